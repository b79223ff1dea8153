/// The protocol of one kind of server: the messages of a browser's own script, as far as the
/// measurements need them. One value belongs to one session.
protocol Speaker: SendableMetatype {
  /// The name in the tables.
  static var name: String { get }

  init(_ page: FetchedPage)

  /// The path of the WebSocket, and the additional headers of its request.
  var path: String { get }
  var headers: [String] { get }
  /// The first message, unless the server begins.
  var greeting: String? { get }

  /// Returns the next event, which changes the page.
  mutating func event() -> String
  /// Processes a message.
  mutating func take(_ text: String) -> Heard
}

/// The meaning of a server's message.
enum Heard {
  case nothing
  /// The page is live from now on.
  case ready
  /// The result of the events up to this one, counted from 1.
  case patch(upTo: Int)
  /// A message that requires this response.
  case answer(String)
  /// A message that violates the protocol.
  case wrong(String)
}
