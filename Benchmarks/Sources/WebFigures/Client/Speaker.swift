/// How one kind of server is talked to: what a browser's own script says and understands, as far as
/// the figures need it. One value belongs to one session.
protocol Speaker: SendableMetatype {
  /// What it is called in the tables.
  static var name: String { get }

  init(_ page: FetchedPage)

  /// Where the WebSocket is, and what the request for it has besides.
  var path: String { get }
  var headers: [String] { get }
  /// What is said first, if it is not the server that begins.
  var greeting: String? { get }

  /// The next event, which changes what is shown.
  mutating func event() -> String
  /// Takes in a message.
  mutating func take(_ text: String) -> Heard
}

/// What a message of a server is.
enum Heard {
  case nothing
  /// The page is live from now on.
  case ready
  /// What has come of events up to this one, counted from 1.
  case patch(upTo: Int)
  /// Something that has to be answered with this.
  case answer(String)
  /// Something that must not be.
  case wrong(String)
}
