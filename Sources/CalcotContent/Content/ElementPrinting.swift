import CalcotTree

extension Element: CustomStringConvertible {
  /// The element and its descendants, one per line.
  public var description: String { lines(indentation: "").joined(separator: "\n") }

  func lines(indentation: String) -> [String] {
    [indentation + line] + children.flatMap { $0.lines(indentation: indentation + "  ") }
  }

  private var line: String {
    switch kind {
    case .text(let text, .body): "text \"\(text)\""
    case .text(let text, let role): "\(role.rawValue) \"\(text)\""
    case .label(let text, let symbol): "label \"\(text)\" symbol \(symbol)"
    case .image(let image): image.line
    case .button(let button): button.line
    case .field(let field): field.line
    case .list(let label, let rows, let layout):
      (label.map { "\(layout.name) \"\($0)\"" } ?? layout.name) + rows.note
    case .table(let columns):
      "table "
        + columns.map { "\"\($0.title)\"\($0.order.map { " \($0)" } ?? "")" }.joined(separator: " ")
    case .row(let row): row.line
    case .link(let label): "link \"\(label)\"" + (address.map { " to \($0)" } ?? "")
    case .section(let header, let footer):
      (header.map { "section \"\($0)\"" } ?? "section") + (footer.map { " footer \"\($0)\"" } ?? "")
    case .emptyState(let state):
      "empty \"\(state.title)\"" + (state.message.map { " \"\($0)\"" } ?? "")
        + (state.symbol.map { " symbol \($0)" } ?? "")
    case .line: "line"
    case .schedule(_, let leading, let today, let isMonth):
      (isMonth ? "month from \(leading)" : "week") + (today.map { " today \($0)" } ?? "")
    case .activity(let label): "activity \"\(label)\""
    case .progress(let value): "progress \"\(value.label)\" \(value.percentage)"
    case .metric(let metric):
      "metric \"\(metric.label)\" \"\(metric.value)\""
        + (metric.trend.map { " \($0.direction) \"\($0.text)\"" } ?? "")
    case .native(let piece): "native \"\(piece.label)\""
    case .chart(let chart):
      "chart \"\(chart.label)\" \(chart.style) "
        + chart.series.map { series in
          (series.name.isEmpty ? "" : "\"\(series.name)\" ")
            + series.points.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
        }.joined(separator: "; ")
    }
  }
}

extension ListLayout {
  fileprivate var name: String {
    switch self {
    case .rows: "list"
    case .grid: "grid"
    }
  }
}

extension ButtonValue {
  fileprivate var line: String {
    var line = "button \"\(label)\""
    if let symbol { line += " symbol \(symbol)" }
    if role != .normal { line += " \(role.rawValue)" }
    return isEnabled ? line : line + " disabled"
  }
}

extension ImageValue {
  fileprivate var line: String {
    let words = label.map { " \"\($0)\"" } ?? ""
    if let problem { return "\(role)\(words) problem \(problem)" }
    return "\(role)\(words) \(source.map { "\($0)" } ?? "loading")"
  }
}

extension ImageSource: CustomStringConvertible {
  /// The kind of the source, with a short description of its content.
  public var description: String {
    switch self {
    case .data(let image): "\(image)"
    case .address(let address): "\(address)"
    case .symbol(let symbol): "symbol \(symbol)"
    case .initials(let letters): "initials \(letters)"
    }
  }
}

extension RowWindow {
  /// The range of the built rows, or an empty text if all are built.
  fileprivate var note: String {
    isWhole ? "" : " rows \(range.lowerBound + 1)–\(range.upperBound) of \(total)"
  }
}

extension RowValue {
  fileprivate var line: String {
    let words = ([title, detail].compactMap { $0 } + cells).map { "\"\($0)\"" }
      .joined(separator: " ")
    let note =
      (badge.map { " badge \"\($0)\"" } ?? "") + (image.map { " \($0.line)" } ?? "")
      + (color.map { " color \($0)" } ?? "") + (isHero ? " hero" : "")
    return switch use {
    case .none: "row \(words)\(note) plain"
    case .acts: "row \(words)\(note) acts"
    case .leads: "row \(words)\(note)"
    case .checks(let isOn): "row \(words)\(note) \(isOn ? "checked" : "unchecked")"
    }
  }
}

extension FieldValue {
  fileprivate var line: String {
    var line = "\(kind.name) \"\(label)\": \"\(shownText)\""
    if let placeholder, text.isEmpty { line += " placeholder \"\(placeholder)\"" }
    if let problem { line += " problem \(problem)" }
    if let error { line += " error \"\(error)\"" }
    if case .line(let role) = kind, role != .normal { line += " \(role.rawValue)" }
    if isRequired { line += " required" }
    if let counter { line += " \(counter)" }
    return isEnabled ? line : line + " disabled"
  }

  /// The text as the user reads it: chosen options by their labels, and a password masked.
  public var shownText: String {
    switch kind {
    case .line(let role) where role.isMasked: text.masked
    case .choice(let input):
      input.chosen(in: text).map(\.label).joined(separator: ", ")
    case .number(let input): text.isEmpty ? "" : text + (input.unit.map { " " + $0 } ?? "")
    case .date: text.asReadDate
    case .line, .lines, .toggle: text
    }
  }
}

extension FieldKind {
  /// A Boolean value that indicates whether the text must not be kept: a password or a code.
  package var isSecret: Bool { isMasked || self == .line(.oneTimeCode) }
}

extension String {
  /// A text of the same length with all characters masked.
  package var masked: String { String(repeating: "•", count: count) }

  /// Returns a Boolean value that indicates whether this text equals another one, or is that text
  /// with parts of it masked.
  package func isMasking(_ other: String) -> Bool {
    self == other
      || count == other.count && zip(self, other).allSatisfy { $0 == $1 || $0 == "•" }
  }
}

extension FieldKind {
  fileprivate var name: String {
    switch self {
    case .line, .lines: "field"
    case .toggle: "toggle"
    case .choice: "choice"
    case .number: "number"
    case .date: "date"
    }
  }
}

extension ScreenContent: CustomStringConvertible {
  /// The whole screen as indented lines; equal screens have equal descriptions.
  public var description: String {
    var lines = ["screen \"\(title)\""]
    if !toolbar.isEmpty {
      lines.append("  toolbar")
      lines += toolbar.flatMap { $0.lines(indentation: "    ") }
    }
    lines += body.flatMap { $0.lines(indentation: "  ") }
    return lines.joined(separator: "\n")
  }
}
