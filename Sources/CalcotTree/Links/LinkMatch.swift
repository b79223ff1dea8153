/// How far a link leads within one flow.
public struct LinkMatch<R: Sendable>: Sendable {
  /// The routes of all prefixes that have a link, the shortest first; never empty.
  public let routes: [R]
  /// How many segments the last of the routes stands for.
  public let consumed: Int
}

extension LinkMatch: Equatable where R: Equatable {}
