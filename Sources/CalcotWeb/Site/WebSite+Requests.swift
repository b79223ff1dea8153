import CalcotContent

extension WebSite {
  /// Answers a request other than one for a WebSocket. Never throws: a request that cannot be
  /// handled gets a page with the reason.
  public nonisolated func respond(to request: WebRequest) async -> WebResponse {
    var response = await answer(request)
    if response.isPage { reserve(&response, for: request) }
    if check.isSecure {
      response.headers.append(WebHeader("Strict-Transport-Security", "max-age=31536000"))
    }
    return response
  }

  /// Reserves the memory of a page until its browser has taken it, or refuses it to an address that leaves
  /// too many pages untaken.
  private nonisolated func reserve(_ response: inout WebResponse, for request: WebRequest) {
    let room = WebBodyReservation(limit: .max, in: rooms.pages, of: holders(of: request, nil)) {
      _ in
      var refusal = WebResponse.plain(503, "Too many pages have not been taken yet.")
      refusal.headers.append(WebHeader("Retry-After", "30"))
      return refusal
    }
    if let refusal = room.add(response.body.count) {
      refused("a page beside too many others that are not taken", request)
      response = refusal
    } else {
      response.room = room
    }
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
    if isRead, address.path == PageWorker.path {
      let worker = PageWorker.asset(keepsPages: options.about.keepsPages)
      return .asset(worker, request, prelude: [])
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

  private nonisolated static let tooBusy = HostWords().page.tooBusy

  nonisolated func tooOften(_ wait: Duration, _ request: WebRequest) -> WebResponse {
    refused("too many requests", request)
    // NB: a page would cost more than what is refused.
    var response = WebResponse.plain(429, Self.tooBusy)
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
    let opened = ContinuousClock.now
    return .accepted(headers: [cookie].compactMap(\.self)) { outlet in
      EventInlet(outlet, to: self.connection(of: visitor, request, opened))
    }
  }

  private nonisolated func connection(
    of visitor: Visitor, _ request: WebRequest, _ opened: ContinuousClock.Instant
  ) -> EventInlet.Site {
    EventInlet.Site(
      account: WorkAccount(rates, of: SessionOwner(visitor, request, user: nil)),
      wait: { cost in
        let delay = self.rates.takeEvents(cost, of: visitor, at: request.address)
        if delay > .zero { self.watch(.eventDelayed(by: delay)) }
        return delay
      },
      greet: { hello, outlet in await self.greet(hello, outlet, visitor, request, opened) },
      left: { session, outlet in Task { @MainActor in self.left(session, outlet) } },
      refused: { self.refused($0, request) })
  }

  // MARK: Reports

  /// Receives a browser's report that a page has tried what its content security policy forbids.
  private nonisolated func takeReport(_ request: WebRequest) -> WebResponse {
    let reports = PolicyReport.directives(in: request.body)
    for directive in reports { watch(.violation(directive: directive)) }
    return WebResponse(status: reports.isEmpty ? 400 : 204)
  }
}
