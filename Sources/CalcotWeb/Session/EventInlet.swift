import Calcot

/// The receiving end of one connection: parses messages off the main actor, throttles a browser
/// that sends too fast, and passes each event to the session.
final class EventInlet: WebSocketInlet {
  private struct State {
    var session: LiveSession?
    var isOpen = true
    var bucket: TokenBucket
  }

  private let state: Locked<State>
  private let outlet: any WebSocketOutlet
  private let watch: @Sendable (WebSiteEvent) -> Void
  private let greet: @Sendable (ClientHello, any WebSocketOutlet) async -> LiveSession?
  private let left: @Sendable (LiveSession, any WebSocketOutlet) -> Void

  /// Creates an inlet for a connection.
  ///
  /// - Parameters:
  ///   - greet: Returns the session that a browser belongs to; `nil` if it may have none.
  ///   - left: Called when the connection has closed.
  init(
    _ outlet: any WebSocketOutlet, options: WebSiteOptions,
    watch: @escaping @Sendable (WebSiteEvent) -> Void,
    greet: @escaping @Sendable (ClientHello, any WebSocketOutlet) async -> LiveSession?,
    left: @escaping @Sendable (LiveSession, any WebSocketOutlet) -> Void
  ) {
    self.outlet = outlet
    self.watch = watch
    self.greet = greet
    self.left = left
    state = Locked(
      State(bucket: TokenBucket(rate: options.eventsPerSecond, burst: options.eventBurst)))
  }

  func receive(_ text: String) async {
    guard state.withLock({ $0.isOpen }) else { return }
    guard let session = state.withLock({ $0.session }) else { return await begin(text) }
    let (message, frames) = ClientMessage.read(text)
    switch message {
    case .invalid: refuse("a message that cannot be read")
    case .acknowledged:
      session.sender.acknowledged(frames, by: outlet)
      session.sender.beat()
    case .event(let event):
      session.sender.acknowledged(frames, by: outlet)
      let wait = state.withLock { $0.bucket.take(at: .now) }
      if wait > .zero { try? await Task.sleep(for: wait) }
      let isInOrder = await take(event, in: session)
      session.sender.catchUp()
      if !isInOrder { refuse("an event out of order") }
    }
  }

  func closed() {
    let session = state.withLock { state in
      state.isOpen = false
      return state.session
    }
    if let session { left(session, outlet) }
  }

  /// NB: An event of a superseded connection is ignored, but it is not a protocol error.
  @MainActor
  private func take(_ event: ClientEvent, in session: LiveSession) -> Bool {
    session.outlet === outlet ? session.take(event) : true
  }

  private func begin(_ text: String) async {
    guard let hello = ClientHello(text) else { return refuse("a greeting that cannot be read") }
    guard let session = await greet(hello, outlet) else { return }
    let isOpen = state.withLock { state in
      state.session = session
      return state.isOpen
    }
    if !isOpen { left(session, outlet) }
  }

  private func refuse(_ reason: String) {
    watch(.refused(reason))
    state.withLock { $0.isOpen = false }
    outlet.close(code: 4003, reason: reason)
  }
}

/// A rate limiter that allows a number of events per second, and a number at once.
struct TokenBucket {
  private let rate: Double
  private let burst: Double
  private var tokens: Double
  private var last: ContinuousClock.Instant?

  init(rate: Double, burst: Double) {
    self.rate = rate
    self.burst = burst
    tokens = burst
  }

  /// Takes one token and returns how long its event has to wait.
  mutating func take(at now: ContinuousClock.Instant) -> Duration {
    if let last {
      let passed = last.duration(to: now) / .seconds(1)
      tokens = min(burst, tokens + max(passed, 0) * rate)
    }
    last = now
    tokens -= 1
    return tokens >= 0 ? .zero : .seconds(-tokens / rate)
  }
}
