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
  public nonisolated let messageLimit: Int

  nonisolated let options: WebSiteOptions
  nonisolated let check: RequestCheck
  nonisolated let watch: @Sendable (WebSiteEvent) -> Void
  let store: SessionStore
  nonisolated let uploads: UploadRegistry
  private let makeApp: @MainActor (WebSession) -> CalcotApp
  private var registry = ViewRegistry<any HTMLView>()
  private var isShutDown = false

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - clock: Measures how long sessions are kept.
  ///   - watch: Receives the events that the site's operator may want to record; called on any
  ///     thread.
  ///   - app: Makes the app of a session. It takes everything that belongs to the user from the
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

  /// Shows every screen with this type of ViewModel in a view of its own. Call it before the first
  /// request.
  public func register<V: HTMLView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    registry.register(make) { $0 }
  }

  /// The number of sessions.
  public var sessionCount: Int { store.count }

  /// Ends every session: notifies the browsers that the site is going away, and they try to
  /// reconnect.
  public func shutDown() {
    isShutDown = true
    for session in store.all { store.end(session.id, .shutDown) }
  }

  // MARK: Sessions

  /// Creates a session at an address, without adding it to the store.
  ///
  /// - Parameter isKept: A Boolean value that indicates whether the forms of its pages name the
  ///   session.
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

  /// Waits until the app is idle, for as long as a page may wait at most.
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

  /// Returns the session of a live page: the one that it names, or a new one at its address.
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

  /// NB: The address of the page is not a request of the user: the page may not know yet where the
  /// app has gone. If the user has navigated with the browser's buttons, an event reports it.
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

  /// Handles the end of a session's connection.
  func left(_ session: LiveSession, _ outlet: any WebSocketOutlet) {
    guard session.outlet === outlet else { return }
    session.disconnect(outlet)
    watch(.disconnected)
    store.release(session)
  }
}
