/// An error that occurs while parsing a link.
package struct LinkError: Error, Hashable, Sendable {
  /// The maximum length of a link that is parsed or printed, in bytes of UTF-8.
  package static var mostBytes: Int { 8192 }

  /// A problem with a link.
  package enum Problem: Hashable, Sendable {
    /// The link is longer than ``mostBytes``.
    case tooLong
    /// The link has more than this number of pieces.
    case tooManyPieces(Int)
    /// No segment follows a marker.
    case emptyPiece
    /// The link is neither a URL nor a path.
    case noPath
    /// Two `/` are adjacent.
    case emptySegment
    /// A segment is `.` or `..`.
    case relativeSegment
    /// A `%` is not followed by two hexadecimal digits.
    case badEscape
    /// The escapes of a segment, a name or a value are not UTF-8.
    case notUTF8
    /// The link contains a control character.
    case controlCharacter
  }

  package let problem: Problem
  /// The link, truncated if it is long.
  package let link: String
  /// The position of the problem, in bytes of UTF-8 from the start of the link.
  package let offset: Int

  init(_ problem: Problem, in link: String, at offset: Int) {
    self.problem = problem
    self.offset = offset
    let start = link.unicodeScalars.prefix(Self.mostShown)
    let shown = String.UnicodeScalarView(start.map { $0.isControl ? "\u{FFFD}" : $0 })
    self.link = String(shown) + (start.endIndex == link.endIndex ? "" : "…")
  }

  private static var mostShown: Int { 200 }
}

extension LinkError: CustomStringConvertible {
  /// A description of the link, the position, the problem, and a remedy.
  package var description: String { "the link \"\(link)\", at byte \(offset): \(problem)" }
}

extension LinkError.Problem: CustomStringConvertible {
  /// A description of the problem and a remedy.
  package var description: String {
    switch self {
    case .tooLong: "it is longer than \(LinkError.mostBytes) bytes: shorten it"
    case .tooManyPieces(let most):
      "this is one more than \(most) pieces, which markers begin: leave some out, or raise "
        + "the registry's mostLinkPieces"
    case .emptyPiece: "nothing follows this marker: write the path of a place after it"
    case .noPath: "no path starts here: write \"/path\" or \"scheme://host/path\""
    case .emptySegment: "a segment is empty: leave one \"/\" out"
    case .relativeSegment: "a link has no \".\" and no \"..\": write the whole path"
    case .badEscape:
      "\"%\" needs two hexadecimal digits after it: write \"%25\" for the sign itself"
    case .notUTF8: "what is escaped here is not UTF-8: escape each of its bytes"
    case .controlCharacter: "there is a control character: leave it out"
    }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether this is a control character, which links never contain.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
