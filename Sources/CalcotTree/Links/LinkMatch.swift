/// A match of a link's segments within one flow.
package struct LinkMatch<R: Sendable>: Sendable {
  /// The routes of all prefixes that have a link, the shortest first; never empty.
  package let routes: [R]
  /// The number of segments that the last route consumes.
  package let consumed: Int
}

extension LinkMatch: Equatable where R: Equatable {}
