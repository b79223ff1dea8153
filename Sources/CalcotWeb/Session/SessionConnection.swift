/// The connection of a session to its browser: the WebSocket in use, the events that have come over
/// it, and the sender of what the browser shows.
struct SessionConnection {
  /// The place of an event among those that the browser has numbered.
  enum Order {
    case next
    /// The event has been processed before.
    case repeated
    /// Events before it are missing.
    case early
  }

  let sender: FrameSender
  /// The WebSocket in use.
  private(set) var outlet: (any WebSocketOutlet)?
  /// The time at which the latest WebSocket was opened; `nil` if there was none.
  private(set) var opened: ContinuousClock.Instant?
  /// The number of the last processed event.
  private(set) var lastEvent = 0
  /// A Boolean value that indicates whether the events of a page that another server had are counted
  /// anew, and the page may not have heard it: it is then welcomed as a new one.
  private(set) var isCountedAnew = false

  init(_ sender: FrameSender) { self.sender = sender }

  // NB: nothing that changes the connection uses the sender, because the `deinit` of a value that
  // the sender lets go may end the session, which uses the connection.

  /// Uses the WebSocket of a newly connected browser from now on.
  ///
  /// - Parameter opened: The time at which it was opened.
  mutating func use(_ outlet: any WebSocketOutlet, opened: ContinuousClock.Instant) {
    (self.outlet, self.opened) = (outlet, opened)
  }

  /// Forgets a WebSocket that has closed; returns `false` if another one is in use.
  mutating func forget(_ outlet: any WebSocketOutlet) -> Bool {
    guard self.outlet === outlet else { return false }
    self.outlet = nil
    return true
  }

  /// Tells the browser why the session has ended.
  func close(_ end: WebSessionEnd) {
    sender.close(code: end.closeCode, reason: end.rawValue)
    // NB: a sender that is welcoming a browser at this moment does not know of the connection yet.
    outlet?.close(code: end.closeCode, reason: end.rawValue)
  }

  /// Counts an event if it is the next one.
  mutating func count(_ event: Int) -> Order {
    guard event > lastEvent else { return .repeated }
    guard event == lastEvent + 1 else { return .early }
    lastEvent = event
    return .next
  }

  /// Continues after the last event that another server has handled.
  mutating func resume(after event: Int) { (lastEvent, isCountedAnew) = (event, false) }

  /// Counts the events anew, since it is not known which of them another server has handled.
  mutating func countAnew() { isCountedAnew = true }

  /// Records that a page has sent something, which it does only after its welcome.
  mutating func heard(from outlet: any WebSocketOutlet) {
    if self.outlet === outlet { isCountedAnew = false }
  }
}
