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
    case .textField(let field): field.line
    case .list(let label, let rows):
      (label.map { "list \"\($0)\"" } ?? "list") + rows.note
    case .row(let title, let detail, let opens):
      "row \"\(title)\"\(detail.map { " \"\($0)\"" } ?? "")\(opens ? "" : " plain")"
    case .section(let header): header.map { "section \"\($0)\"" } ?? "section"
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

extension TextFieldValue {
  fileprivate var line: String {
    var line = "field \"\(label)\": \"\(text)\""
    if let placeholder, text.isEmpty { line += " placeholder \"\(placeholder)\"" }
    if let error { line += " error \"\(error)\"" }
    if role != .normal { line += " \(role.rawValue)" }
    return isEnabled ? line : line + " disabled"
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
