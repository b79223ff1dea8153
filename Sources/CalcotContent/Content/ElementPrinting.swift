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
    case .button(let label, let role, let isEnabled):
      "button \"\(label)\"\(role == .normal ? "" : " \(role.rawValue)")\(isEnabled ? "" : " disabled")"
    case .field(let field): field.line
    case .list(let label, let rows):
      (label.map { "list \"\($0)\"" } ?? "list") + rows.note
    case .row(let row): row.line
    case .link(let label): "link \"\(label)\"" + (address.map { " to \($0)" } ?? "")
    case .section(let header, let footer):
      (header.map { "section \"\($0)\"" } ?? "section") + (footer.map { " footer \"\($0)\"" } ?? "")
    case .emptyState(let title, let message):
      "empty \"\(title)\"" + (message.map { " \"\($0)\"" } ?? "")
    case .activity(let label): "activity \"\(label)\""
    case .progress(let value): "progress \"\(value.label)\" \(value.percentage)"
    }
  }
}

extension RowWindow {
  /// The range of the built rows, if not all are.
  fileprivate var note: String {
    isWhole ? "" : " rows \(range.lowerBound + 1)–\(range.upperBound) of \(total)"
  }
}

extension RowValue {
  fileprivate var line: String {
    let words = [title, detail].compactMap { $0 }.map { "\"\($0)\"" }.joined(separator: " ")
    let note = badge.map { " badge \"\($0)\"" } ?? ""
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
    return isEnabled ? line : line + " disabled"
  }

  /// The text as the user reads it: the labels of chosen options, and nothing of a secret.
  package var shownText: String {
    switch kind {
    case .line(.password): String(repeating: "•", count: text.count)
    case .choice(let input):
      input.chosen(in: text).map(\.label).joined(separator: ", ")
    case .number(let input): text.isEmpty ? "" : text + (input.unit.map { " " + $0 } ?? "")
    case .date: text.asReadDate
    case .line, .lines, .toggle: text
    }
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
