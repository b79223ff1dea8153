import CalcotContent

/// The forms of pages without script, each of which is read and done in turns of its browser's address.
extension WebSite {
  nonisolated func post(
    _ request: WebRequest, to address: SiteAddress
  ) async -> WebResponse {
    guard check.mayBeFromSite(request), let visitor = cookies.visitor(of: request) else {
      return foreignForm(request)
    }
    let wait = rates.takeEvents(2, of: visitor, at: request.address)
    guard wait < Self.longestWait else { return tooOften(wait, request) }
    guard (try? await Task.sleep(for: wait)) != nil else { return tooOften(wait, request) }
    return await take(request, to: address, from: visitor)
  }

  private func take(
    _ request: WebRequest, to address: SiteAddress, from visitor: Visitor
  ) async -> WebResponse {
    let sender = SessionOwner(visitor, request, user: nil)
    return await rates.turn(of: sender) { turn in
      let body = await rates.elsewhere(for: sender) { FormBody(request.body) }
      guard visitor.isProven(by: body["token"] ?? "") else { return foreignForm(request) }
      do throws(NotAllowed) {
        let owner = try await owner(visitor, request, in: turn)
        var response = try await submit(body, at: address, request, owner, in: turn)
        // NB: the page after it may be another server's, which does not know what the form has changed.
        if let setting = values(of: visitor, request).values.setting {
          response.headers.append(WebHeader("Set-Cookie", setting))
        }
        return response
      } catch {
        return error.response
      }
    }
  }

  private nonisolated func foreignForm(_ request: WebRequest) -> WebResponse {
    refused("a form from elsewhere", request)
    return .page(403, MessagePage().html(HostWords().page.staleForm))
  }

  /// The time that a request may wait for its turn; one that would wait longer is refused.
  nonisolated static var longestWait: Duration { .seconds(10) }

  private func submit(
    _ body: FormBody, at address: SiteAddress, _ request: WebRequest, _ owner: SessionOwner,
    in turn: borrowing Turn
  ) async throws(NotAllowed) -> WebResponse {
    let submission = body.submission
    if let session = submission.flatMap({ store.session(with: $0, of: owner) }) {
      await settle(session.app, in: turn)
      return .seeOther(SiteAddress.target(session.url, session: session.id))
    }
    guard !isShutDown else { return noSession(for: request) }
    return try await forms.run { () async throws(NotAllowed) in
      try await perform(body, submission, at: address, request, owner, in: turn)
    }
  }

  private func perform(
    _ body: FormBody, _ submission: Submission?, at address: SiteAddress, _ request: WebRequest,
    _ owner: SessionOwner, in turn: borrowing Turn
  ) async throws(NotAllowed) -> WebResponse {
    guard
      let session = try await session(
        for: body, submission, at: address, request, owner, in: turn), !session.isOver
    else { return noSession(for: request) }
    store.hold(session)
    defer { store.release(session) }
    // NB: another server may have done it before this one took the session up.
    if isDone(submission, in: session) {
      return .seeOther(SiteAddress.target(session.url, session: session.id))
    }
    let isMoved = (body["session"] ?? address.session) != session.id
    let outcome = await session.submit(body, at: address.link, isMoved: isMoved) {
      // NB: the same form may have come twice at once.
      guard !self.isDone(submission, in: session) else { return false }
      guard let submission else { return true }
      self.store.note(submission, in: session)
      // NB: noted before it is done, so that another server does not do it again.
      await self.keepNow(session, in: turn)
      return !session.isOver
    } settle: {
      await self.settle(session.app, in: turn)
    }
    guard case .done(let place) = outcome else { return noSession(for: request) }
    // NB: the browser comes back at once, and perhaps to another server.
    await keepNow(session, in: turn)
    let target = SiteAddress.target(session.url, session: session.id)
    return .seeOther(place.map { "\(target)#\(SiteAddress.fragment($0))" } ?? target)
  }

  private func isDone(_ submission: Submission?, in session: LiveSession) -> Bool {
    guard let submission else { return false }
    return store.kept(session.id)?.submissions.contains(submission) == true
  }

  /// Leaves the turn until the store, if there is one, has the session as it is.
  private func keepNow(_ session: LiveSession, in turn: borrowing Turn) async {
    guard let keeper, !session.isOver else { return }
    await turn.leave { await keeper.keepNow(session.id) }
  }

  /// Returns the response to a request for which there is no room.
  func noSession(for request: WebRequest) -> WebResponse {
    refused("too many sessions", request)
    var response = WebResponse.page(503, MessagePage().html(HostWords().page.tooBusy))
    response.headers.append(WebHeader("Retry-After", "30"))
    return response
  }

  /// Returns the session of a form, or a new one; `nil` if there is no room for one.
  private func session(
    for body: FormBody, _ submission: Submission?, at address: SiteAddress, _ request: WebRequest,
    _ owner: SessionOwner, in turn: borrowing Turn
  ) async throws(NotAllowed) -> LiveSession? {
    let own = submission.map { cookies.session(begunBy: $0, of: owner.visitor) }
    for id in [body["session"] ?? address.session, own] {
      if let known = try await continued(id, of: owner, request, at: address.link, in: turn) {
        return known.session
      }
    }
    // NB: the same form may have come twice at once.
    if let own, let known = store.session(own, of: owner) { return known }
    guard !isShutDown, !store.hasSignedOut(owner), store.makeRoom(for: owner) else { return nil }
    let isTaken = own.map { store.kept($0) != nil } ?? true
    let session = makeSession(
      for: owner, request, at: address.link, isKept: true, id: isTaken ? nil : own,
      in: turn
    ).session
    store.add(session, of: owner)
    await settle(session.app, in: turn)
    return session
  }
}
