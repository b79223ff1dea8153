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
  /// A browser's request or message was refused.
  case refused(WebRefusal)
  /// A browser reports that a page has tried what its content security policy forbids, with the
  /// directive of the policy.
  case violation(directive: String)
  /// A recoverable mistake in the app's code, with its remedy.
  case mistake(String)
  /// A browser's event has been handled on the main actor.
  case eventHandled(took: Duration)
  /// A browser's event has to wait because the browser, or its address, sends too many.
  case eventDelayed(by: Duration)
  /// Sessions could not be written to the store, for this reason; the site tries again.
  case sessionsNotKept(String)
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
  /// The session held more than it may.
  case tooLarge
  /// The site has ended the sessions of the user.
  case signedOut
  /// The app has ended, or the site has shut down.
  case appEnded, shutDown
  /// Another server has taken the session up.
  case takenElsewhere
}

extension WebSessionEnd {
  /// The code with which the WebSocket of the session closes.
  var closeCode: Int {
    switch self {
    case .shutDown: 1001
    case .takenElsewhere: 4001
    case .signedOut: 4004
    case .expired, .evicted, .tooLarge, .appEnded: 4008
    }
  }
}
