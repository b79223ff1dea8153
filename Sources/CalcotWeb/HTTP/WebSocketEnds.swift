/// The sending side of a WebSocket to one browser, provided by the HTTP server.
public protocol WebSocketOutlet: AnyObject, Sendable {
  /// Sends a text message after those before it, without waiting; does nothing after closing.
  func send(_ text: String)
  /// Closes the WebSocket with a code of RFC 6455, after the messages sent before.
  func close(code: Int, reason: String)
}

/// The receiving side of a WebSocket from one browser, which passes its messages to the session.
public protocol WebSocketInlet: AnyObject, Sendable {
  /// Receives a text message. Deliver the next one only after this method returns, so that a
  /// browser cannot send faster than it is served. Call it in a new task for each message, so that
  /// tasks that the last message has started run first.
  @MainActor func receive(_ text: String) async
  /// Handles the end of the connection.
  func closed()
}

/// The decision about opening a WebSocket.
public enum WebAdmission: Sendable {
  /// The WebSocket may be opened, with these fields in the response: its messages go into the inlet
  /// that `connect` makes for its outlet.
  case accepted(
    headers: [WebHeader], connect: @Sendable (any WebSocketOutlet) -> any WebSocketInlet)
  /// The WebSocket may not be opened; the response to send instead.
  case refused(WebResponse)
}
