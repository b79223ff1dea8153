import Calcot
import CalcotContent

/// One app in one browser tab: receives the user's events and sends the changes to the browser.
@MainActor
final class LiveSession: AppHost {
  let name = "web"
  let capabilities: Set<Capability>
  let id: String
  let visit: WebSession
  let app: CalcotApp
  let sender: FrameSender
  let renderer: PageRenderer

  let natives: HTMLViews
  private let slowHandler: Duration
  private let appName: String
  private let watch: @Sendable (WebSiteEvent) -> Void
  var book: HistoryBook
  /// The number of the last processed event.
  private(set) var lastEvent = 0
  /// The fields in which the user has typed.
  private(set) var typed = TypedTexts()
  /// The texts of a session that was taken up, for fields that have not been shown since, by the
  /// names of the fields.
  var dueTexts: [String: String] = [:]
  /// A Boolean value that indicates whether another server continues the session.
  var isHandedOver = false
  /// The reason why the session has ended; `nil` while it lives.
  var ending: WebSessionEnd?
  /// A Boolean value that indicates whether the session handles nothing more on this server.
  var isOver: Bool { ending != nil || isHandedOver }
  /// The path of the last used element on each screen.
  private var lastUsed: [ScreenID: ElementID] = [:]
  /// The tree for which the history and the focus have been updated.
  var knownTree: NavigationTree?
  /// The operations for the next frame.
  var notices: [PatchOperation] = []
  private var focusedScreen: ScreenID?
  /// The last announced result count of the screen with the focus.
  private var resultCount: ResultCount?
  /// The current offer of host work.
  var offered: OfferedWork?
  /// The file that was handed out last, until something else is offered.
  var handedOut: OfferedWork?
  let uploads: UploadRegistry
  let uploadLimit: Int
  private var isPresentingAskedFor = false
  var isHandling = false
  /// The connection in use.
  private(set) var outlet: (any WebSocketOutlet)?
  /// A closure that is called when the app has ended.
  var onEnd: (() -> Void)?
  /// A closure that is called when the saved state of the session may have changed.
  var onChange: (() -> Void)?
  /// A closure that is called from time to time while a browser uses the session, to weigh it
  /// again.
  var onGrowth: (() -> Void)?

  init(
    id: String, visit: WebSession, app: CalcotApp, natives: HTMLViews, renderer: PageRenderer,
    capabilities: Set<Capability>, uploads: UploadRegistry, options: WebSiteOptions,
    watch: @escaping @Sendable (WebSiteEvent) -> Void
  ) {
    self.id = id
    self.visit = visit
    self.app = app
    self.natives = natives
    self.renderer = renderer
    self.capabilities = capabilities
    self.watch = watch
    self.uploads = uploads
    uploadLimit = options.uploadLimit
    slowHandler = options.slowHandler
    appName = options.about.name
    sender = FrameSender(
      renderer, limit: options.unacknowledgedFrames, byteLimit: options.unacknowledgedBytes,
      watch: watch)
    book = HistoryBook(at: HistoryPlace(app.tree), url: app.link ?? "/")
    app.attach(self)
    noteRequest()
    noteTree()
  }

  /// The current scene.
  var scene: WebScene { WebScene(app, natives: natives, panel: panel, name: appName) }

  /// The address of the current place.
  var url: String { book.url }

  // MARK: App

  func prepare(_ screen: ScreenID) { natives.prepare(screen, in: app) }

  func update(_ update: HostUpdate) {
    for screen in update.changedScreens { natives.invalidate(screen) }
    if update.isTreeChanged {
      let screens = Set(app.tree.screens.map(\.id))
      natives.keep(only: screens)
      lastUsed = lastUsed.filter { screens.contains($0.key) }
      typed.keep(only: screens)
    }
    onChange?()
    noteRequest()
    if app.tree.layers.isEmpty { return end() }
    guard !isHandling, !isPresentingAskedFor else { return }
    isPresentingAskedFor = true
    Task { [weak self] in self?.presentIfDue() }
  }

  /// Sends the changes that were made outside of an event.
  func presentIfDue() {
    if isPresentingAskedFor { present() }
  }

  private func end() {
    onEnd?()
    onEnd = nil
  }

  /// Releases the app.
  func stop() {
    app.detach(self)
    withdrawOffer()
    onEnd = nil
    onGrowth = nil
    onChange = nil
    natives.keep(only: [])
    app.end()
  }

  // MARK: Browser

  /// Restarts the history at the current place, in the browser's existing entry.
  func begin(index: Int?) {
    book = HistoryBook(at: HistoryPlace(app.tree), url: app.link ?? "/", index: index ?? 0)
    noteTree()
  }

  /// Adapts the app to the width of the browser's window.
  func resize(isNarrow: Bool) {
    guard isNarrow != app.tree.isNarrow else { return }
    isHandling = true
    note(app.send(.resize(isNarrow: isNarrow)))
    isHandling = false
    present()
  }

  /// Shows the app to a newly connected browser; closes the connection if the session has ended.
  ///
  /// - Returns: A Boolean value that indicates whether the browser is connected.
  func connect(_ outlet: any WebSocketOutlet, _ hello: ClientHello, isNew: Bool) -> Bool {
    if let ending {
      outlet.close(code: ending.closeCode, reason: ending.rawValue)
      return false
    }
    self.outlet = outlet
    let welcome = Welcome(
      session: id, isNew: isNew, event: lastEvent, index: book.current, url: book.url)
    sender.connect(
      FrameSender.Arrival(
        outlet: outlet, welcome: welcome, scene: scene, frames: hello.frames, key: hello.key))
    return true
  }

  func disconnect(_ outlet: any WebSocketOutlet) {
    guard self.outlet === outlet else { return }
    self.outlet = nil
    sender.disconnect(outlet)
  }

  /// Handles an event once; returns `false` if it cannot be the next one.
  func take(_ event: ClientEvent) -> Bool {
    // NB: an event without an answer is sent to the next server.
    guard event.number > lastEvent, !isHandedOver else { return true }
    guard event.number == lastEvent + 1 else { return false }
    lastEvent = event.number
    let clock = ContinuousClock()
    let (start, tree) = (clock.now, app.tree)
    isHandling = true
    let typed = perform(event)
    isHandling = false
    present(typed: typed)
    if event.number.isMultiple(of: 16) { onGrowth?() }
    onChange?()
    let took = start.duration(to: clock.now)
    watch(.eventHandled(took: took))
    if took > slowHandler {
      // NB: only a control that was there can have made its screen leave.
      let name = event.action.name(in: tree) { element, screen in
        app.content(of: screen).map { $0.element(element) != nil } ?? true
      }
      watch(.slowHandler(name: name, took: took))
    }
    return true
  }

  /// Performs an action outside of a live page.
  func perform(_ action: WebAction, text: String? = nil) {
    isHandling = true
    _ = perform(ClientEvent(number: 0, action: action, text: text))
    isHandling = false
    present()
    onChange?()
  }

  /// Performs an action without presenting its changes, which the caller does.
  func performInTurn(_ action: WebAction, text: String) {
    let wasHandling = isHandling
    isHandling = true
    _ = perform(ClientEvent(number: 0, action: action, text: text))
    isHandling = wasHandling
  }

  /// Continues after the last event that another server has handled.
  func resume(after event: Int) { lastEvent = event }

  private func perform(_ event: ClientEvent) -> [FrameSender.Typed] {
    if case .history = event.action {} else { book.used() }
    switch event.action {
    case .input(let input):
      remember(input)
      note(app.send(input))
    case .edit(let field, let screen):
      guard let text = event.text else { break }
      let answer = app.send(.edit(field, text: text, in: screen))
      note(answer)
      if answer == .done, !isSecret(field, on: screen) {
        typed.typed(text, into: field.path, on: screen)
      }
      return shownText(text, field, screen, isTaken: answer == .done)
    case .step(let field, let up, let screen): step(field, up: up, on: screen)
    case .history(let index): go(to: index, url: event.text)
    case .button(let key, let screen):
      use(key, on: screen) { if case .button(let action) = $0 { action() } }
      if natives.shown(screen, in: app)?.uses[key] != nil {
        lastUsed[screen] = ElementID("view/\(key)")
      }
    case .field(let key, let screen):
      guard let text = event.text else { break }
      let isTaken = use(key, on: screen) { if case .field(let edit) = $0 { edit(text) } }
      if isTaken { typed.typed(text, into: "view/\(key)", on: screen) }
      return isTaken
        ? [FrameSender.Typed(screen: screen, field: ElementID("view/\(key)"), text: text)] : []
    }
    return []
  }

  /// Moves the value of a field one step up or down.
  private func step(_ field: ElementID, up: Bool, on screen: ScreenID) {
    guard case .field(let value)? = app.content(of: screen)?.element(field)?.kind else {
      return refused("no such control")
    }
    guard let text = value.kind.text(value.text, movedBy: up ? 1 : -1) else { return }
    note(app.send(.edit(field, text: text, in: screen)))
  }

  /// Returns a Boolean value that indicates whether the text of a field must not be kept, which is
  /// so for a secret and for a field that no longer exists.
  private func isSecret(_ field: ElementID, on screen: ScreenID) -> Bool {
    guard case .field(let value)? = app.content(of: screen)?.element(field)?.kind else {
      return true
    }
    return value.kind.isSecret
  }

  /// Returns the text that the browser's field shows after an edit, or the mark of a refused one;
  /// nothing if the field does not exist.
  private func shownText(
    _ text: String, _ field: ElementID, _ screen: ScreenID, isTaken: Bool
  ) -> [FrameSender.Typed] {
    guard isTaken || app.content(of: screen)?.element(field) != nil else { return [] }
    let shown = isTaken ? text : FrameSender.Typed.refused
    return [FrameSender.Typed(screen: screen, field: field, text: shown)]
  }

  /// Uses a control of an app's own view; returns `false` if it is not there.
  @discardableResult
  private func use(_ key: String, on screen: ScreenID, _ body: (HTMLUse) -> Void) -> Bool {
    let isShown = !hasPanel && app.tree.shown.contains { $0.id == screen }
    guard isShown, let use = natives.shown(screen, in: app)?.uses[key] else {
      refused("a control of an own view that is not there or disabled")
      return false
    }
    app.tracking(screen) { body(use) }
    natives.invalidate(screen)
    return true
  }

  /// Remembers the element to which the focus will return. NB: Only one that is there, because a
  /// browser can name any.
  private func remember(_ input: HostInput) {
    switch input {
    case .activate(let element, let screen), .submit(let element, let screen):
      guard app.content(of: screen)?.element(element) != nil else { return }
      lastUsed[screen] = element
    default: break
    }
  }

  private func refused(_ reason: String) {
    watch(.refused(WebRefusal(reason, visit.request, session: id)))
  }

  func note(_ answer: Answer) {
    guard case .refused(let refusal) = answer else { return }
    refused(refusal.kind)
    switch refusal {
    case .blocked(_, let reason), .guarded(let reason), .badLink(let reason):
      notices.append(.announce(reason))
    case .notFound: notices.append(.announce(visit.words.page.notFound))
    case .notAccepted(let problem): noteProblem(problem.text(visit.words))
    default: break
    }
  }

  // MARK: Presentation

  private func noteTree() {
    knownTree = app.tree
    focusedScreen = app.tree.visible?.id
  }

  private var hasPanel: Bool { app.tree.dialog != nil || app.hostRequest != nil }

  /// Sends the changes to the browser and updates its history.
  func present(typed: [FrameSender.Typed] = []) {
    isPresentingAskedFor = false
    guard !app.tree.layers.isEmpty else { return }
    if !dueTexts.isEmpty { typeDueTexts() }
    var extras = notices
    notices = []
    if app.tree != knownTree {
      let place = HistoryPlace(app.tree)
      if let operation = book.show(place, url: app.link) { extras.append(.history(operation)) }
    }
    if let target = focusTarget() { extras.append(.focus(target)) }
    if let count = changedCount() { extras.append(.announce(count)) }
    noteTree()
    sender.send(
      FrameSender.Update(scene: scene, event: lastEvent, typed: typed, extras: extras))
  }

  /// Returns the announcement of the number of results, if it has changed on the visible screen.
  private func changedCount() -> String? {
    let old = resultCount
    resultCount = app.tree.visible.flatMap { screen in
      app.content(of: screen.id).flatMap { ResultCount($0, of: screen.id) }
    }
    guard let new = resultCount, new != old, new.screen == old?.screen else { return nil }
    return new.text
  }

  /// Returns the element to focus on a screen that has become the visible one: the last used one on
  /// a screen that has returned, the first field of a sheet, or the heading. After a dialog, the
  /// browser itself returns the focus.
  private func focusTarget() -> String? {
    guard !hasPanel, let visible = app.tree.visible?.id, visible != focusedScreen else {
      return nil
    }
    guard let used = lastUsed[visible] else {
      let field = app.tree.layers.last?.style == nil ? nil : app.content(of: visible)?.firstField
      return field.map { $0.value.focusID(in: PageRenderer.id(of: $0.id, on: visible)) }
        ?? "\(visible.rawValue):h"
    }
    let id = PageRenderer.id(of: used, on: visible)
    switch app.content(of: visible)?.element(used)?.kind {
    case .row: return "\(id):o"
    case .field(let field): return field.focusID(in: id)
    case nil where !used.path.hasPrefix("view/"): return "\(visible.rawValue):h"
    default: return id
    }
  }
}

extension Refusal {
  /// The kind of refusal, without any text from the user or the browser.
  fileprivate var kind: String {
    switch self {
    case .covered: "covered"
    case .noSuchControl: "no such control"
    case .disabled: "a disabled control"
    case .noSuchValue: "no such value"
    case .noSuchChoice: "no such choice"
    case .noSuchBranch: "no such tab or page"
    case .screenEnded: "a screen that has ended"
    case .stale: "stale"
    case .declined: "declined"
    case .blocked: "blocked"
    case .guarded: "guarded"
    case .badLink, .notFound: "no such link"
    case .hostCannot: "the host cannot"
    case .notAccepted: "not accepted"
    default: "not possible now"
    }
  }
}
