/// Something that whoever runs a site wants in a log or in metrics.
public enum WebSiteEvent: Sendable {
  /// A session was made, and how many there are now.
  case sessionStarted(count: Int)
  /// A session has ended, and how many are left.
  case sessionEnded(WebSessionEnd, count: Int)
  /// A browser has connected to a session: a new one, or one that went on.
  case connected(isNew: Bool)
  case disconnected
  /// What a browser sent was not done; the reason has nothing in it that the browser sent.
  case refused(String)
  /// Something in the app's code that was survived, and what to do about it.
  case mistake(String)
  /// What an event did on the main actor took longer than the site allows for.
  case slowHandler(name: String, took: Duration)
  /// A patch was sent: its operations, its bytes, and how long the browser waited for it.
  case patchSent(operations: Int, bytes: Int)
  /// A browser that had fallen behind was sent everything anew.
  case rendered(bytes: Int)
}

/// Why a session ended.
public enum WebSessionEnd: String, Sendable {
  /// Nobody was connected for too long.
  case expired
  /// A newer one needed its place.
  case evicted
  /// The app has ended, or the site was shut down.
  case appEnded, shutDown
}
