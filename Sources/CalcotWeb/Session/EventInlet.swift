import Calcot

/// The receiving end of one connection: slows down a browser that sends too fast, and passes each
/// event to the session. It parses long messages off the main actor.
final class EventInlet: WebSocketInlet {
  private struct State {
    var session: LiveSession?
    var isOpen = true
  }

  /// The site's part of a connection.
  struct Site: Sendable {
    /// The account to which the cost of the browser's messages is charged.
    let account: WorkAccount
    /// Returns the time for which a message has to wait. Its `cost` is a number of events.
    let wait: @Sendable (_ cost: Double) -> Duration
    /// Returns the session that a browser belongs to; `nil` if it may have none.
    let greet: @Sendable (ClientHello, any WebSocketOutlet) async -> LiveSession?
    /// Called when the connection has closed.
    let left: @Sendable (LiveSession, any WebSocketOutlet) -> Void
    /// Called with the reason why the connection is closed.
    let refused: @Sendable (String) -> Void
  }

  private let state = Locked(State())
  private let outlet: any WebSocketOutlet
  private let site: Site

  /// Creates an inlet for a connection.
  init(_ outlet: any WebSocketOutlet, to site: Site) {
    self.outlet = outlet
    self.site = site
  }

  @MainActor
  func receive(_ text: String) async {
    guard state.withLock({ $0.isOpen }) else { return }
    guard let session = state.withLock({ $0.session }) else { return await begin(text) }
    let isShort = text.utf8.count <= Self.shortMessage
    let (message, frames) =
      isShort
      ? ClientMessage.read(text) : await site.account.elsewhere { ClientMessage.read(text) }
    session.connection.heard(from: outlet)
    switch message {
    case .invalid: refuse("a message that cannot be read")
    case .acknowledged:
      guard await slowDown(Self.acknowledgementCost) else { return }
      session.connection.sender.acknowledged(frames, by: outlet)
      session.connection.sender.beat()
    case .event(let event):
      session.connection.sender.acknowledged(frames, by: outlet)
      guard await slowDown(1) else { return }
      let isTaken = await site.account.turn { _ in take(event, in: session) }
      if !isTaken { refuse("an event out of order") }
    }
  }

  func closed() {
    let session = state.withLock { state in
      state.isOpen = false
      return state.session
    }
    if let session { site.left(session, outlet) }
  }

  private static let acknowledgementCost = 0.2
  private static let longWait = Duration.seconds(10)
  /// The maximum length of a message that is parsed on the main actor, since leaving it would take
  /// longer.
  private static let shortMessage = 1_024

  /// Waits until the browser may send more; returns `false` if its connection has closed during a long
  /// wait. If it has closed during a short one, the last event is handled at once.
  @MainActor
  private func slowDown(_ cost: Double) async -> Bool {
    let wait = site.wait(cost)
    if wait > .zero, (try? await Task.sleep(for: wait)) == nil, wait >= Self.longWait {
      stopTaking()
      return false
    }
    return true
  }

  /// NB: An event of a superseded connection is ignored, but it is not a protocol error.
  @MainActor
  private func take(_ event: ClientEvent, in session: LiveSession) -> Bool {
    session.connection.outlet === outlet ? session.take(event) : true
  }

  @MainActor
  private func begin(_ text: String) async {
    guard let hello = await site.account.elsewhere({ ClientHello(text) }) else {
      return refuse("a greeting that cannot be read")
    }
    // NB: a connection that has gone gets no app, however short the wait.
    guard await slowDown(hello.cost), !Task.isCancelled else {
      return stopTaking()
    }
    // NB: in a task of its own, since a task keeps the memory of its deepest call, and the one that reads the
    // browser's messages lives as long as the connection.
    let greeting = Task { await site.greet(hello, outlet) }
    let session = await withTaskCancellationHandler {
      await greeting.value
    } onCancel: {
      greeting.cancel()
    }
    guard let session else { return }
    let isOpen = state.withLock { state in
      state.session = session
      return state.isOpen
    }
    if !isOpen { site.left(session, outlet) }
  }

  private func stopTaking() { state.withLock { $0.isOpen = false } }

  private func refuse(_ reason: String) {
    site.refused(reason)
    stopTaking()
    outlet.close(code: 4003, reason: reason)
  }
}

extension ClientHello {
  /// The number of events as which the greeting counts, since it makes an app and types into
  /// fields.
  fileprivate var cost: Double { 4 + Double(fields.count) / 4 }
}
