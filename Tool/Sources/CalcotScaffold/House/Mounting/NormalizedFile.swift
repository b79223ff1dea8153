import SwiftParser
import SwiftSyntax

/// A file that names a screen, beside the same file in neutral words: places in one are places in the
/// other, as only names differ.
struct NormalizedFile {
  let file: HouseFile
  /// The file in neutral words.
  let tree: SourceFileSyntax
  /// The ends of the original's tokens, by the positions of their neutral twins.
  private let ends: [AbsolutePosition: Int]
  private let starts: [AbsolutePosition: Int]

  /// Creates the twin; nil if the file does not name the screen.
  init?(of file: HouseFile, naming stem: ScreenStem) {
    let neutral = stem.neutralized(file.text)
    guard neutral != file.text else { return nil }
    self.file = file
    tree = Parser.parse(source: neutral)
    let pairs = zip(
      tree.tokens(viewMode: .sourceAccurate),
      Parser.parse(source: file.text).tokens(viewMode: .sourceAccurate))
    var ends: [AbsolutePosition: Int] = [:]
    var starts: [AbsolutePosition: Int] = [:]
    for (twin, token) in pairs {
      ends[twin.position] = token.endPosition.utf8Offset
      starts[twin.position] = token.endPositionBeforeTrailingTrivia.utf8Offset
    }
    self.ends = ends
    self.starts = starts
  }

  /// Returns the offset in the original behind a neutral node, and behind a comment on its last line.
  func end(of node: some SyntaxProtocol) -> Int {
    node.lastToken(viewMode: .sourceAccurate).flatMap { ends[$0.position] } ?? file.text.utf8.count
  }

  /// Returns the offset in the original at which the text of a neutral node ends.
  func textEnd(of node: some SyntaxProtocol) -> Int {
    node.lastToken(viewMode: .sourceAccurate).flatMap { starts[$0.position] }
      ?? file.text.utf8.count
  }
}
