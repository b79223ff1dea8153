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
