import CalcotContent

extension WebSite {
  /// Answers a request other than that for a WebSocket. Never throws: a request that cannot be
  /// answered gets a page with the reason.
  public nonisolated func respond(to request: WebRequest) async -> WebResponse {
    guard check.isForSite(request) else {
      watch(.refused("a host that the site is not called"))
      return .plain(
        421, "This site is not called that. Name its hosts in WebSiteOptions.hosts.")
    }
    let address = SiteAddress(request.target)
    switch request.method {
    case "GET", "HEAD":
      if let asset = WebAssets.asset(at: address.path) { return .asset(asset, request) }
      if let token = address.name(under: WebAssets.filePath) {
        return await file(named: token, at: address, request)
      }
      guard !address.path.hasPrefix("/calcot/"), address.path != "/favicon.ico" else {
        return .plain(404, "There is nothing at this address.")
      }
      return await page(at: address, request)
    case "POST":
      if let token = address.name(under: WebAssets.uploadPath) {
        return await takeUpload(named: token, at: address, request)
      }
      return await post(request, to: address)
    default:
      var response = WebResponse.plain(405, "Only GET, HEAD and POST are answered here.")
      response.headers.append(WebHeader("Allow", "GET, HEAD, POST"))
      return response
    }
  }

  /// Returns whether a WebSocket may be opened: only from a page of the site, in a known browser.
  public nonisolated func admission(of request: WebRequest) -> WebAdmission {
    guard SiteAddress(request.target).path == WebAssets.livePath else {
      return .refused(.plain(404, "There is nothing at this address."))
    }
    guard check.isFromSite(request), let visitor = Visitor(request) else {
      watch(.refused("a connection from elsewhere"))
      return .refused(.plain(403, "Only a page of this site may connect."))
    }
    return .accepted { outlet in
      EventInlet(outlet, options: self.options, watch: self.watch) { hello, outlet in
        await self.greet(hello, outlet, visitor, request)
      } left: { session, outlet in
        Task { @MainActor in self.left(session, outlet) }
      }
    }
  }

  // MARK: Pages

  private func page(at address: SiteAddress, _ request: WebRequest) async -> WebResponse {
    let known = Visitor(request)
    let visitor = known ?? Visitor()
    var response: WebResponse
    if let session = address.session.flatMap({ store.session($0, of: visitor.id) }) {
      session.follow(url: address.link, index: nil)
      store.release(session)
      await settle(session.app)
      response = await document(of: session, status: 200)
    } else {
      let (session, answer) = makeSession(for: visitor, request, at: address.link, isKept: false)
      await settle(session.app)
      response = await document(of: session, status: answer.isFound ? 200 : 404)
      keepOrStop(session, of: visitor)
    }
    if known == nil { response.headers.append(visitor.header(isSecure: check.isSecure)) }
    return response
  }

  /// NB: An offer must be answered in its own session, because an upload is valid in no other one.
  private func keepOrStop(_ session: LiveSession, of visitor: Visitor) {
    guard session.offered != nil, store.makeRoom(for: visitor.id) else { return session.stop() }
    store.add(session, of: visitor.id)
    store.release(session)
  }

  private func document(of session: LiveSession, status: Int) async -> WebResponse {
    let scene = session.scene
    let renderer = session.renderer.linking(with: scene.links)
    let document = PageDocument(
      renderer: renderer, language: session.visit.language, title: scene.title,
      parts: renderer.parts(scene))
    return .page(status, await WebSite.html(document))
  }

  /// Renders the document off the main actor.
  @concurrent
  private nonisolated static func html(_ document: PageDocument) async -> String {
    document.html()
  }

  // MARK: Forms

  private func post(_ request: WebRequest, to address: SiteAddress) async -> WebResponse {
    let body = FormBody(request.body)
    guard check.isFromSite(request), let visitor = Visitor(request), body["token"] == visitor.token
    else {
      watch(.refused("a form from elsewhere"))
      return .page(403, MessagePage().html(HostWords().page.staleForm))
    }
    let session: LiveSession
    if let known = (body["session"] ?? address.session).flatMap({
      store.session($0, of: visitor.id)
    }) {
      session = known
    } else {
      guard store.makeRoom(for: visitor.id) else {
        watch(.refused("too many sessions"))
        var response = WebResponse.page(503, MessagePage().html(HostWords().page.tooBusy))
        response.headers.append(WebHeader("Retry-After", "30"))
        return response
      }
      session = makeSession(for: visitor, request, at: address.link, isKept: true).session
      store.add(session, of: visitor.id)
      await settle(session.app)
    }
    let place = await session.submit(body, at: address.link) { await self.settle(session.app) }
    store.release(session)
    let target = SiteAddress.target(session.url, session: session.id)
    return .seeOther(place.map { "\(target)#\(SiteAddress.fragment($0))" } ?? target)
  }
}
