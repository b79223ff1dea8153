import Calcot
import CalcotContent

/// One app in one browser tab: receives the user's events and sends the changes to the browser.
@MainActor
final class LiveSession: AppHost {
  let capabilities: Set<Capability>
  let id: String
  let visit: WebSession
  let app: CalcotApp
  let natives: HTMLViews
  private let appName: String
  let metrics: SessionMetrics
  var connection: SessionConnection
  var history: PageHistory
  var focus = PageFocus()
  var texts = TypedTexts()
  var offers: WorkOffers
  var presentation = Presentation()
  var life = SessionLife.live
  /// The store that keeps the session.
  var observer: SessionObserver?

  init(
    id: String, visit: WebSession, app: CalcotApp, natives: HTMLViews, renderer: PageRenderer,
    capabilities: Set<Capability>, uploads: UploadRegistry, options: WebSiteOptions,
    watch: @escaping @Sendable (WebSiteEvent) -> Void, account: WorkAccount
  ) {
    self.id = id
    self.visit = visit
    self.app = app
    self.natives = natives
    self.capabilities = capabilities
    appName = options.about.name
    metrics = SessionMetrics(
      of: id, visit.request, slowHandler: options.slowHandler, watch: watch, account: account)
    offers = WorkOffers(uploads, uploadLimit: options.sizes.upload)
    connection = SessionConnection(
      FrameSender(
        renderer, limit: options.backlog.frames, byteLimit: options.backlog.bytes,
        watch: watch, account: account))
    history = PageHistory(at: app.tree, link: app.link)
    app.issues.add(for: self) { [watch] _, text in watch(.mistake(text)) }
    if case .refused(let refusal) = app.attach(self) { watch(.mistake("\(refusal)")) }
    visit.values.didChange.add(self, LiveSession.keepValues)
    noteRequest()
    begin(index: nil)
  }

  var name: String { "web" }

  /// The renderer of the session's pages.
  var renderer: PageRenderer { connection.sender.renderer }

  /// The host's own texts in the language that the app has chosen, or else in that of the visit.
  var words: HostWords {
    visit.words.translated(into: app.status.language ?? visit.language)
  }

  /// The current scene.
  var scene: WebScene {
    var scene = WebScene(app, natives: natives, panel: panel, name: appName)
    scene.problem = presentation.problem
    return scene
  }

  /// The address of the current place.
  var url: String { history.url }

  /// A Boolean value that indicates whether the session handles nothing more on this server.
  var isOver: Bool { if case .live = life { false } else { true } }

  /// The reason why the session has ended; `nil` while it lives.
  var ending: WebSessionEnd? { if case .ended(let end) = life { end } else { nil } }

  // MARK: App

  func prepare(_ screen: ScreenID) { natives.prepare(screen, in: app) }

  func update(_ update: HostUpdate) {
    for screen in update.changedScreens { natives.invalidate(screen) }
    if update.isTreeChanged {
      let screens = Set(app.tree.screens.map(\.id))
      natives.keep(only: screens)
      focus.keep(only: screens)
      texts.keep(only: screens)
    }
    observer?.changed()
    noteRequest()
    guard !app.tree.layers.isEmpty else {
      observer?.ended()
      return
    }
    presentSoon()
  }

  /// Releases the app.
  func stop() {
    app.detach(self)
    offers.withdraw()
    observer = nil
    natives.keep(only: [])
    app.end()
  }

  // MARK: Browser

  /// Restarts the history at the current place, in the browser's existing entry.
  func begin(index: Int?) {
    history = PageHistory(at: app.tree, link: app.link, index: index)
    focus.begin(on: app.tree.visible?.id)
  }

  /// Adapts the app to the width of the browser's window.
  func resize(isNarrow: Bool) {
    guard isNarrow != app.tree.isNarrow else { return }
    turn { note(app.send(.resize(isNarrow: isNarrow))) }
  }

  /// Shows the app to a newly connected browser; closes the connection if the session is over.
  ///
  /// - Parameter opened: The time at which the connection was opened.
  /// - Returns: A Boolean value that indicates whether the browser is connected.
  func connect(
    _ outlet: any WebSocketOutlet, _ hello: ClientHello, opened: ContinuousClock.Instant,
    isNew: Bool
  ) -> Bool {
    if isOver {
      let end = ending ?? .shutDown
      outlet.close(code: end.closeCode, reason: end.rawValue)
      return false
    }
    let welcome = Welcome(
      session: id, isNew: isNew, event: connection.lastEvent, index: history.book.current, url: url)
    let arrival = FrameSender.Arrival(
      outlet: outlet, welcome: welcome, scene: metrics.account.charge { scene },
      frames: hello.frames, key: hello.key)
    connection.use(outlet, opened: opened)
    connection.sender.connect(arrival)
    return true
  }

  /// Forgets a browser's connection that has closed; returns `false` if another one is in use.
  func disconnect(_ outlet: any WebSocketOutlet) -> Bool {
    guard connection.forget(outlet) else { return false }
    connection.sender.disconnect(outlet)
    return true
  }

  /// Handles an event once; returns `false` if it cannot be the next one.
  func take(_ event: ClientEvent) -> Bool {
    // NB: an event without an answer is sent to the next server.
    guard !isOver else { return true }
    switch connection.count(event.number) {
    case .repeated: return true
    case .early: return false
    case .next: break
    }
    let (start, tree) = (ContinuousClock.now, app.tree)
    turn {
      let typed = perform(event)
      presentation.add(typed)
    }
    if event.number.isMultiple(of: 16) { observer?.grown() }
    metrics.handled(in: start.duration(to: .now)) {
      // NB: only a control that was there can have made its screen leave.
      event.action.name(in: tree) { element, screen in
        app.content(of: screen).map { $0.element(element) != nil } ?? true
      }
    }
    return true
  }

  /// Performs an action outside of a live page.
  func perform(_ action: WebAction, text: String? = nil) {
    turn { _ = perform(ClientEvent(number: 0, action: action, text: text)) }
  }

  // MARK: Presentation

  var hasPanel: Bool { app.tree.dialog != nil || app.hostRequest != nil }

  /// Runs a piece of work, presents its changes, and charges its time to the browser. A turn within
  /// another turn leaves that to the end of the outer one.
  func turn(_ work: () -> Void) {
    guard presentation.beginTurn() else { return work() }
    metrics.account.charge { finishTurn(work) }
  }

  private func finishTurn(_ work: () -> Void) {
    work()
    typeDueTexts()
    presentation.endTurn()
    show()
    observer?.changed()
  }

  /// Presents everything that has changed.
  func present() { turn {} }

  /// Presents a change that was made outside of a turn soon, in a turn of the browser's address:
  /// one browser may change what many sessions show.
  func presentSoon() {
    guard presentation.change() else { return }
    Task { [weak self, account = metrics.account] in
      await account.turn { _ in self?.presentIfDue() }
    }
  }

  /// Presents the changes that were made outside of a turn, if they have not been since.
  func presentIfDue() {
    guard presentation.isAskedFor, presentation.beginTurn() else { return }
    // NB: not charged, as another browser may have changed what this one shows.
    finishTurn {}
  }

  /// Sends the changes to the browser and updates its history.
  private func show() {
    guard !app.tree.layers.isEmpty else { return }
    if let operation = history.show(app.tree, link: app.link) {
      presentation.add(.history(operation))
    }
    let visible = app.tree.visible?.id
    let operations = focus.show(
      visible, visible.flatMap { app.content(of: $0) },
      isInSheet: app.tree.layers.last?.style != nil, isCovered: hasPanel,
      complaint: { $0.complaint(words) })
    for operation in operations { presentation.add(operation) }
    let scene = scene
    connection.sender.send(presentation.update(scene, after: connection.lastEvent))
  }
}
