import Calcot

/// The greetings of live pages, each of which is answered in turns of its browser's address.
extension WebSite {
  /// Returns the session of a live page: the one that it names, or a new one at its address.
  ///
  /// - Parameter opened: The time at which the connection was opened.
  func greet(
    _ hello: ClientHello, _ outlet: any WebSocketOutlet, _ visitor: Visitor, _ request: WebRequest,
    _ opened: ContinuousClock.Instant
  ) async -> LiveSession? {
    await rates.turn(of: SessionOwner(visitor, request, user: nil)) { turn in
      guard let owner = try? await owner(visitor, request, in: turn) else {
        return signedOut(outlet)
      }
      let isBehind = values(of: visitor, request).isBehind
      let session = await session(for: hello, outlet, owner, request, opened, in: turn)
      if isBehind { session?.keepValues() }
      return session
    }
  }

  private func session(
    for hello: ClientHello, _ outlet: any WebSocketOutlet, _ owner: SessionOwner,
    _ request: WebRequest, _ opened: ContinuousClock.Instant, in turn: borrowing Turn
  ) async -> LiveSession? {
    let address = SiteAddress(hello.url)
    let continued: Continued?
    do {
      continued = try await self.continued(
        hello.session ?? address.session, of: owner, request, at: address.link, hello, in: turn)
    } catch {
      outlet.close(code: 4008, reason: "too many sessions")
      return nil
    }
    guard !isShutDown else {
      outlet.close(code: 1001, reason: "going away")
      return nil
    }
    // NB: a connection that has gone gets no app, nor that of one with which its page has come since.
    guard !Task.isCancelled else {
      if case .takenUp(let session, _)? = continued { store.rest(session) }
      return nil
    }
    if let continued {
      let isResumed = await resume(continued, hello, outlet, opened, in: turn)
      return isResumed ? continued.session : nil
    }
    return await begin(hello, outlet, owner, request, opened, at: address.link, in: turn)
  }

  /// Begins a session with a live page, and returns it; `nil` if there is no room for one.
  private func begin(
    _ hello: ClientHello, _ outlet: any WebSocketOutlet, _ owner: SessionOwner,
    _ request: WebRequest, _ opened: ContinuousClock.Instant, at link: String,
    in turn: borrowing Turn
  ) async -> LiveSession? {
    guard !store.hasSignedOut(owner) else { return signedOut(outlet) }
    guard store.makeRoom(for: owner) else {
      refused("too many sessions", request)
      outlet.close(code: 4008, reason: "too many sessions")
      return nil
    }
    let (session, _) = makeSession(
      for: owner, request, at: link, isKept: false, isNarrow: hello.isNarrow, in: turn)
    store.add(session, of: owner)
    await settle(session.app, in: turn)
    await session.restore(hello.fields) { await self.settle(session.app, in: turn) }
    session.begin(index: hello.index)
    guard session.connect(outlet, hello, opened: opened, isNew: true) else { return nil }
    watch(.connected(isNew: true))
    return session
  }

  /// Closes the connection of a browser whose user may not see the app any more.
  private func signedOut(_ outlet: any WebSocketOutlet) -> LiveSession? {
    let end = WebSessionEnd.signedOut
    outlet.close(code: end.closeCode, reason: end.rawValue)
    return nil
  }

  /// Continues a session with a live page.
  ///
  /// NB: The address of the page is not a request of the user: the page may not know yet where the
  /// app has gone. If the user has navigated with the browser's buttons, an event reports it.
  ///
  /// - Returns: A Boolean value that indicates whether the browser is connected.
  private func resume(
    _ continued: Continued, _ hello: ClientHello, _ outlet: any WebSocketOutlet,
    _ opened: ContinuousClock.Instant, in turn: borrowing Turn
  ) async -> Bool {
    let session = continued.session
    guard !isSuperseded(outlet, opened, in: session) else { return false }
    let isConnected: Bool
    store.hold(session)
    defer { store.release(session) }
    switch continued {
    case .here:
      let isNew = hello.session == nil || session.connection.isCountedAnew
      // NB: a new page does not send again what was typed before its welcome.
      if isNew, !hello.fields.isEmpty {
        await restore(hello, in: session, turn)
        // NB: a later connection may have come and gone meanwhile.
        guard !Task.isCancelled, !isSuperseded(outlet, opened, in: session) else { return false }
      }
      session.connection.outlet?.close(code: 4001, reason: "superseded")
      session.resize(isNarrow: hello.isNarrow)
      if hello.session == nil {
        session.begin(index: hello.index)
      } else if isNew {
        session.history.moveCurrent(to: hello.index)
      }
      isConnected = session.connect(outlet, hello, opened: opened, isNew: isNew)
    case .takenUp(_, let isUnbroken):
      // NB: an earlier one, from another address, may have come to its turn first.
      session.connection.outlet?.close(code: 4001, reason: "superseded")
      isConnected = session.connect(outlet, hello, opened: opened, isNew: !isUnbroken)
    }
    if isConnected { watch(.connected(isNew: false)) }
    return isConnected
  }

  /// Closes a connection that has come to its turn after a later one of the same page, as two addresses have
  /// turns of their own; returns `false` for any other one.
  private func isSuperseded(
    _ outlet: any WebSocketOutlet, _ opened: ContinuousClock.Instant, in session: LiveSession
  ) -> Bool {
    guard let latest = session.connection.opened, opened < latest else { return false }
    outlet.close(code: 4001, reason: "superseded")
    return true
  }

  /// Types what a page has for fields of screens that are there, and, if another server made the page,
  /// what it has for fields of the same path.
  private func restore(
    _ hello: ClientHello, in session: LiveSession, _ turn: borrowing Turn
  ) async {
    let known = hello.fields.filter(session.isOnScreen)
    let others = hello.fields.filter { !session.isOnScreen($0) }
    await session.restoreByName(known, since: []) { await self.settle(session.app, in: turn) }
    if hello.session != nil {
      await session.restore(others) { await self.settle(session.app, in: turn) }
    }
  }

  /// Handles the end of a session's connection.
  func left(_ session: LiveSession, _ outlet: any WebSocketOutlet) {
    guard session.disconnect(outlet) else { return }
    watch(.disconnected)
    store.rest(session)
  }
}
