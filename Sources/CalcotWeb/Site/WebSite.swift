public import Calcot
import CalcotContent

/// An app in the browsers of many users: pages, forms and live sessions, without any socket.
///
/// An HTTP server such as `WebServer` of the module CalcotWebServer passes it requests and
/// WebSockets. Each browser tab has its own app, made by the factory; a tab that never connects has
/// it for one request only.
@MainActor
public final class WebSite: WebSiteServing {
  /// The maximum length of a WebSocket message in bytes; answer a longer one with close code 1009.
  public nonisolated var messageLimit: Int { options.sizes.message }

  /// The maximum number of UTF-16 code units in the text of a field.
  package nonisolated var textLimit: Int { options.textLimit }

  package nonisolated var isSecure: Bool { check.isSecure }

  package nonisolated var requestRate: WebSiteOptions.Rate { options.requests }

  nonisolated let options: WebSiteOptions
  /// The options whose values are not allowed; ``options`` has the nearest allowed values instead.
  package nonisolated let optionProblems: [OptionProblem]
  nonisolated let check: RequestCheck
  nonisolated let watch: @Sendable (WebSiteEvent) -> Void
  nonisolated let cookies: VisitorCookies
  nonisolated let rates: SiteRates
  let store: SessionStore
  nonisolated let uploads = UploadRegistry()
  /// The memory of the bodies in transit, and of the pages that browsers have not taken yet.
  nonisolated let rooms: (bodies: BodyReservations, pages: BodyReservations)
  nonisolated let images: PageImages
  /// The keeper of the sessions in a store; `nil` if the site has no store.
  var keeper: SessionKeeper?
  let makeApp: @MainActor (WebSession) -> CalcotApp
  private var identify: (@MainActor (WebRequest) async -> WebIdentity)?
  private var registry = HTMLRegistry()
  var isShutDown: Bool { store.isClosed }
  let forms = FormsUnderWay()

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - clock: Measures how long sessions are kept.
  ///   - watch: Receives the events that the site's operator may want to record; called on any
  ///     thread. Without it mistakes in the app's code are written to standard error.
  ///   - app: Makes the app of a session. It takes everything that belongs to the user from the
  ///     session, and nothing from the process.
  public init(
    options: WebSiteOptions = WebSiteOptions(), clock: any Clock<Duration> = ContinuousClock(),
    watch: (@Sendable (WebSiteEvent) -> Void)? = nil,
    app: @escaping @MainActor (WebSession) -> CalcotApp
  ) {
    let watch = watch ?? { if case .mistake(let text) = $0 { reportToStandardError(text) } }
    var options = options
    optionProblems = OptionRule.mend(
      &options, by: WebSiteOptions.rules + [WebSiteOptions.originRule])
    for problem in optionProblems { watch(.mistake("\(problem)")) }
    self.options = options
    self.watch = watch
    check = RequestCheck(options)
    rooms = (
      BodyReservations(most: options.sizes.bodies), BodyReservations(most: options.sizes.pages)
    )
    let cookies = VisitorCookies(isSecure: check.isSecure, lifetime: options.cookieLifetime)
    self.cookies = cookies
    images = PageImages(
      served: ServedImages(budget: options.images.bytes) { cookies.name(of: $0.bytes) },
      origins: ImageOrigins(options.images.origins) { watch(.mistake($0)) })
    rates = SiteRates(options)
    store = SessionStore(options, clock: clock, watch: watch)
    makeApp = app
  }

  /// Shows every screen with this type of ViewModel in a view of its own. Call it before the first
  /// request.
  public func register<V: HTMLView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    registry.views.register(make) { $0 }
  }

  /// Shows the values of a type, within the screens that have them, as HTML of their own. It is for
  /// reading: controls and pictures in it are left out and reported. Call it before the first
  /// request.
  ///
  /// ```swift
  /// site.registerPiece { (map: RouteMap) in
  ///   HTML.tag("svg", attributes: ["viewBox": "0 0 100 100"]) {
  ///     HTML.tag("path", attributes: ["d": map.path])
  ///   }
  /// }
  /// ```
  public func registerPiece<Value: Hashable & Sendable>(
    @HTMLBuilder _ make: @escaping @MainActor (Value) -> HTML
  ) {
    registry.pieces.register(make)
  }

  /// Determines who sends a request: called for each page, form, file and greeting of a live page,
  /// with the header fields in which, for example, a proxy tells the signed-in user. A session that
  /// one user has begun is never shown to another. Set it before the first request.
  public func identify(_ identify: @escaping @MainActor (WebRequest) async -> WebIdentity) {
    self.identify = identify
  }

  /// Ends the sessions that a user who has signed out has in this process: their live pages load anew.
  public func endSessions(of user: String) { store.endSessions(of: user) }

  /// Signs the cookies of the site with another signer. A server does this before the first request.
  public nonisolated func sign(with signer: any CookieSigner) { cookies.sign(with: signer) }

  /// Returns the owner of the sessions that a request may use.
  ///
  /// - Throws: The response to a request whose sender may not see the app.
  func owner(
    _ visitor: Visitor, _ request: WebRequest
  ) async throws(NotAllowed) -> SessionOwner {
    guard let identify else { return SessionOwner(visitor, request, user: nil) }
    let signOuts = store.signOutCount
    switch await identify(request) {
    case .refused(let response): throw NotAllowed(response: response)
    case .anyone: return SessionOwner(visitor, request, user: nil)
    case .user(let user): return SessionOwner(visitor, request, user: user, signOuts: signOuts)
    }
  }

  /// Returns the owner of the sessions that a request may use, and leaves the turn for as long as the site
  /// has to find out who it is.
  func owner(
    _ visitor: Visitor, _ request: WebRequest, in turn: borrowing Turn
  ) async throws(NotAllowed) -> SessionOwner {
    guard identify != nil else { return SessionOwner(visitor, request, user: nil) }
    return try await turn.leave { () async throws(NotAllowed) in try await owner(visitor, request) }
  }

  /// The number of sessions.
  public var sessionCount: Int { store.count }

  /// Ends every session, and tells the browsers that the site is going away, so that they try to
  /// reconnect. Sessions in a store are handed over first, after the forms that are under way: this
  /// server handles nothing more in them, and the server to which their browsers come continues
  /// them.
  public func shutDown() async {
    store.isClosed = true
    if let keeper { await unlessCancelled { await self.handOver(to: keeper) } }
    // NB: what the store gives to this server from now on goes back to it.
    let searches = keeper?.takingUp.filter { store.kept($0.key) == nil } ?? [:]
    for session in store.all { store.end(session.id, .shutDown) }
    await unlessCancelled { for search in searches.values { await search.value } }
  }

  private func handOver(to keeper: SessionKeeper) async {
    await forms.untilNone()
    for session in store.all { session.life = .handedOver }
    await keeper.handOver(store.all.map(\.id))
  }

  /// Returns when the work is done, or when the task is cancelled.
  private func unlessCancelled(_ work: @escaping @MainActor () async -> Void) async {
    let (ended, end) = AsyncStream<Never>.makeStream()
    Task {
      await work()
      end.finish()
    }
    for await _ in ended {}
  }

  // MARK: Sessions

  /// Creates a session at an address, without adding it to the store.
  ///
  /// - Parameter isKept: A Boolean value that indicates whether the forms of its pages name the
  ///   session.
  func makeSession(
    for owner: SessionOwner, _ request: WebRequest, at link: String, isKept: Bool,
    isForOnePage: Bool = false, isNarrow: Bool = false, id: String? = nil, in _: borrowing Turn
  ) -> (session: LiveSession, answer: Answer) {
    rates.charge(owner) {
      let visit = makeVisit(of: owner, request, isForOnePage: isForOnePage)
      let app = makeApp(visit)
      let session = makeSession(
        of: app, visit, owner, isKept: isKept, id: id ?? RandomText.make())
      if isNarrow { app.send(.resize(isNarrow: true)) }
      return (session, session.start(at: link))
    }
  }

  func makeSession(
    of app: CalcotApp, _ visit: WebSession, _ owner: SessionOwner, isKept: Bool,
    capabilities: Set<Capability> = Set(Capability.allCases), id: String = RandomText.make()
  ) -> LiveSession {
    let form = PageRenderer.FormFields(token: owner.visitor.proof, session: isKept ? id : nil)
    return LiveSession(
      id: id, visit: visit, app: app,
      natives: HTMLViews(registry) { [watch] in watch(.mistake($0)) },
      renderer: PageRenderer(
        words: visit.sharedWords, language: visit.language, form: form, images: images,
        textLimit: options.textLimit),
      capabilities: capabilities,
      uploads: uploads, options: options, watch: watch, account: WorkAccount(rates, of: owner))
  }

  /// Leaves the turn until the app is idle, but no longer than a page may wait.
  func settle(_ app: CalcotApp, in turn: borrowing Turn) async {
    await turn.leave { await settle(app) }
  }

  /// Waits until the app is idle, but no longer than a page may wait.
  func settle(_ app: CalcotApp) async {
    let limit = options.settling
    let (settled, continuation) = AsyncStream.makeStream(of: Void.self)
    let settling = Task {
      await app.settle()
      continuation.finish()
    }
    let waiting = Task {
      try? await Task.sleep(for: limit)
      continuation.finish()
    }
    for await _ in settled {}
    settling.cancel()
    waiting.cancel()
  }

  nonisolated func refused(_ reason: String, _ request: WebRequest) {
    watch(.refused(WebRefusal(reason, request)))
  }
}
