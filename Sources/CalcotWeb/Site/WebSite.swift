public import Calcot

/// An app in the browsers of many people: pages, forms and live sessions, without any socket.
///
/// What speaks HTTP gives it requests and WebSockets; `WebServer` of the module CalcotWebServer is one.
/// Each browser's tab has an app of its own, which the factory makes; one that never connects has it
/// for one request only.
@MainActor
public final class WebSite: WebSiteServing {
  /// The longest message of a WebSocket, in bytes; a longer one is to be answered with close code 1009.
  public nonisolated let messageLimit: Int

  nonisolated let options: WebSiteOptions
  nonisolated let check: RequestCheck
  nonisolated let watch: @Sendable (WebSiteEvent) -> Void
  let store: SessionStore
  nonisolated let uploads: UploadRegistry
  private let makeApp: @MainActor (WebSession) -> CalcotApp
  private var registry = ViewRegistry<any HTMLView>()
  private var isShutDown = false

  /// A site.
  ///
  /// - Parameters:
  ///   - clock: measures how long sessions are kept.
  ///   - watch: is told of what whoever runs the site wants to know; called on any thread.
  ///   - app: makes the app of a session. It takes everything that belongs to the user from the
  ///     session, and nothing from the process.
  public init(
    options: WebSiteOptions = WebSiteOptions(), clock: any Clock<Duration> = ContinuousClock(),
    watch: @escaping @Sendable (WebSiteEvent) -> Void = { _ in },
    app: @escaping @MainActor (WebSession) -> CalcotApp
  ) {
    self.options = options
    self.watch = watch
    messageLimit = options.messageLimit
    check = RequestCheck(options)
    uploads = UploadRegistry(most: options.uploadBytes)
    store = SessionStore(options, clock: clock, watch: watch)
    makeApp = app
  }

  /// Shows every screen with this type of ViewModel by a view of its own. To be called before the
  /// first request.
  public func register<V: HTMLView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    registry.register(make) { $0 }
  }

  /// How many sessions there are.
  public var sessionCount: Int { store.count }

  /// Ends every session: browsers are told that the site is going, and try to come back.
  public func shutDown() {
    isShutDown = true
    for session in store.all { store.end(session.id, .shutDown) }
  }

  // MARK: Sessions

  /// A session at an address; not yet one of the store's.
  ///
  /// - Parameter isKept: whether forms of its pages name the session.
  func makeSession(
    for visitor: Visitor, _ request: WebRequest, at link: String, isKept: Bool,
    isNarrow: Bool = false
  ) -> (session: LiveSession, answer: Answer) {
    let visit = WebSession(request: request, visitor: visitor.id)
    let app = makeApp(visit)
    let session = makeSession(of: app, visit, visitor, isKept: isKept)
    if isNarrow { app.send(.resize(isNarrow: true)) }
    return (session, session.start(at: link))
  }

  func makeSession(
    of app: CalcotApp, _ visit: WebSession, _ visitor: Visitor, isKept: Bool,
    capabilities: Set<Capability> = Set(Capability.allCases)
  ) -> LiveSession {
    let id = RandomText.make()
    let form = PageRenderer.FormFields(token: visitor.token, session: isKept ? id : nil)
    return LiveSession(
      id: id, visit: visit, app: app,
      natives: HTMLViews(registry) { [watch] in watch(.mistake($0)) },
      renderer: PageRenderer(words: visit.words, form: form), capabilities: capabilities,
      uploads: uploads, options: options, watch: watch)
  }

  /// Waits until the app has come to rest, or for as long as a page may wait.
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

  /// The session that a live page belongs to: the one that it names, or a new one at its address.
  func greet(
    _ hello: ClientHello, _ outlet: any WebSocketOutlet, _ visitor: Visitor, _ request: WebRequest
  ) async -> LiveSession? {
    guard !isShutDown else {
      outlet.close(code: 1001, reason: "going away")
      return nil
    }
    let address = SiteAddress(hello.url)
    let known = hello.session ?? address.session
    if let session = known.flatMap({ store.session($0, of: visitor.id) }) {
      resume(session, hello, outlet)
      return session
    }
    guard store.makeRoom(for: visitor.id) else {
      watch(.refused("too many sessions"))
      outlet.close(code: 4008, reason: "too many sessions")
      return nil
    }
    let (session, _) = makeSession(
      for: visitor, request, at: address.link, isKept: false, isNarrow: hello.isNarrow)
    store.add(session, of: visitor.id)
    await settle(session.app)
    await session.restore(hello.fields) { await self.settle(session.app) }
    session.begin(index: hello.index)
    session.connect(outlet, hello, isNew: true)
    watch(.connected(isNew: true))
    return session
  }

  /// NB: where the page says that it is, is no wish of the user's: it may not have been told yet where
  /// the app has gone. Where the user has gone by the browser's buttons, an event says so.
  private func resume(
    _ session: LiveSession, _ hello: ClientHello, _ outlet: any WebSocketOutlet
  ) {
    store.hold(session)
    session.outlet?.close(code: 4001, reason: "superseded")
    session.resize(isNarrow: hello.isNarrow)
    if hello.session == nil { session.begin(index: hello.index) }
    session.connect(outlet, hello, isNew: hello.session == nil)
    watch(.connected(isNew: false))
  }

  /// A connection of a session is gone.
  func left(_ session: LiveSession, _ outlet: any WebSocketOutlet) {
    guard session.outlet === outlet else { return }
    session.disconnect(outlet)
    watch(.disconnected)
    store.release(session)
  }
}
