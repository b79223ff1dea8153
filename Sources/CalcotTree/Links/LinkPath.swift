/// Where a route stands, seen from the start of its flow: what a printed route adds to a link.
public struct LinkPath: Hashable, Sendable {
  /// The decoded segments; empty for the place where the flow stands.
  public let segments: [String]
  public let query: LinkQuery

  /// The path of `segments` and `query`.
  public init(segments: [String], query: LinkQuery = LinkQuery()) {
    self.segments = segments
    self.query = query
  }

  /// Whether a link can say it.
  var isPrintable: Bool {
    let texts = segments + query.items.flatMap { [$0.name, $0.value] }
    return !texts.contains { $0.unicodeScalars.contains(where: \.isControl) }
  }
}
