/// A match of a link's segments within one flow.
public struct LinkMatch<R: Sendable>: Sendable {
  /// The routes of all prefixes that have a link, the shortest first; never empty.
  public let routes: [R]
  /// The number of segments that the last route consumes.
  public let consumed: Int
}

extension LinkMatch: Equatable where R: Equatable {}
