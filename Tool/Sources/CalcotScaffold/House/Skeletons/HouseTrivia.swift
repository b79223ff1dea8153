import SwiftSyntax

/// The comments of a house that a new screen has, too: its headings.
extension Trivia {
  /// A `// MARK:` heading; nil if there is none.
  var heading: Trivia? {
    let pieces = filter { piece in
      guard case .lineComment(let text) = piece else { return false }
      return Self.isHeading(text)
    }
    return pieces.isEmpty ? nil : Trivia(pieces: pieces)
  }

  private static func isHeading(_ text: String) -> Bool {
    text.drop { $0 == "/" || $0 == " " }.hasPrefix("MARK:")
  }

  /// Returns the trivia with a heading above its line, in place of any other.
  func withHeading(_ heading: Trivia?) -> Trivia {
    guard let heading, self.heading == nil, let first = heading.first else { return self }
    let margin = reversed().prefix { if case .newlines = $0 { false } else { true } }.reversed()
    var pieces = Array(self.pieces.dropLast(margin.count))
    if pieces.isEmpty { pieces = [.newlines(1)] }
    return Trivia(pieces: pieces + margin + [first, .newlines(2)] + margin)
  }

  /// Returns the trivia with as many line ends in front as others have.
  func beginning(like other: Trivia) -> Trivia {
    guard case .newlines(let count)? = other.first, case .newlines? = first else { return self }
    return Trivia(pieces: [.newlines(count)] + dropFirst())
  }

  /// The trivia without comments that say something of one screen.
  var withoutRemarks: Trivia {
    var kept: [TriviaPiece] = []
    var dropsLine = false
    for piece in pieces {
      switch piece {
      case .lineComment(let text) where Self.isHeading(text):
        kept.append(piece)
      case .lineComment, .docLineComment, .blockComment, .docBlockComment:
        while case .spaces? = kept.last { kept.removeLast() }
        while case .tabs? = kept.last { kept.removeLast() }
        dropsLine = true
      case .newlines(let count) where dropsLine:
        dropsLine = false
        // NB: the end of the line on which the comment stood alone.
        if case .newlines? = kept.last {
          if count > 1 { kept.append(.newlines(count - 1)) }
        } else {
          kept.append(piece)
        }
      default:
        kept.append(piece)
      }
    }
    return Trivia(pieces: kept)
  }
}

/// Takes remarks out of a source.
final class RemarkRemover: SyntaxRewriter {
  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    var token = token
    token.leadingTrivia = token.leadingTrivia.withoutRemarks
    token.trailingTrivia = Trivia(
      pieces: token.trailingTrivia.withoutRemarks.pieces)
    return token
  }
}
