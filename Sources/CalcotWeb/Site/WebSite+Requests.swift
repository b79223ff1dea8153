import CalcotContent

extension WebSite {
  /// Answers a request other than one for a WebSocket. Never throws: a request that cannot be
  /// handled gets a page with the reason.
  public nonisolated func respond(to request: WebRequest) async -> WebResponse {
    var response = await answer(request)
    if check.isSecure {
      response.headers.append(WebHeader("Strict-Transport-Security", "max-age=31536000"))
    }
    return response
  }

  private nonisolated func answer(_ request: WebRequest) async -> WebResponse {
    guard check.isForSite(request) else {
      refused("a host that the site is not called", request)
      return .plain(
        421, "This site is not called that. Name its hosts in WebSiteOptions.hosts.")
    }
    let address = SiteAddress(request.target)
    let isRead = request.method == "GET" || request.method == "HEAD"
    if isRead,
      let asset = options.about.themeFiles?.asset(at: address.path)
        ?? WebAssets.asset(at: address.path)
    {
      return .asset(asset, request, prelude: options.scriptPrelude)
    }
    if let wait = rates.takeRequest(at: request.address) { return tooOften(wait, request) }
    switch request.method {
    case "GET", "HEAD":
      if let token = address.name(under: WebAssets.filePath) {
        return await file(named: token, at: address, request)
      }
      if let name = address.name(under: ServedImages.path) { return image(named: name, request) }
      if address.path == WebAssets.manifestPath { return .manifest(options.about) }
      guard !address.path.hasPrefix("/calcot/") else {
        return .plain(404, "There is nothing at this address.")
      }
      return await page(at: address, request)
    case "POST":
      if let token = address.name(under: WebAssets.uploadPath) {
        return await takeUpload(named: token, at: address, request)
      }
      if address.path == WebAssets.reportPath { return takeReport(request) }
      return await post(request, to: address)
    default:
      var response = WebResponse.plain(405, "Only GET, HEAD and POST are answered here.")
      response.headers.append(WebHeader("Allow", "GET, HEAD, POST"))
      return response
    }
  }

  /// Returns a picture of an app. Its name is the only permission needed: whoever knows it has seen
  /// a page with the picture.
  private nonisolated func image(named name: String, _ request: WebRequest) -> WebResponse {
    images.served.body(named: name).map { .image($0, named: name, request) }
      ?? .plain(404, "There is nothing at this address.")
  }

  nonisolated func tooOften(_ wait: Duration, _ request: WebRequest) -> WebResponse {
    refused("too many requests", request)
    var response = WebResponse.page(429, MessagePage().html(HostWords().page.tooBusy))
    response.headers.append(WebHeader("Retry-After", "\(wait.components.seconds + 1)"))
    return response
  }

  /// Returns the decision about opening a WebSocket: only a page of the site may. Gives a new
  /// cookie to a browser whose cookie this process does not accept, because the process has started
  /// since or the cookie is too old.
  public nonisolated func admission(of request: WebRequest) -> WebAdmission {
    guard SiteAddress(request.target).path == WebAssets.livePath else {
      return .refused(.plain(404, "There is nothing at this address."))
    }
    guard check.isFromSite(request) else {
      refused("a connection from elsewhere", request)
      return .refused(.plain(403, "Only a page of this site may connect."))
    }
    if let wait = rates.takeRequest(at: request.address) {
      return .refused(tooOften(wait, request))
    }
    let visitor = cookies.visitor(of: request) ?? Visitor()
    let cookie = cookies.renewal(of: visitor, after: request)
    return .accepted(headers: [cookie].compactMap(\.self)) { outlet in
      EventInlet(outlet, to: self.connection(of: visitor, request))
    }
  }

  private nonisolated func connection(
    of visitor: Visitor, _ request: WebRequest
  ) -> EventInlet.Site {
    EventInlet.Site(
      wait: { cost in
        let delay = self.rates.takeEvents(cost, of: visitor, at: request.address)
        if delay > .zero { self.watch(.eventDelayed(by: delay)) }
        return delay
      },
      turn: { await self.rates.turn(of: visitor, request) },
      greet: { hello, outlet in await self.greet(hello, outlet, visitor, request) },
      left: { session, outlet in Task { @MainActor in self.left(session, outlet) } },
      refused: { self.refused($0, request) })
  }

  // MARK: Pages

  private nonisolated func page(at address: SiteAddress, _ request: WebRequest) async -> WebResponse
  {
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
    await rates.turn(of: visitor, request)
    guard !request.isGone(), rates.takeEvents(0, of: visitor, at: request.address) == .zero else {
      return nil
    }
    let values = values(of: visitor, request).values
    var response: WebResponse
    do {
      response = try await page(at: address, request, owner(visitor, request))
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

  /// Returns the page at an address. For GET, the session that the address names goes to the
  /// address if its page is without script, and shows it; a session with a live page goes only
  /// where the events of that page lead. In all other cases, the page is that of a new session.
  private func page(
    at address: SiteAddress, _ request: WebRequest, _ owner: SessionOwner
  ) async throws(NotAllowed) -> WebResponse {
    let isSaved = request.method == "GET"
    if isSaved,
      let session = try await continued(
        address.session, of: owner, request, at: address.link)?.session,
      session.connection.outlet == nil, !session.isOver
    {
      store.hold(session)
      session.follow(url: address.link, index: nil)
      await settle(session.app)
      await rates.turn(of: owner.visitor, request)
      store.release(session)
      if session.ending == nil { return await document(of: session, for: owner) }
    }
    let (session, answer) = makeSession(
      for: owner, request, at: address.link, isKept: false, isForOnePage: true)
    await settle(session.app)
    await rates.turn(of: owner.visitor, request)
    if let reason = answer.reason(in: session.words) {
      defer { session.stop() }
      let page = MessagePage(words: session.words)
      return .page(answer.isFound ? 403 : 404, page.html(reason))
    }
    let response = await document(of: session, for: owner)
    if isSaved { keepOrStop(session, of: owner) } else { session.stop() }
    return response
  }

  /// NB: An offer must be answered in its own session, because an upload is valid in no other one.
  private func keepOrStop(_ session: LiveSession, of owner: SessionOwner) {
    guard session.offers.current != nil, !isShutDown, !store.hasSignedOut(owner),
      store.makeRoom(for: owner)
    else { return session.stop() }
    store.add(session, of: owner)
    store.release(session)
  }

  private func document(of session: LiveSession, for owner: SessionOwner) async -> WebResponse {
    let (scene, shown) = rates.charge(owner) {
      let scene = session.scene
      return (scene, session.renderer.showing(scene))
    }
    var renderer = shown
    renderer.form.token = owner.visitor.proof
    let document = PageDocument(
      renderer: renderer, title: scene.title, parts: { $0.parts(scene) }, site: options.about,
      once: RandomText.make())
    return .page(
      scene.isMissing ? 404 : 200, await html(document, for: owner),
      imageOrigins: images.origins.allowed)
  }

  /// Renders the document off the main actor.
  @concurrent
  private nonisolated func html(_ document: PageDocument, for owner: SessionOwner) async -> String {
    rates.charge(owner) { document.html() }
  }

  // MARK: Forms

  private nonisolated func post(
    _ request: WebRequest, to address: SiteAddress
  ) async -> WebResponse {
    guard check.mayBeFromSite(request), let visitor = cookies.visitor(of: request) else {
      return foreignForm(request)
    }
    let wait = rates.takeEvents(2, of: visitor, at: request.address)
    guard wait < Self.longestWait else { return tooOften(wait, request) }
    guard (try? await Task.sleep(for: wait)) != nil else { return tooOften(wait, request) }
    let body = await FormBody.read(request.body)
    guard visitor.isProven(by: body["token"] ?? "") else { return foreignForm(request) }
    do {
      return try await submit(body, at: address, request, owner(visitor, request))
    } catch {
      return error.response
    }
  }

  private nonisolated func foreignForm(_ request: WebRequest) -> WebResponse {
    refused("a form from elsewhere", request)
    return .page(403, MessagePage().html(HostWords().page.staleForm))
  }

  /// The time that a request may wait for its turn; one that would wait longer is refused.
  nonisolated static var longestWait: Duration { .seconds(10) }

  private func submit(
    _ body: FormBody, at address: SiteAddress, _ request: WebRequest, _ owner: SessionOwner
  ) async throws(NotAllowed) -> WebResponse {
    let submission = body.submission
    if let session = submission.flatMap({ store.session(with: $0, of: owner) }) {
      await settle(session.app)
      return .seeOther(SiteAddress.target(session.url, session: session.id))
    }
    guard !isShutDown else { return noSession(for: request) }
    return try await forms.run { () async throws(NotAllowed) in
      try await perform(body, submission, at: address, request, owner)
    }
  }

  private func perform(
    _ body: FormBody, _ submission: Submission?, at address: SiteAddress, _ request: WebRequest,
    _ owner: SessionOwner
  ) async throws(NotAllowed) -> WebResponse {
    await rates.turn(of: owner.visitor, request)
    guard let session = try await session(for: body, submission, at: address, request, owner),
      !session.isOver
    else { return noSession(for: request) }
    store.hold(session)
    if let submission {
      // NB: another server may have done it before this one took the session up.
      if store.kept(session.id)?.submissions.contains(submission) == true {
        store.release(session)
        return .seeOther(SiteAddress.target(session.url, session: session.id))
      }
      store.note(submission, in: session)
      // NB: noted before it is done, so that another server does not do it again.
      await keeper?.keepNow(session.id)
      guard !session.isOver else { return noSession(for: request) }
    }
    let place = await session.submit(body, at: address.link) { await self.settle(session.app) }
    store.release(session)
    let target = SiteAddress.target(session.url, session: session.id)
    return .seeOther(place.map { "\(target)#\(SiteAddress.fragment($0))" } ?? target)
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
    _ owner: SessionOwner
  ) async throws(NotAllowed) -> LiveSession? {
    let own = submission.map { cookies.session(begunBy: $0, of: owner.visitor) }
    for id in [body["session"] ?? address.session, own] {
      if let known = try await continued(id, of: owner, request, at: address.link) {
        return known.session
      }
    }
    // NB: the same form may have come twice at once.
    if let own, let known = store.session(own, of: owner) { return known }
    guard !isShutDown, !store.hasSignedOut(owner), store.makeRoom(for: owner) else { return nil }
    let isTaken = own.map { store.kept($0) != nil } ?? true
    let session = makeSession(
      for: owner, request, at: address.link, isKept: true, id: isTaken ? nil : own
    ).session
    store.add(session, of: owner)
    await settle(session.app)
    return session
  }

  // MARK: Reports

  /// Receives a browser's report that a page has tried what its content security policy forbids.
  private nonisolated func takeReport(_ request: WebRequest) -> WebResponse {
    let reports = PolicyReport.directives(in: request.body)
    for directive in reports { watch(.violation(directive: directive)) }
    return WebResponse(status: reports.isEmpty ? 400 : 204)
  }
}
