import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WebSite {
  /// A session that a browser continues.
  enum Continued {
    /// A session that this server holds.
    case here(LiveSession)
    /// A session that has just been taken up from the store. The page goes on without a break if
    /// for every event it is known whether it has been handled.
    case takenUp(LiveSession, isUnbroken: Bool)

    var session: LiveSession {
      switch self {
      case .here(let session), .takenUp(let session, _): session
      }
    }
  }

  /// Keeps the sessions in a store, so that another server continues them when this one has ended,
  /// or when a browser comes to another one. Call it before the first request.
  ///
  /// The app of each session needs a `RouteRegistry`, and starts with ``WebSession/savedState``. A
  /// server that is killed loses at most its last second; one that ends with ``shutDown()`` loses
  /// nothing.
  ///
  /// - Parameter sealer: Seals the states; all servers of the site need the same keys, also for
  ///   their cookies.
  public func keepSessions(in store: any SessionKeeping, sealedBy sealer: any SessionSealer) {
    let keeper = SessionKeeper(
      store, sealer, clock: self.store.clock, keptFor: options.kept.time, watch: watch
    ) { [weak self] id in
      guard let (session, owner, submissions) = self?.store.kept(id) else { return nil }
      // NB: as bytes, since it is their making that takes time.
      let bytes = session.metrics.account.charge {
        Result { try session.saved(of: owner, submissions).bytes }
      }
      return (try bytes.get(), owner)
    } lose: { [weak self] id in
      self?.store.end(id, .takenElsewhere)
    }
    self.keeper = keeper
    self.store.onChange = { [weak keeper] in keeper?.note($0) }
    self.store.onEnd = { [weak keeper] id, reason in
      switch reason {
      case .shutDown, .takenElsewhere: keeper?.forget(id)
      case .appEnded, .evicted, .expired, .signedOut, .tooLarge: keeper?.end(id)
      }
    }
  }

  /// The most sessions that are looked for in the store at a time.
  static let mostSearches = 1_000

  /// Returns a session of this server, unless its page has seen more than it has shown: another server
  /// had it later, which nobody can be asked for. From now on, its owner pays for its work, from
  /// whatever address the owner sends requests.
  private func here(_ id: String, of owner: SessionOwner, _ hello: ClientHello?) -> Continued? {
    guard let session = store.session(id, of: owner) else { return nil }
    if let hello, hello.session == id, hello.frames > session.connection.sender.frameCount {
      store.end(id, .takenElsewhere)
      return nil
    }
    session.metrics.account.pay(owner)
    return .here(session)
  }

  /// Returns the session with an identifier, after taking it up if another server has it.
  ///
  /// - Parameter hello: The greeting of the live page that continues it; `nil` for a page without
  ///   script.
  /// - Throws: The response if too many sessions are being looked for.
  func continued(
    _ id: String?, of owner: SessionOwner, _ request: WebRequest, at link: String,
    _ hello: ClientHello? = nil, in turn: borrowing Turn
  ) async throws(NotAllowed) -> Continued? {
    // NB: a browser without a cookie can have no session, and the store is not asked for one.
    guard let id, Self.isIdentifier(id), !isShutDown, cookies.visitor(of: request) != nil else {
      return nil
    }
    guard let keeper else { return here(id, of: owner, hello) }
    return try await turn.leave { () async throws(NotAllowed) in
      try await search(for: id, of: owner, request, at: link, hello, keeper)
    }
  }

  private func search(
    for id: String, of owner: SessionOwner, _ request: WebRequest, at link: String,
    _ hello: ClientHello?, _ keeper: SessionKeeper
  ) async throws(NotAllowed) -> Continued? {
    guard keeper.takingUp[id] != nil || keeper.takingUp.count < Self.mostSearches else {
      throw NotAllowed(response: noSession(for: request))
    }
    // NB: two connections of one page must not make two apps of it. Each waits once, for the one
    // before it: to wait for a task that is over gives nobody a turn, so that a loop has no end.
    let previous = keeper.takingUp[id]
    let question = Task {
      await previous?.value
      return await ask(for: id, of: owner, keeper)
    }
    let search = Task {
      await takeUp(question.value, id, of: owner, request, at: link, hello, keeper)
    }
    let turn = Task { _ = await search.value }
    keeper.takingUp[id] = turn
    defer { if keeper.takingUp[id] == turn { keeper.takingUp[id] = nil } }
    // NB: the question alone: what the store has given away has to be taken up.
    return await withTaskCancellationHandler {
      await search.value
    } onCancel: {
      question.cancel()
    }
  }

  /// The answer to the question for a session.
  private enum Finding {
    /// The browser may not have it, or no longer waits for it.
    case nothing
    /// The store has nothing newer than this server, if that has it.
    case here
    case elsewhere(TakenUp)
  }

  private func ask(
    for id: String, of owner: SessionOwner, _ keeper: SessionKeeper
  ) async -> Finding {
    let wasHere = store.session(id, of: owner) != nil
    guard !Task.isCancelled, wasHere || store.kept(id) == nil else { return .nothing }
    // NB: before it is taken: another server could not go on with what this one takes and drops.
    guard !isShutDown, wasHere || store.promiseRoom(for: id, of: owner) else { return .nothing }
    guard let taken = await keeper.take(id, for: owner) else { return .here }
    // NB: the same form, sent twice, may have begun its session here since.
    let isHere = wasHere || store.kept(id) != nil
    return isHere && taken.isOwn ? .here : .elsewhere(taken)
  }

  private func takeUp(
    _ finding: Finding, _ id: String, of owner: SessionOwner, _ request: WebRequest,
    at link: String, _ hello: ClientHello?, _ keeper: SessionKeeper
  ) async -> Continued? {
    defer { store.cancelPromise(for: id) }
    let taken: TakenUp
    switch finding {
    case .nothing: return nil
    case .here: return here(id, of: owner, hello)
    case .elsewhere(let found): taken = found
    }
    return await rates.turn(of: owner) { turn in
      await takeUp(taken, id, of: owner, request, at: link, hello, keeper, in: turn)
    }
  }

  private func takeUp(
    _ taken: TakenUp, _ id: String, of owner: SessionOwner, _ request: WebRequest,
    at link: String, _ hello: ClientHello?, _ keeper: SessionKeeper, in turn: borrowing Turn
  ) async -> Continued? {
    guard !store.hasSignedOut(owner) else {
      keeper.end(id)
      return nil
    }
    store.end(id, .takenElsewhere)
    guard !isShutDown,
      store.makeRoom(for: owner, isNew: false) || store.hasPromisedRoom(for: id)
    else {
      await turn.leave { await keeper.giveBack(taken) }
      return nil
    }
    let session = rates.charge(owner) {
      makeSession(of: taken, id, request, owner, isWithoutScript: hello == nil)
    }
    session.connection.countAnew()
    session.connection.sender.goOn(after: taken.saved?.frames ?? 0)
    // NB: beyond all that the page has seen at any server, so that the count tells who knows less than the
    // page; at the end, as the older state must not be kept with it.
    defer { session.connection.sender.goOn(after: hello?.frames ?? 0) }
    keeper.hold(id)
    store.add(session, of: owner, submissions: taken.saved?.submissions ?? [])
    if let saved = taken.saved, session.app.restoration != nil {
      let isUnbroken = await session.goOn(saved, isFinal: taken.isFinal, hello) {
        await self.settle(session.app, in: turn)
      }
      return .takenUp(session, isUnbroken: isUnbroken)
    }
    // NB: the page itself knows where it was, and what was typed into it.
    _ = session.start(at: link)
    if let hello { session.resize(isNarrow: hello.isNarrow) }
    await settle(session.app, in: turn)
    await session.restore(hello?.fields ?? []) { await self.settle(session.app, in: turn) }
    session.begin(index: hello?.index)
    return .takenUp(session, isUnbroken: false)
  }

  /// Makes the session that another server had, whose app has restored its state or is new.
  private func makeSession(
    of taken: TakenUp, _ id: String, _ request: WebRequest, _ owner: SessionOwner,
    isWithoutScript: Bool
  ) -> LiveSession {
    let isKept = taken.saved?.isInForms ?? isWithoutScript
    if let saved = taken.saved {
      let visit = makeVisit(of: owner, request, savedState: saved.app)
      let app = makeApp(visit)
      if app.restoration?.failure == nil {
        return makeSession(of: app, visit, owner, isKept: isKept, id: id)
      }
      app.end()
    }
    let visit = makeVisit(of: owner, request)
    return makeSession(of: makeApp(visit), visit, owner, isKept: isKept, id: id)
  }

  /// Returns a Boolean value that indicates whether a text from outside may name a session. Others,
  /// such as one with a null, are refused because a store might confuse them.
  static func isIdentifier(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
