import Calcot
import CalcotContent

/// The sessions of a site. It decides who may have one, how much they may hold, and how long a
/// disconnected session is kept. If there is too little room, sessions of the largest holder end.
@MainActor
final class SessionStore {
  private struct Kept {
    let session: LiveSession
    let owner: SessionOwner
    /// The approximate number of bytes that the session holds.
    var weight = 0
    /// The latest forms that have been submitted in the session.
    var submissions: [Submission] = []
    /// The number of requests that are being answered in the session.
    var holds = 0
    /// The time since which the session has been without a connection; `nil` while it has one, or
    /// is held.
    var waiting: Waiting?
  }

  private struct Waiting {
    let since: ContinuousClock.Instant
    /// The session's position in the order in which sessions began to wait.
    let order: Int
  }

  private let options: WebSiteOptions
  private let time: ElapsedTime
  private let watch: @Sendable (WebSiteEvent) -> Void
  private var sessions: [String: Kept] = [:]
  /// A Boolean value that indicates whether the site has been shut down: it takes no more sessions.
  var isClosed = false
  private var holdings = SessionHoldings()
  var shelf = VisitorShelf()
  /// The identities of the sessions that are being looked for outside of this server. Each will get
  /// a room here, even if other sessions have taken all rooms in the meantime, because the server
  /// that hands it over does not keep it.
  private var promised: Set<String> = []
  private let newSessions: Budgets
  private var signOuts = SignOuts()
  /// The reason why all pages are not those of the latest code; `nil` if they are.
  var problem: BuildProblem? { didSet { for session in all { session.show(problem) } } }
  /// A closure that is called when the saved state of a session may have changed.
  var onChange: (String) -> Void = { _ in }
  /// A closure that is called when a session has ended.
  var onEnd: (String, WebSessionEnd) -> Void = { _, _ in }
  private var releases = 0
  private var sweeping: Task<Void, Never>?

  init(
    _ options: WebSiteOptions, clock: any Clock<Duration>,
    watch: @escaping @Sendable (WebSiteEvent) -> Void
  ) {
    self.options = options
    self.watch = watch
    time = ElapsedTime(of: clock)
    newSessions = Budgets(
      rate: options.sessions.begun.perSecond, burst: options.sessions.begun.burst)
  }

  deinit { sweeping?.cancel() }

  /// The clock that measures how long sessions are kept.
  var clock: any Clock<Duration> { time.clock }

  var count: Int { sessions.count }

  /// The number of sessions that nobody is connected to and no request holds.
  var waitingCount: Int { holdings.waitingCount }

  var all: [LiveSession] { sessions.values.map(\.session) }

  /// Returns a session; `nil` if it does not exist or belongs to another visitor or user.
  func session(_ id: String, of owner: SessionOwner) -> LiveSession? {
    guard let kept = sessions[id], kept.owner.isSameUser(as: owner) else { return nil }
    return kept.session
  }

  /// Returns the session of a browser in which a form has been submitted before.
  func session(with submission: Submission, of owner: SessionOwner) -> LiveSession? {
    let own = holdings.holding(of: owner.visitor)?.sessions ?? []
    return own.lazy.compactMap { self.sessions[$0] }
      .first { $0.owner.isSameUser(as: owner) && $0.submissions.contains(submission) }?.session
  }

  /// Returns a session, its owner and its latest forms; `nil` if it does not exist.
  func kept(
    _ id: String
  ) -> (session: LiveSession, owner: SessionOwner, submissions: [Submission])? {
    sessions[id].map { ($0.session, $0.owner, $0.submissions) }
  }

  /// Remembers a form that is submitted in a session.
  func note(_ submission: Submission, in session: LiveSession) {
    guard has(session) else { return }
    let latest = (sessions[session.id]?.submissions ?? []).suffix(19)
    sessions[session.id]?.submissions = latest + [submission]
  }

  /// The number of times that the sessions of a user have been ended.
  var signOutCount: Int { signOuts.count }

  /// Returns a Boolean value that indicates whether the user has signed out since the site was
  /// asked who it is: no session is added for them any more.
  func hasSignedOut(_ owner: SessionOwner) -> Bool {
    owner.user.map { signOuts.contain($0, since: owner.signOuts) } ?? false
  }

  /// Ends all sessions of a user.
  func endSessions(of user: String) {
    signOuts.add(user)
    for (id, kept) in sessions where kept.owner.isUser(user) { end(id, .signedOut) }
  }

  // MARK: Room

  /// Makes room for a session; returns `false` if that is not possible.
  ///
  /// - Parameter isNew: A Boolean value that indicates whether the session begins here. Those from
  ///   a server that has ended come many at once, and have no rate limit.
  func makeRoom(for owner: SessionOwner, isNew: Bool = true) -> Bool {
    guard !isNew || newSessions.takeNow(of: owner.address) == nil else { return false }
    if let own = holdings.holding(of: owner.visitor),
      own.sessions.count >= options.sessions.perVisitor
    {
      guard evict(among: own.sessions) else { return false }
    }
    if let near = holdings.holding(at: owner.address),
      near.sessions.count >= options.sessions.perAddress
    {
      guard evict(among: near.sessions) else { return false }
    }
    if sessions.count >= options.sessions.most || holdings.bytes >= options.sessions.bytesInAll {
      guard evict() || evictConnected(for: owner) else { return false }
    }
    return true
  }

  /// Makes room for a session that is looked for outside of the server, and promises it until the
  /// session is added or the promise is cancelled.
  ///
  /// NB: a promised room is not counted. Otherwise, a client that asks for sessions that do not
  /// exist would end the session of another client with each request.
  func promiseRoom(for id: String, of owner: SessionOwner) -> Bool {
    guard makeRoom(for: owner, isNew: false) else { return false }
    promised.insert(id)
    return true
  }

  func hasPromisedRoom(for id: String) -> Bool { promised.contains(id) }

  func cancelPromise(for id: String) { promised.remove(id) }

  /// Ends a waiting session of the largest address that has one.
  private func evict() -> Bool {
    let bySize = Dictionary(grouping: holdings.addresses, by: \.size)
    return bySize.keys.sorted(by: >).contains { size in
      evict(among: (bySize[size] ?? []).reduce(into: []) { $0.formUnion($1.sessions) })
    }
  }

  /// Ends the waiting session that gives way first.
  private func evict(among ids: Set<String>) -> Bool {
    let waiting = ids.lazy.compactMap { self.sessions[$0] }.filter { $0.waiting != nil }
    guard let first = waiting.min(by: givesWayBefore) else { return false }
    end(first.session.id, .evicted)
    return true
  }

  /// Ends a connected session of the largest address, if that has more sessions than the
  /// newcomer's.
  private func evictConnected(for owner: SessionOwner) -> Bool {
    let own = holdings.holding(at: owner.address)?.sessions.count ?? 0
    let most = holdings.addresses.max { $0.size < $1.size }
    return evictConnected(of: most.flatMap { $0.sessions.count > own + 1 ? $0 : nil })
  }

  /// Ends a connected session of an address, if there is one.
  private func evictConnected(of address: SessionHoldings.Holding?) -> Bool {
    guard let most = address,
      let first = most.sessions.compactMap({ sessions[$0] }).min(by: givesWayBefore)
    else { return false }
    end(first.session.id, .evicted)
    return true
  }

  /// Returns a Boolean value that indicates whether one session gives way before another: if its
  /// visitor holds more or, if both hold the same, if it was used longer ago.
  private func givesWayBefore(_ one: Kept, _ other: Kept) -> Bool {
    func rank(_ kept: Kept) -> (Int, Int) {
      let held = holdings.holding(of: kept.owner.visitor)?.size ?? 0
      return (-held, kept.waiting?.order ?? 0)
    }
    return rank(one) < rank(other)
  }

  /// Ends the sessions that give way until the limits are met.
  private func trim() {
    while holdings.waitingCount > options.kept.sessions
      || holdings.waitingBytes > options.kept.bytes || holdings.bytes > options.sessions.bytesInAll
    {
      if evict() { continue }
      guard holdings.bytes > options.sessions.bytesInAll,
        evictConnected(of: holdings.addresses.max { $0.bytes < $1.bytes })
      else {
        return
      }
    }
  }

  // MARK: Life

  func add(_ session: LiveSession, of owner: SessionOwner, submissions: [Submission] = []) {
    sessions[session.id] = Kept(session: session, owner: owner, submissions: submissions)
    promised.remove(session.id)
    holdings.add(session.id, of: owner)
    session.observer = SessionObserver { [weak self, id = session.id] in
      self?.end(id, .appEnded)
    } changed: { [weak self, id = session.id] in
      self?.onChange(id)
    } grown: { [weak self, id = session.id] in
      self?.weigh(id)
    }
    watch(.sessionStarted(count: sessions.count))
    session.presentation.problem = problem
    // NB: an app may end while it is started, before anybody is told of that.
    if session.app.tree.layers.isEmpty { return end(session.id, .appEnded) }
    weigh(session.id)
  }

  /// Keeps the session because a request is being answered in it, until ``release(_:)``.
  func hold(_ session: LiveSession) {
    guard has(session) else { return }
    sessions[session.id]?.holds += 1
    wait(session.id, nil)
  }

  /// Ends what ``hold(_:)`` has begun.
  func release(_ session: LiveSession) {
    guard has(session) else { return }
    sessions[session.id]?.holds -= 1
    rest(session)
  }

  /// Returns a Boolean value that indicates whether a session is in the store, and not another one
  /// with the same identifier.
  private func has(_ session: LiveSession) -> Bool { sessions[session.id]?.session === session }

  /// Weighs a session, and starts its waiting time if nobody is connected to it and no request holds it.
  func rest(_ session: LiveSession) {
    guard has(session) else { return }
    let isWaiting = session.connection.outlet == nil && sessions[session.id]?.holds == 0
    if isWaiting {
      releases += 1
      wait(session.id, Waiting(since: time.now, order: releases))
    }
    // NB: a greeting may have made it grow, which is no event.
    weigh(session.id)
    guard isWaiting else { return }
    trim()
    sweepLater()
  }

  /// Records the size of a session, and ends the session if it is too large.
  private func weigh(_ id: String) {
    guard let session = sessions[id]?.session else { return }
    let weight = session.weight
    note(id, weight: weight + session.offers.weight)
    if weight > options.sessions.bytes { return end(id, .tooLarge) }
    if holdings.bytes > options.sessions.bytesInAll { trim() }
  }

  private func note(_ id: String, weight: Int) {
    guard let kept = sessions[id] else { return }
    sessions[id]?.weight = weight
    holdings.grow(by: weight - kept.weight, of: kept.owner, isWaiting: kept.waiting != nil)
  }

  private func wait(_ id: String, _ new: Waiting?) {
    guard let kept = sessions[id] else { return }
    if (new == nil) != (kept.waiting == nil) { holdings.wait(new != nil, bytes: kept.weight) }
    sessions[id]?.waiting = new
  }

  func end(_ id: String, _ reason: WebSessionEnd) {
    wait(id, nil)
    note(id, weight: 0)
    guard let kept = sessions.removeValue(forKey: id) else { return }
    holdings.remove(id, of: kept.owner)
    kept.session.life = .ended(reason)
    kept.session.connection.close(reason)
    kept.session.stop()
    onEnd(id, reason)
    watch(.sessionEnded(reason, count: sessions.count))
  }

  private func sweepLater() {
    guard sweeping == nil else { return }
    guard let first = sessions.values.compactMap(\.waiting?.since).min() else { return }
    let wait = time.now.duration(to: first.advanced(by: options.kept.time))
    sweeping = Task { [weak self, clock = time.clock] in
      try? await clock.sleep(for: max(wait, .milliseconds(1)))
      guard !Task.isCancelled else { return }
      self?.sweep()
    }
  }

  private func sweep() {
    sweeping = nil
    let now = time.now
    for (id, kept) in sessions {
      guard let since = kept.waiting?.since, since.duration(to: now) >= options.kept.time else {
        continue
      }
      end(id, .expired)
    }
    sweepLater()
  }
}
