/// The closures with which a session notifies its store of events.
struct SessionObserver {
  /// Called when the app has ended.
  let ended: () -> Void
  /// Called when the saved state of the session may have changed.
  let changed: () -> Void
  /// Called from time to time while a browser uses the session, to weigh it again.
  let grown: () -> Void
}

/// A phase in the life of a session.
enum SessionLife {
  /// The session handles the messages of its browser.
  case live
  /// Another server continues the session, which handles nothing more on this one.
  case handedOver
  case ended(WebSessionEnd)
}
