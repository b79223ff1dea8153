/// The closures with which a session tells the store that keeps it what has happened.
struct SessionObserver {
  /// Called when the app has ended.
  let ended: () -> Void
  /// Called when the saved state of the session may have changed.
  let changed: () -> Void
  /// Called from time to time while a browser uses the session, to weigh it again.
  let grown: () -> Void
}

/// The part of its life in which a session is.
enum SessionLife {
  /// The session handles what its browser sends.
  case live
  /// Another server continues the session, which handles nothing more on this one.
  case handedOver
  case ended(WebSessionEnd)
}
