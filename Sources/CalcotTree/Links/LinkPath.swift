/// The part of a link that represents one route, relative to the route's flow.
package struct LinkPath: Hashable, Sendable {
  /// The decoded segments; empty for the flow's own place.
  package let segments: [String]
  /// The items that the route adds to the query.
  package let query: LinkQuery

  /// Creates a path of segments and a query.
  package init(segments: [String], query: LinkQuery = LinkQuery()) {
    self.segments = segments
    self.query = query
  }

  /// A Boolean value that indicates whether the path can be part of a link.
  var isPrintable: Bool {
    let texts = segments + query.items.flatMap { [$0.name, $0.value] }
    return !texts.contains { $0.unicodeScalars.contains(where: \.isControl) }
  }
}
