/// An event that the operator of a site may want in a log or in metrics.
public enum WebSiteEvent: Sendable {
  /// A session was created, with the resulting number of sessions.
  case sessionStarted(count: Int)
  /// A session has ended, with the number of remaining sessions.
  case sessionEnded(WebSessionEnd, count: Int)
  /// A browser has connected to a new session or resumed one.
  case connected(isNew: Bool)
  /// A browser has disconnected from its session.
  case disconnected
  /// A browser's message was refused; the reason contains nothing that the browser sent.
  case refused(String)
  /// A recoverable mistake in the app's code, with its remedy.
  case mistake(String)
  /// An event took longer on the main actor than the site allows.
  case slowHandler(name: String, took: Duration)
  /// A patch was sent, with its number of operations and bytes.
  case patchSent(operations: Int, bytes: Int)
  /// A browser that had fallen behind was sent the complete page.
  case rendered(bytes: Int)
}

/// The reason why a session ended.
public enum WebSessionEnd: String, Sendable {
  /// The session had no connection for too long.
  case expired
  /// The session made room for a newer one.
  case evicted
  /// The app has ended, or the site has shut down.
  case appEnded, shutDown
}
