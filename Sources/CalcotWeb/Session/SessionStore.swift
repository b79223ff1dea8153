import Calcot
import CalcotContent

/// The sessions of a site: it decides who may have one, and how long a disconnected session is
/// kept.
@MainActor
final class SessionStore {
  private struct Kept {
    let session: LiveSession
    let visitor: String
  }

  /// A session without a connection.
  private struct Waiting {
    let visitor: String
    let since: ContinuousClock.Instant
    /// Its position in the order of release.
    let order: Int
    let weight: Int
  }

  private let options: WebSiteOptions
  private let clock: any Clock<Duration>
  private let watch: @Sendable (WebSiteEvent) -> Void
  private var sessions: [String: Kept] = [:]
  private var waiting: [String: Waiting] = [:]
  private var waitingBytes = 0
  private var perVisitor: [String: Int] = [:]
  private var releases = 0
  private var sweeping: Task<Void, Never>?
  /// A closure that returns the time of the clock as an instant of the continuous clock.
  private var elapsed: () -> ContinuousClock.Instant

  init(
    _ options: WebSiteOptions, clock: any Clock<Duration>,
    watch: @escaping @Sendable (WebSiteEvent) -> Void
  ) {
    self.options = options
    self.clock = clock
    self.watch = watch
    elapsed = Self.instants(of: clock)
  }

  isolated deinit { sweeping?.cancel() }

  var count: Int { sessions.count }

  var all: [LiveSession] { sessions.values.map(\.session) }

  /// Returns a session of a visitor; `nil` if it does not exist or belongs to another visitor.
  func session(_ id: String, of visitor: String) -> LiveSession? {
    guard let kept = sessions[id], kept.visitor == visitor else { return nil }
    return kept.session
  }

  /// Makes room for a session of a visitor; returns `false` if that is not possible.
  func makeRoom(for visitor: String) -> Bool {
    if perVisitor[visitor, default: 0] >= options.sessionsPerVisitor {
      guard let oldest = oldest(where: { $0.visitor == visitor }) else { return false }
      end(oldest, .evicted)
    }
    if sessions.count >= options.sessions {
      guard let oldest = oldest() else { return false }
      end(oldest, .evicted)
    }
    return true
  }

  func add(_ session: LiveSession, of visitor: String) {
    sessions[session.id] = Kept(session: session, visitor: visitor)
    perVisitor[visitor, default: 0] += 1
    session.onEnd = { [weak self, id = session.id] in self?.end(id, .appEnded) }
    watch(.sessionStarted(count: sessions.count))
  }

  /// Keeps the session because a browser has connected to it.
  func hold(_ session: LiveSession) { wait(session.id, nil) }

  /// Starts the waiting time of a session whose connection has closed, or that a browser without
  /// script has used.
  func release(_ session: LiveSession) {
    guard let kept = sessions[session.id], session.outlet == nil else { return }
    releases += 1
    wait(
      session.id,
      Waiting(
        visitor: kept.visitor, since: elapsed(), order: releases,
        weight: session.scene.weight + session.offerWeight))
    trim()
    sweepLater()
  }

  private func wait(_ id: String, _ new: Waiting?) {
    let old = waiting.removeValue(forKey: id)
    waiting[id] = new
    waitingBytes += (new?.weight ?? 0) - (old?.weight ?? 0)
  }

  func end(_ id: String, _ reason: WebSessionEnd) {
    guard let kept = sessions.removeValue(forKey: id) else { return }
    wait(id, nil)
    perVisitor[kept.visitor, default: 1] -= 1
    if perVisitor[kept.visitor] == 0 { perVisitor[kept.visitor] = nil }
    let code = reason == .shutDown ? 1001 : 4008
    kept.session.sender.close(code: code, reason: reason.rawValue)
    kept.session.stop()
    watch(.sessionEnded(reason, count: sessions.count))
  }

  private func oldest(where isMeant: (Waiting) -> Bool = { _ in true }) -> String? {
    waiting.filter { isMeant($0.value) }.min { $0.value.order < $1.value.order }?.key
  }

  /// Ends the oldest disconnected sessions until the limits are met.
  private func trim() {
    while waiting.count > options.keptSessions || waitingBytes > options.keptBytes,
      let oldest = oldest()
    {
      end(oldest, .evicted)
    }
  }

  private func sweepLater() {
    guard sweeping == nil else { return }
    guard let first = waiting.values.map(\.since).min() else { return }
    let wait = elapsed().duration(to: first.advanced(by: options.keptFor))
    sweeping = Task { [weak self, clock] in
      try? await clock.sleep(for: max(wait, .milliseconds(1)))
      guard !Task.isCancelled else { return }
      self?.sweep()
    }
  }

  private func sweep() {
    sweeping = nil
    let now = elapsed()
    for (id, each) in waiting where each.since.duration(to: now) >= options.keptFor {
      end(id, .expired)
    }
    sweepLater()
  }

  /// Returns a closure that maps the time of any clock to one scale.
  private static func instants(
    of clock: some Clock<Duration>
  ) -> () -> ContinuousClock.Instant {
    let (origin, start) = (ContinuousClock.now, clock.now)
    return { origin.advanced(by: start.duration(to: clock.now)) }
  }
}

extension WebScene {
  /// The approximate number of bytes needed to keep the scene.
  fileprivate var weight: Int {
    layers.flatMap(\.arrangement.panes).reduce(8_192) { sum, pane in
      guard case .semantic(let content) = pane.body else { return sum + 4_096 }
      return sum + content.allElements.reduce(0) { $0 + 200 + $1.id.path.utf8.count }
    }
  }
}
