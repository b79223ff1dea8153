/// Why a link could not be read.
public struct LinkError: Error, Hashable, Sendable {
  /// What is wrong with a link.
  public enum Problem: Hashable, Sendable {
    /// It is longer than ``LinkAddress/mostBytes``.
    case tooLong
    /// It is neither a URL nor a path.
    case noPath
    /// Two `/` follow each other.
    case emptySegment
    /// A segment is `.` or `..`.
    case relativeSegment
    /// A `%` is not followed by two hexadecimal digits.
    case badEscape
    /// The escapes of a segment, a name or a value are not UTF-8.
    case notUTF8
    /// There is a control character in it.
    case controlCharacter
  }

  public let problem: Problem
  /// The link, or its beginning when it is long.
  public let link: String
  /// Where the problem is, in bytes of UTF-8 from the start of the link.
  public let offset: Int

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
  /// The link, the place, what is wrong there, and what to do about it.
  public var description: String { "the link \"\(link)\", at byte \(offset): \(problem)" }
}

extension LinkError.Problem: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .tooLong: "it is longer than \(LinkAddress.mostBytes) bytes: shorten it"
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
  /// Whether it is a control character, which no link has.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
