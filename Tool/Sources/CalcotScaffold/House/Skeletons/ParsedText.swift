import SwiftParser
import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Creates a statement from its text, which is valid.
  init(parsing text: String) {
    guard let item = Parser.parse(source: text).statements.first else {
      preconditionFailure("'\(text)' is no statement")
    }
    self = item.trimmed
  }
}

extension ExprSyntax {
  /// Creates an expression from its text, which is valid.
  init(parsing text: String) {
    guard let expression = CodeBlockItemSyntax(parsing: text).item.as(ExprSyntax.self) else {
      preconditionFailure("'\(text)' is no expression")
    }
    self = expression.detached
  }
}

extension SourceFileSyntax {
  /// Returns the syntax of a source.
  static func parsed(_ text: String) -> SourceFileSyntax { Parser.parse(source: text) }
}

extension Trivia {
  /// The end of a line and the margin behind it, without blank lines before.
  var oneLine: Trivia {
    let margin = reversed().prefix { if case .newlines = $0 { false } else { true } }.reversed()
    return Trivia(pieces: [.newlines(1)] + margin)
  }
}
