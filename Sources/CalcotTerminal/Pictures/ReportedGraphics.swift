/// The answers of a terminal to questions about its support for pictures.
///
/// The questions are asked in two steps, because some terminals print a question that they do not
/// know. First come the name and the attributes, in a form that all terminals can read; only a
/// terminal that has told its name is asked for kitty's protocol.
package struct ReportedGraphics: Equatable, Sendable {
  /// The name of the terminal and its version (XTVERSION).
  private(set) var version: String?
  /// A Boolean value that indicates whether the terminal has reported its attributes (DA1), which
  /// is its last answer.
  private(set) var hasAttributes = false
  private var hasSixels = false
  private var hasKitty = false
  private var colors: Int?
  private(set) var cell: PixelSize?

  /// The first questions: the name, the size of a cell, and the attributes.
  static let question = Array("\u{1B}[>q\u{1B}[16t\u{1B}[c".utf8)
  /// The question for the attributes alone.
  static let questionForAttributes = Array("\u{1B}[c".utf8)
  /// The question for the size of a cell, which changes with the font.
  static let questionForCell = Array("\u{1B}[16t".utf8)

  /// The questions to a terminal that has answered the first ones.
  var furtherQuestion: [UInt8] {
    (version == nil ? [] : KittyGraphics.question)
      + (hasSixels ? Array("\u{1B}[?1;1;0S".utf8) : [])
  }

  /// Returns the best method that the terminal is known to support.
  ///
  /// - Parameters:
  ///   - program: The value of `TERM_PROGRAM`, used if the terminal has not told its name.
  ///   - cell: The size of a cell, if it is known.
  func means(program: String?, cell: PixelSize?) -> Graphics {
    if hasKitty { return .kitty }
    let name = version ?? (hasAttributes ? program : nil) ?? ""
    if ["iTerm", "WezTerm"].contains(where: name.hasPrefix) { return .inlineFiles }
    if hasSixels, let cell {
      return .sixel(cell: cell, colors: min(colors ?? 16, IndexedBitmap.mostColors))
    }
    return .halfBlocks
  }

  /// Returns a Boolean value that indicates whether a size is plausible for a cell.
  static func isUsual(_ cell: PixelSize) -> Bool {
    (1...100).contains(cell.width) && (1...100).contains(cell.height)
  }

  /// Takes the parameters of a control sequence. Ignores sequences that are not answers.
  mutating func take(_ parameters: [UInt8], endingIn final: UInt8) {
    guard "cSt".utf8.contains(final) else { return }
    let text = String(decoding: parameters, as: UTF8.self)
    let numbers = text.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? -1 }
    switch (Unicode.Scalar(final), text.first == "?") {
    case ("c", true):
      hasAttributes = true
      hasSixels = numbers.dropFirst().contains(4)
    case ("S", true) where numbers.starts(with: [1, 0]) && numbers.count > 2:
      colors = max(numbers[2], 2)
    case ("t", false) where numbers.first == 6 && numbers.count == 3:
      let size = PixelSize(width: numbers[2], height: numbers[1])
      if Self.isUsual(size) { cell = size }
    default: break
    }
  }

  /// Takes a device report, such as `P>|XTerm(379)` or `_Gi=31;OK`; others are ignored.
  mutating func take(_ report: String) {
    if report.hasPrefix("P>|") { version = String(report.dropFirst(3)) }
    if report.hasPrefix("_Gi=31"), report.hasSuffix(";OK") { hasKitty = true }
  }
}
