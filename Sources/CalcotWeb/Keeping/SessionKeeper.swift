import Calcot

/// Keeps the sessions of a site in a store: writes changes within a second, and deletes the
/// sessions that have ended.
@MainActor
final class SessionKeeper {
  /// The time from a change to its writing. With the time of the writing it stays below a second.
  static let delay = Duration.milliseconds(500)
  /// The number of times that the last states are written again to a store that does not take them.
  private static let mostTries = 10
  /// The interval at which the store is told that this server is running.
  static let refreshInterval = Duration.seconds(60)

  private let store: any SessionKeeping
  private let sealer: any SessionSealer
  private let clock: any Clock<Duration>
  private let keptFor: Duration
  private let watch: @Sendable (WebSiteEvent) -> Void
  /// Returns the state of a session, as bytes, and its owner; `nil` if the session has ended.
  private let save: @MainActor (String) throws -> (bytes: [UInt8], owner: SessionOwner)?
  /// Called with a session that another server has taken up.
  private let lose: @MainActor (String) -> Void
  private var queue = KeepingQueue()
  /// The sessions that are being looked for in the store, by their identifiers.
  var takingUp: [String: Task<Void, Never>] = [:]
  private var writing: Task<Void, Never>?
  private var lastWriting: Task<Void, Never>?
  private var refreshing: Task<Void, Never>?
  /// The last word to the store that this server is running, for which the writings wait.
  private var telling: Task<Void, Never>?

  init(
    _ store: any SessionKeeping, _ sealer: any SessionSealer, clock: any Clock<Duration>,
    keptFor: Duration, watch: @escaping @Sendable (WebSiteEvent) -> Void,
    save: @escaping @MainActor (String) throws -> (bytes: [UInt8], owner: SessionOwner)?,
    lose: @escaping @MainActor (String) -> Void
  ) {
    (self.store, self.sealer, self.clock, self.keptFor) = (store, sealer, clock, keptFor)
    (self.watch, self.save, self.lose) = (watch, save, lose)
    refreshing = Task { [weak self] in
      repeat {
        await self?.refresh()
        try? await clock.sleep(for: Self.refreshInterval)
      } while !Task.isCancelled && self != nil
    }
  }

  deinit {
    writing?.cancel()
    refreshing?.cancel()
    telling?.cancel()
  }

  /// Records that the state of a session may have changed.
  func note(_ id: String) {
    queue.begin(id)
    writeLater()
  }

  /// Deletes a session that has ended.
  func end(_ id: String) {
    queue.end(id)
    writeLater()
  }

  /// Forgets a session that another server has taken up or will take up.
  func forget(_ id: String) { queue.forget(id) }

  /// Records that the store has a session that this server has taken up.
  func hold(_ id: String) {
    queue.hold(id)
    writeLater()
  }

  /// Takes a session from the store; returns `nil` if the store does not have the session, or if it
  /// belongs to another browser or user.
  func take(_ id: String, for owner: SessionOwner) async -> TakenUp? {
    guard queue.mayBeTaken(id) else { return nil }
    do {
      guard let taken = try await store.take(id, for: owner.mark) else { return nil }
      let saved = await Self.opened(taken.session, sealer)
      if let saved, !saved.belongs(to: owner) { return nil }
      return TakenUp(saved: saved, kept: taken.session, isOwn: taken.isOwn)
    } catch {
      // NB: a question that is given up is no trouble of the store.
      if !Task.isCancelled { watch(.sessionsNotKept("\(error)")) }
      return nil
    }
  }

  /// Puts a session back into the store as it was taken, so that another server goes on with it.
  func giveBack(_ taken: TakenUp) async {
    await afterOthers { [self] in
      do { _ = try await store.keep([taken.kept]) } catch { watch(.sessionsNotKept("\(error)")) }
    }
  }

  /// Writes the state of a session now, and those of no others.
  func keepNow(_ id: String) async {
    queue.change(id)
    await afterOthers { [self] in await writeNow(id) }
  }

  /// Writes the states of all sessions for the last time, so that other servers continue them, and
  /// deletes those that end meanwhile.
  func handOver(_ ids: [String]) async {
    writing?.cancel()
    refreshing?.cancel()
    // NB: the last writing waits for it.
    telling?.cancel()
    queue.handOver(ids)
    await write()
    for _ in 0..<Self.mostTries where queue.hasFailed {
      try? await clock.sleep(for: Self.delay)
      await write()
    }
    while queue.hasEnded, await deleteEnded() {}
  }

  /// Writes all changes now.
  func write() async {
    await afterOthers { [self] in await writeNow() }
  }

  /// NB: each writing waits for the one before it, or an older state could come last.
  private func afterOthers(_ write: @escaping @MainActor () async -> Void) async {
    let previous = lastWriting
    let writing = Task {
      await previous?.value
      await write()
    }
    lastWriting = writing
    await writing.value
  }

  /// - Parameter id: The session that is written; `nil` for all that have changed.
  private func writeNow(_ id: String? = nil) async {
    await deleteEnded()
    let isFinal = queue.isHandingOver
    var (sessions, share) = ([KeptSession](), TimeSlice())
    for id in queue.takeChanged(only: id) {
      guard let (bytes, owner) = read(id) else { continue }
      guard queue.write(id, bytes.hashValue) else { continue }
      sessions.append(
        KeptSession(id: id, owner: owner.mark, isFinal: isFinal, state: bytes))
      await share.pause()
    }
    sessions.removeAll { !queue.isWritten($0.id) }
    guard !sessions.isEmpty else { return }
    do {
      let lost = try await Self.keep(sessions, in: store, sealer)
      for id in queue.endWriting(lost: lost) { lose(id) }
    } catch {
      watch(.sessionsNotKept("\(error)"))
      queue.failWriting()
    }
  }

  private func read(_ id: String) -> (bytes: [UInt8], owner: SessionOwner)? {
    do { return try save(id) } catch {
      watch(.mistake("A session is not kept, and ends with its server: \(error)"))
      return nil
    }
  }

  /// Deletes the ended sessions; returns false if the store cannot.
  @discardableResult
  private func deleteEnded() async -> Bool {
    let ended = queue.takeEnded()
    guard !ended.isEmpty else { return true }
    var hasFailed = false
    do { try await store.end(ended) } catch {
      watch(.sessionsNotKept("\(error)"))
      hasFailed = true
    }
    queue.endDeleting(hasFailed: hasFailed)
    return !hasFailed
  }

  private func writeLater() {
    guard writing == nil else { return }
    writing = Task { [weak self, clock] in
      while true {
        try? await clock.sleep(for: Self.delay)
        guard let self, !Task.isCancelled else { return }
        await write()
        guard !queue.isEmpty else { return writing = nil }
      }
    }
  }

  /// Tells the store that this server is running, between two writings. If the store has fewer
  /// sessions than it was given, as after a crash, they are written again.
  func refresh() async {
    let previous = lastWriting
    let telling = Task {
      await previous?.value
      guard !Task.isCancelled else { return }
      let count = queue.keptCount
      do {
        // NB: a session may have waited almost that long on a server that ends.
        let held = try await store.refresh(forgettingAfter: keptFor + Self.refreshInterval * 2)
        guard held < count, !queue.isHandingOver else { return }
        queue.writeAgain()
        writeLater()
      } catch {
        // NB: a word that is given up is no trouble of the store.
        if !Task.isCancelled { watch(.sessionsNotKept("\(error)")) }
      }
    }
    (self.telling, lastWriting) = (telling, telling)
    await telling.value
  }

  @concurrent
  private nonisolated static func keep(
    _ sessions: [KeptSession], in store: any SessionKeeping, _ sealer: any SessionSealer
  ) async throws -> Set<String> {
    try await store.keep(
      sessions.map { session in
        var session = session
        session.state = sealer.seal(session.state, of: session.id)
        return session
      })
  }

  @concurrent
  private nonisolated static func opened(
    _ session: KeptSession, _ sealer: any SessionSealer
  ) async -> SavedSession? {
    sealer.open(session.state, of: session.id).flatMap { SavedSession($0) }
  }
}

/// A session that has been taken up from the store.
struct TakenUp {
  /// The saved state; `nil` if this version cannot read it.
  let saved: SavedSession?
  /// The session as the store had it.
  let kept: KeptSession
  /// A Boolean value that indicates whether this server was the last one that held the session.
  let isOwn: Bool

  /// A Boolean value that indicates whether the server that saved it has shut down in order.
  var isFinal: Bool { kept.isFinal }
}
