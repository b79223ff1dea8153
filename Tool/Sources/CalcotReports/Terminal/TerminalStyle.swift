import CalcotFindings

/// The colors of a terminal, or none.
struct TerminalStyle {
  let hasColors: Bool

  func bold(_ text: String) -> String { painted(text, "1") }
  func faint(_ text: String) -> String { painted(text, "2") }
  func caret(_ text: String) -> String { painted(text, "1;32") }

  func colored(_ text: String, for severity: Severity) -> String {
    switch severity {
    case .error: painted(text, "1;31")
    case .warning: painted(text, "1;33")
    case .info: painted(text, "1;36")
    }
  }

  /// Returns the grade on its own color, or in brackets without colors.
  func badge(_ grade: Grade) -> String {
    guard hasColors else { return "(\(grade.rawValue))" }
    let colour =
      switch grade {
      case .a: "30;42"
      case .b: "30;46"
      case .c: "30;43"
      case .d: "97;41"
      }
    return painted(" \(grade.rawValue) ", colour)
  }

  private func painted(_ text: String, _ codes: String) -> String {
    hasColors ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
