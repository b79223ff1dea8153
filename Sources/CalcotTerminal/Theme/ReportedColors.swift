package import CalcotContent

/// The colors that a terminal has reported.
package struct ReportedColors: Equatable, Sendable {
  package private(set) var background: RGB?
  package private(set) var text: RGB?

  /// The question for both colors (OSC 10 and 11).
  static let question = Array("\u{1B}]10;?\u{07}\u{1B}]11;?\u{07}".utf8)

  /// Takes a device report, such as `]11;rgb:ffff/ffff/ffff`. Others are ignored.
  mutating func take(_ report: String) {
    let parts = report.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let color = RGB(reported: parts[1]) else { return }
    switch parts[0] {
    case "]10": text = color
    case "]11": background = color
    default: break
    }
  }
}

extension RGB {
  /// Creates a color from a terminal's report, such as `rgb:ffff/8000/0`, with one to four digits
  /// per component (XParseColor), or returns `nil` for any other text.
  init?(reported text: some StringProtocol) {
    guard text.hasPrefix("rgb:") || text.hasPrefix("rgba:"), let colon = text.firstIndex(of: ":")
    else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "/").map { digits -> Double? in
      guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16), value >= 0
      else { return nil }
      return Double(value) / Double(1 << (4 * digits.utf8.count) - 1)
    }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    self.init(red, green, blue)
  }
}
