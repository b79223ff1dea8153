/// The path and the query of a link, parsed but not yet resolved to routes.
///
/// An address starts at the app's root. Markers separate its pieces: a piece after `-` is pushed
/// over what precedes it, a piece after `+` or `++` is a modal over it.
///
/// ```swift
/// try LinkAddress("https://example.org/groups/42/members?search=ann")
/// try LinkAddress("/groups/42/-/people/7/+/invite")
/// ```
///
/// The scheme, host and fragment of a link are ignored. Every address prints as a link that parses
/// as the same address.
public struct LinkAddress: Hashable, Sendable {
  /// The way in which a piece of an address covers what precedes it.
  public enum Marker: String, Hashable, Sendable, Codable, CaseIterable {
    /// Pushed on the stack.
    case push = "-"
    /// A sheet of any kind over everything before it.
    case sheet = "+"
    /// A full screen modal over everything before it.
    case fullScreen = "++"
  }

  /// The segments after a marker.
  public struct Piece: Hashable, Sendable {
    /// The way in which the piece covers what precedes it.
    public let marker: Marker
    /// The decoded segments; empty for the root of the piece's place.
    public let segments: [String]

    /// Creates a piece of a marker and the segments after it.
    public init(_ marker: Marker, _ segments: [String]) {
      self.marker = marker
      self.segments = segments
    }
  }

  /// The decoded segments before the first marker; empty for the app's root.
  public let segments: [String]
  /// The pieces over the first segments, in order.
  public let over: [Piece]
  /// The query of the whole address.
  public let query: LinkQuery

  /// The maximum length of a link that is parsed or printed, in bytes of UTF-8.
  public static var mostBytes: Int { 8192 }

  /// Parses a full URL, or a path that starts with `/`. Linear in the length of the link.
  ///
  /// - Throws: An error that describes the problem, its place, and a remedy.
  public init(_ link: String) throws(LinkError) {
    let reader = try LinkReader(link)
    let path = try reader.path()
    segments = path.segments
    over = path.over
    query = LinkQuery(try reader.query())
    // NB: escapes lengthen a link; reject one that would be too long to parse again.
    guard description.utf8.count <= Self.mostBytes else {
      throw LinkError(.tooLong, in: link, at: Self.mostBytes)
    }
  }

  /// Creates an address of these parts.
  ///
  /// - Throws: An error if its link would be too long or contain a control character.
  public init(
    _ segments: [String], over: [Piece] = [], query: LinkQuery = LinkQuery()
  ) throws(LinkError) {
    try self.init(Self.link(segments, over, query))
  }

  private static func link(_ segments: [String], _ over: [Piece], _ query: LinkQuery) -> String {
    var raw = segments.map(LinkEscapes.segment)
    for piece in over { raw += [piece.marker.rawValue] + piece.segments.map(LinkEscapes.segment) }
    let items = query.items.map {
      LinkEscapes.escaped($0.name) + "=" + LinkEscapes.escaped($0.value)
    }
    return "/" + raw.joined(separator: "/")
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}

extension LinkAddress: CustomStringConvertible {
  /// The link from its first `/`, in canonical form.
  public var description: String { Self.link(segments, over, query) }
}

extension LinkAddress: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let link = try container.decode(String.self)
    do {
      try self.init(link)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
