import SwiftParser
import SwiftSyntax

/// A screen with its sources in neutral words, ready to be compared with others.
struct NeutralScreen {
  let screen: HouseScreen
  /// The sources by the neutral names of their files.
  var sources: [String: NeutralSource]

  init(_ screen: HouseScreen) {
    self.screen = screen
    sources = [:]
    for file in screen.files {
      let name = screen.stem.neutralized(file.name)
      let tree = Parser.parse(source: screen.stem.neutralized(file.text))
      sources[name] = NeutralSource(
        file: file, path: screen.stem.neutralized(path: file.path), original: tree, tree: tree)
    }
  }

  var trees: [SourceFileSyntax] { sources.sorted { $0.key < $1.key }.map(\.value.tree) }
}

/// A file of a screen in neutral words.
struct NeutralSource {
  let file: HouseFile
  /// The path of the file, in neutral words.
  let path: String
  /// The source as it was.
  let original: SourceFileSyntax
  var tree: SourceFileSyntax
}
