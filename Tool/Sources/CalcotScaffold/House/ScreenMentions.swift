import SwiftSyntax

/// The lines of a codebase that name a screen. A copy of the screen may need similar lines.
struct ScreenMentions {
  /// The lines as `path:line: text`, each once.
  private(set) var lines: [String] = []

  /// Adds the lines of a file that use a name, or import a module called as the screen.
  mutating func add(_ tree: SourceFileSyntax, at path: String, naming names: Set<String>) {
    add(tree, at: path) { token in
      guard case .identifier(let text) = token.tokenKind else { return false }
      return names.contains(text)
    }
  }

  /// Adds the imports of the screen's own file that stay as they are, although they have its stem.
  mutating func addImports(of tree: SourceFileSyntax, at path: String, _ stem: ScreenStem) {
    add(tree, at: path) { token in
      token.ancestorOrSelf { $0.as(ImportDeclSyntax.self) } != nil && stem.stands(in: token.text)
    }
  }

  /// Adds the lines of a manifest that have the stem in a text.
  mutating func addManifest(_ tree: SourceFileSyntax, at path: String, _ stem: ScreenStem) {
    add(tree, at: path) { token in
      guard case .stringSegment(let text) = token.tokenKind else { return false }
      return stem.stands(in: text)
    }
  }

  private mutating func add(
    _ tree: SourceFileSyntax, at path: String, where isMention: (TokenSyntax) -> Bool
  ) {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let texts = converter.sourceLines
    var last = 0
    for token in tree.tokens(viewMode: .sourceAccurate) where isMention(token) {
      let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
      guard line != last, texts.indices.contains(line - 1) else { continue }
      last = line
      let text = texts[line - 1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      lines.append("\(path):\(line): \(text)")
    }
  }
}
