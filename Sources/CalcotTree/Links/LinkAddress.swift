/// The path and the query of a link, parsed but not yet resolved to routes.
///
/// An address starts at the app's root. Markers separate its pieces: a piece after `-` is pushed
/// over what precedes it, a piece after `+` or `++` is a modal over it, and a piece after `=` is on
/// the next side of a split.
///
/// ```swift
/// try LinkAddress("https://example.org/groups/42/members?search=ann")
/// try LinkAddress("/groups/42/-/people/7/+/invite")
/// ```
///
/// The scheme, host and fragment of a link are ignored. Every address prints as a link that parses
/// as the same address with the same limit of pieces.
package struct LinkAddress: Hashable, Sendable, CustomStringConvertible {
  /// The decoded segments before the first marker; empty for the app's root.
  package let segments: [String]
  /// The pieces over the first segments, in order.
  package let over: [LinkPiece]
  /// The query of the whole address.
  package let query: LinkQuery
  /// The link from its first `/`, in canonical form.
  package let description: String

  /// Parses a full URL, or a path that starts with `/`. Linear in the length of the link.
  ///
  /// - Parameter mostPieces: The maximum number of pieces: each becomes a screen, or more.
  /// - Throws: An error that describes the problem, its place, and a remedy.
  package init(
    _ link: String, mostPieces: Int = RouteRegistry.usualLinkPieces
  ) throws(LinkError) {
    let reader = try LinkReader(link)
    let path = try reader.path(mostPieces: mostPieces)
    segments = path.segments
    over = path.over
    query = LinkQuery(try reader.query())
    description = Self.link(segments, over, query)
    // NB: escapes lengthen a link; reject one that would be too long to parse again.
    guard description.utf8.count <= LinkError.mostBytes else {
      throw LinkError(.tooLong, in: link, at: LinkError.mostBytes)
    }
  }

  /// Creates an address of these parts.
  ///
  /// - Throws: An error if its link would be too long or contain a control character.
  package init(
    _ segments: [String], over: [LinkPiece] = [], query: LinkQuery = LinkQuery(),
    mostPieces: Int = RouteRegistry.usualLinkPieces
  ) throws(LinkError) {
    try self.init(Self.link(segments, over, query), mostPieces: mostPieces)
  }

  /// The approximate number of bytes needed to keep the address.
  package var weight: Int {
    let texts = over.reduce(segments.count + query.items.count) { $0 + 1 + $1.segments.count }
    return description.utf8.count + texts * 64
  }

  private static func link(_ segments: [String], _ over: [LinkPiece], _ query: LinkQuery) -> String
  {
    var raw = segments.map(LinkEscapes.segment)
    for piece in over { raw += [piece.marker.rawValue] + piece.segments.map(LinkEscapes.segment) }
    let items = query.items.map {
      LinkEscapes.escaped($0.name) + "=" + LinkEscapes.escaped($0.value)
    }
    return "/" + raw.joined(separator: "/")
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}
