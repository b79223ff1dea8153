/// The path and the query of a link, as a value: where the link leads, before any route is known.
///
/// An address starts at the app's root. Two kinds of marker stand between its pieces: what follows
/// a `-` is pushed over what stands before it, what follows a `+` or a `++` is a modal over it.
///
/// ```swift
/// try LinkAddress("https://example.org/groups/42/members?search=ann")
/// try LinkAddress("/groups/42/-/people/7/+/invite")
/// ```
///
/// Scheme, host and fragment of a link are ignored. Every address prints as a link that reads back
/// as the same address.
public struct LinkAddress: Hashable, Sendable {
  /// How a piece of an address stands over what is before it.
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
    public let marker: Marker
    /// The decoded segments; empty for the root of what is shown there.
    public let segments: [String]

    /// The piece in which `segments` follow `marker`.
    public init(_ marker: Marker, _ segments: [String]) {
      self.marker = marker
      self.segments = segments
    }
  }

  /// The decoded segments before the first marker; empty for the app's root.
  public let segments: [String]
  /// The pieces that stand over them, in order.
  public let over: [Piece]
  public let query: LinkQuery

  /// The longest link that is read or printed, in bytes of UTF-8.
  public static var mostBytes: Int { 8192 }

  /// Reads a full URL, or a path that starts with `/`. Linear in the length of the link.
  ///
  /// - Throws: what is wrong with the link, where, and what to do about it.
  public init(_ link: String) throws(LinkError) {
    let reader = try LinkReader(link)
    let path = try reader.path()
    segments = path.segments
    over = path.over
    query = LinkQuery(try reader.query())
    // NB: escapes make a link longer; one that could not be read again must not come in either.
    guard description.utf8.count <= Self.mostBytes else {
      throw LinkError(.tooLong, in: link, at: Self.mostBytes)
    }
  }

  /// The address of these parts.
  ///
  /// - Throws: when its link would be too long or have a control character in it.
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
  /// The link from its `/` on, in the one way in which it is printed.
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
