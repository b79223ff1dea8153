import CalcotContent

/// The pages of a site, each of which is made in turns of its browser's address.
extension WebSite {
  nonisolated func page(at address: SiteAddress, _ request: WebRequest) async -> WebResponse {
    let visitor = cookies.visitor(of: request) ?? Visitor()
    let end = ContinuousClock.now + Self.longestWait
    while !request.isGone() {
      let wait = rates.takeEvents(0, of: visitor, at: request.address)
      guard .now + wait < end, (try? await Task.sleep(for: wait)) != nil else {
        return tooOften(wait, request)
      }
      if let response = await page(at: address, request, visitor) { return response }
    }
    return WebResponse(status: 408)
  }

  /// Returns a page; `nil` if those that have waited for the same moment have used up the budget, or if
  /// the browser has gone.
  private func page(
    at address: SiteAddress, _ request: WebRequest, _ visitor: Visitor
  ) async -> WebResponse? {
    await rates.turn(of: SessionOwner(visitor, request, user: nil)) { turn -> WebResponse? in
      guard !request.isGone(), rates.takeEvents(0, of: visitor, at: request.address) == .zero else {
        return nil
      }
      let values = values(of: visitor, request).values
      var response: WebResponse
      do throws(NotAllowed) {
        let owner = try await owner(visitor, request, in: turn)
        response = try await page(at: address, request, owner, in: turn)
        if options.about.keepsPages, let header = PageWorker.header(of: owner.user) {
          response.headers.append(header)
        }
      } catch {
        return error.response
      }
      if let cookie = cookies.renewal(of: visitor, after: request) {
        response.headers.append(cookie)
      }
      // NB: each time, because Safari forgets after a week what a script has set.
      if let setting = values.setting {
        response.headers.append(WebHeader("Set-Cookie", setting))
      }
      return response
    }
  }

  /// Returns the page at an address. For GET, the session that the address names goes to the
  /// address if its page is without script, and shows it; a session with a live page goes only
  /// where the events of that page lead. In all other cases, the page is that of a new session.
  private func page(
    at address: SiteAddress, _ request: WebRequest, _ owner: SessionOwner,
    in turn: borrowing Turn
  ) async throws(NotAllowed) -> WebResponse {
    let isSaved = request.method == "GET"
    if isSaved,
      let session = try await continued(
        address.session, of: owner, request, at: address.link, in: turn)?.session,
      session.connection.outlet == nil, !session.isOver
    {
      store.hold(session)
      session.follow(url: address.link, index: nil)
      await settle(session.app, in: turn)
      store.release(session)
      if session.ending == nil { return await document(of: session, for: owner, in: turn) }
    }
    let (session, answer) = makeSession(
      for: owner, request, at: address.link, isKept: false, isForOnePage: true, in: turn)
    await settle(session.app, in: turn)
    guard !request.isGone() else {
      session.stop()
      return WebResponse(status: 408)
    }
    if let reason = answer.reason(in: session.words) {
      let page = MessagePage(words: session.words)
      session.stop()
      let html = await rates.elsewhere(for: owner) { page.html(reason) }
      return .page(answer.isFound ? 403 : 404, html)
    }
    let response = await document(of: session, for: owner, in: turn)
    if isSaved { keepOrStop(session, of: owner) } else { session.stop() }
    return response
  }

  /// NB: An offer must be answered in its own session, because an upload is valid in no other one.
  private func keepOrStop(_ session: LiveSession, of owner: SessionOwner) {
    guard session.offers.current != nil, !isShutDown, !store.hasSignedOut(owner),
      store.makeRoom(for: owner)
    else { return session.stop() }
    store.add(session, of: owner)
    store.rest(session)
  }

  private func document(
    of session: LiveSession, for owner: SessionOwner, in turn: borrowing Turn
  ) async -> WebResponse {
    let (scene, shown, lead, isMissing) = rates.charge(owner) {
      let scene = session.scene
      return (scene, session.renderer.showing(scene), session.lead, session.app.isMissing)
    }
    var renderer = shown
    renderer.lead = lead
    renderer.form.token = owner.visitor.proof
    let document = PageDocument(
      renderer: renderer, title: scene.title, parts: { $0.parts(scene) }, site: options.about,
      once: RandomText.make())
    let html = await rates.elsewhere(for: owner) { document.html() }
    return .page(isMissing ? 404 : 200, html, imageOrigins: images.origins.allowed)
  }
}
