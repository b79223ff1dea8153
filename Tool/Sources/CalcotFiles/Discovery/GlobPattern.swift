/// A pattern for paths: `*` and `?` within a part, `**` across parts, `[a-z]`, `[!a]`, `{one,two}`.
///
/// A pattern without `/` matches the name of a file or folder anywhere; with one, it begins at the
/// folder of the configuration. What matches a folder matches all that lies in it.
public struct GlobPattern: Sendable, Hashable {
  public let text: String
  /// Without braces: `{a,b}c` are two.
  private let alternatives: [Alternative]

  private struct Alternative: Hashable {
    /// One for each part of the path.
    var parts: [[UInt8]]
    var isAnywhere: Bool
  }

  /// Fails for a bracket or brace that is not closed, for an empty pattern, and for one whose braces
  /// stand for more than 1,000 patterns.
  public init?(_ text: String) {
    guard let texts = BraceExpansion.patterns(of: Array(text.utf8)) else { return nil }
    self.text = text
    alternatives = texts.map(Self.alternative)
    guard alternatives.allSatisfy({ !$0.parts.isEmpty && $0.parts.allSatisfy(Self.isComplete) })
    else { return nil }
  }

  private static func alternative(_ text: [UInt8]) -> Alternative {
    let trimmed = text.last == Path.separator ? Array(text.dropLast()) : text
    return Alternative(
      parts: trimmed.split(separator: Path.separator).map { Array($0) }.filter { $0 != [46] },
      isAnywhere: !trimmed.contains(Path.separator))
  }

  private static func isComplete(_ part: [UInt8]) -> Bool {
    guard var open = part.firstIndex(of: UInt8(ascii: "[")) else { return true }
    while true {
      guard let close = PartMatcher.endOfSet(in: part, from: open) else { return false }
      guard let next = part[close...].firstIndex(of: UInt8(ascii: "[")) else { return true }
      open = next
    }
  }

  /// Whether the pattern matches the path or a folder that it lies in.
  public func matches(_ path: Path) -> Bool {
    let parts = path.parts
    return alternatives.contains { alternative in
      if alternative.isAnywhere {
        parts.contains { PartMatcher.matches(alternative.parts[0], $0) }
          || alternative.parts[0] == Array("**".utf8)
      } else {
        Self.matches(alternative.parts[...], parts[...])
      }
    }
  }

  /// The textbook's two-finger way: `**` takes one part more each time the rest fails, and only the
  /// last `**` has to be tried again, so that no pattern takes more than their product.
  private static func matches(
    _ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<ArraySlice<UInt8>>
  ) -> Bool {
    let doubleStar = Array("**".utf8)
    var next = pattern.startIndex
    var at = path.startIndex
    var retry: (next: Int, at: Int)?
    while true {
      // The pattern is done: what is left of the path lies in the folder that matched.
      if next == pattern.endIndex { return true }
      if pattern[next] == doubleStar {
        next += 1
        retry = (next, at)
        if next == pattern.endIndex { return at < path.endIndex }
      } else if at < path.endIndex, PartMatcher.matches(pattern[next], path[at]) {
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
