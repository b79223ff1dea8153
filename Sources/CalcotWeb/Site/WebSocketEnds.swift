/// The server's way to one browser over a WebSocket, given by whatever speaks HTTP.
public protocol WebSocketOutlet: AnyObject, Sendable {
  /// Sends a text message after those before it, without waiting; nothing once it is closed.
  func send(_ text: String)
  /// Closes with a code of RFC 6455; what was sent before still goes out.
  func close(code: Int, reason: String)
}

/// The way from one browser into its session; what the WebSocket brings is put in here.
public protocol WebSocketInlet: AnyObject, Sendable {
  /// Takes in a text message. The next one is to be brought when this returns, so that a browser
  /// cannot send faster than it is served.
  func receive(_ text: String) async
  /// The connection is gone.
  func closed()
}

/// Whether a WebSocket may be opened.
public enum WebAdmission: Sendable {
  /// It may: its messages go into what `connect` makes for its outlet.
  case accepted(connect: @Sendable (any WebSocketOutlet) -> any WebSocketInlet)
  /// It may not; what is answered instead.
  case refused(WebResponse)
}
