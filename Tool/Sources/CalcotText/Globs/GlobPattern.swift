/// A pattern for paths: `*` and `?` within a part, `**` across parts, `[a-z]`, `[!a]`, `{one,two}`.
///
/// A pattern without `/` matches the name of a file or folder anywhere; with one, it begins at the
/// folder of the configuration. A pattern that matches a folder matches all that lies in it.
public struct GlobPattern: Sendable, Hashable {
  public let text: String
  /// Without braces: `{a,b}c` are two.
  private let alternatives: [Alternative]

  private struct Alternative: Hashable {
    /// One for each part of the path.
    var parts: [[UInt8]]
    var isAnywhere: Bool
  }

  /// Reads a pattern.
  ///
  /// - Throws: ``GlobMistake`` for a bracket or brace without its other, for a pattern without a
  ///   name, and for one whose braces stand for more than 1,000 patterns.
  public init(_ text: String) throws(GlobMistake) {
    guard !text.isEmpty else { throw .isEmpty }
    self.text = text
    alternatives = try BraceExpansion.patterns(of: Array(text.utf8)).map(Self.alternative)
    for alternative in alternatives {
      guard !alternative.parts.isEmpty else { throw .namesNothing }
      guard alternative.parts.allSatisfy(Self.isComplete) else { throw .bracketIsNotClosed }
    }
  }

  private static let separator = UInt8(ascii: "/")
  private static let doubleStar = Array("**".utf8)

  private static func alternative(_ text: [UInt8]) -> Alternative {
    let trimmed = text.last == separator ? Array(text.dropLast()) : text
    return Alternative(
      parts: trimmed.split(separator: separator).map { Array($0) }
        .filter { $0 != [UInt8(ascii: ".")] },
      isAnywhere: !trimmed.contains(separator))
  }

  private static func isComplete(_ part: [UInt8]) -> Bool {
    guard var open = part.firstIndex(of: UInt8(ascii: "[")) else { return true }
    while true {
      guard let close = Wildcard.endOfSet(in: part, from: open) else { return false }
      guard let next = part[close...].firstIndex(of: UInt8(ascii: "[")) else { return true }
      open = next
    }
  }

  /// Returns a Boolean value that indicates whether the pattern matches the path with these parts, or
  /// a folder that it lies in.
  public func matches(parts: [ArraySlice<UInt8>]) -> Bool {
    alternatives.contains { alternative in
      if alternative.isAnywhere {
        parts.contains { Wildcard.matches(alternative.parts[0], $0) }
          || alternative.parts[0] == Self.doubleStar
      } else {
        Self.matches(alternative.parts[...], parts[...])
      }
    }
  }

  /// Backtracks to the last `**` only, which takes one part more each time the rest fails: the time
  /// is at most the product of the lengths.
  private static func matches(
    _ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<ArraySlice<UInt8>>
  ) -> Bool {
    var next = pattern.startIndex
    var at = path.startIndex
    var retry: (next: Int, at: Int)?
    while true {
      // The pattern has ended: the rest of the path lies in the folder that it matches.
      if next == pattern.endIndex { return true }
      if pattern[next] == doubleStar {
        next += 1
        retry = (next, at)
        if next == pattern.endIndex { return at < path.endIndex }
      } else if at < path.endIndex, Wildcard.matches(pattern[next], path[at]) {
        next += 1
        at += 1
      } else if let again = retry, again.at < path.endIndex {
        retry = (again.next, again.at + 1)
        next = again.next
        at = again.at + 1
      } else {
        return false
      }
    }
  }
}

/// A reason why a text is no glob: the end of the sentence "the glob … ".
public enum GlobMistake: String, Error, Sendable {
  case isEmpty = "is empty"
  case namesNothing = "names no file or folder"
  case bracketIsNotClosed = "has a '[' without its ']'"
  case braceIsNotOpened = "has a '}' without its '{'"
  case braceIsNotClosed = "has a '{' without its '}'"
  case hasTooManyAlternatives = "stands for more than 1,000 patterns: write fewer alternatives"
}
