public import Calcot
public import CalcotContent

/// The shared base of the two headless hosts: a user who reads semantic content and native test
/// views, and uses their controls.
@MainActor
public class HeadlessDriver: AppHost {
  public let capabilities: Set<Capability>
  private(set) var app: CalcotApp?
  private var status: AppStatus { app?.status ?? AppStatus() }
  var request: HostRequest? { app?.hostRequest }
  public internal(set) var performed: [HostWork] = []
  private let natives = NativeViews<any TestView>()
  /// A Boolean value that indicates whether the host opens addresses and copies by itself; in a
  /// replay, the replies of the recorded host are inputs instead.
  var performsAtOnce = true

  init(capabilities: Set<Capability>) { self.capabilities = capabilities }

  public var name: String { "headless" }
  public var host: any AppHost { self }
  public var screensInTransition: Set<ScreenID> { [] }

  /// Registers a custom view for every screen with this type of ViewModel.
  public func register<V: TestView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    natives.register(make) { $0 }
  }

  public func start(_ app: CalcotApp) {
    self.app = app
    app.attach(self)
  }

  public func stop() {
    app?.detach(self)
    app = nil
    natives.keep(only: [])
  }

  public func prepare(_ screen: ScreenID) { _ = native(screen) }

  public func update(_ update: HostUpdate) {
    performAtOnce()
    letGoOfScreensThatLeft()
  }

  /// Releases the views of screens that are neither in the tree nor still shown by a transition.
  func letGoOfScreensThatLeft() {
    guard let app else { return }
    natives.keep(only: screensInTransition.union(app.tree.screens.map(\.id)))
  }

  /// The visible screens and the dialog; empty while a transition runs.
  var reachable: (screens: [ScreenID], dialog: Dialog?) { ([], nil) }

  /// The containers that lead to the visible screens, the outermost first, each with the index of
  /// the stack that it shows.
  var containers: [(id: ScreenID, selected: Int)] { [] }

  /// The topmost layer that the host shows.
  var topLayer: (id: LayerID, style: ModalStyle?)? { nil }

  /// A Boolean value that indicates whether the user can go back now.
  public var canGoBack: Bool { false }

  public func showsNatively(_ screen: ScreenID) -> Bool { native(screen) != nil }

  public var lines: [String] { reader?.lines { native($0)?.lines } ?? [] }

  private var reader: ReadableApp? {
    app.map {
      ReadableApp($0, screens: reachable.screens, dialog: reachable.dialog, containers: containers)
    }
  }

  /// The bars of the visible containers.
  private var bars: [ContainerBar] { reader?.bars ?? [] }

  public func tap(_ control: Control) throws(NotThere) {
    switch control {
    case .messageAction(let message, _): try accept(app?.send(.useMessage(message)))
    case .choice(let index, let dialog, let label):
      guard reachable.dialog?.id == dialog else {
        throw NotThere("The dialog with \"\(label)\" cannot be used now.")
      }
      try accept(app?.send(.choose(index, in: dialog)))
    case .tab(let index, let container, _):
      try accept(usable().app.send(.select(index, in: container)))
    case .element(let found):
      guard found.field == nil else {
        return try fill(found, with: FieldKind.text(of: found.field?.isOn == false))
      }
      try accept(app(using: found).send(.activate(found.id, in: found.screen)))
    case .named(let label, let role): try useNative(label, as: role)
    }
  }

  /// Uses a control of a native view.
  private func useNative(_ label: String, as role: ControlRole?) throws(NotThere) {
    let (app, screens) = try usable()
    var labels: [String] = []
    for screen in screens {
      guard let view = native(screen) else { continue }
      if let action = view.controls[label] { return app.tracking(screen, for: self, action) }
      labels += view.controls.keys.sorted()
    }
    let controls = screens.flatMap { ControlFinder.candidates(on: $0, of: app) }.map(\.line)
    throw NotThere(
      "\(role?.rawValue ?? "control") \"\(label)\"",
      available: controls + labels + bars.flatMap { $0.titles.map { "tab \"\($0)\"" } })
  }

  public func reading(of control: Control) throws(NotThere) -> ControlReading {
    switch control {
    case .element(let found): return ControlReading(found.element)
    case .tab(let index, let container, _):
      return ControlReading(badge: bars.first { $0.id == container }?.badge(of: index))
    case .choice, .messageAction, .named: return ControlReading()
    }
  }

  public func turnPage(forward: Bool) throws(NotThere) {
    let (app, _) = try usable()
    guard let pages = bars.last(where: { $0.kind == .pages }) else {
      throw NotThere("There are no pages here.")
    }
    guard let index = pages.page(by: forward ? 1 : -1) else {
      throw NotThere("There is no page \(forward ? "after" : "before") this one.")
    }
    try accept(app.send(.select(index, in: pages.id)))
  }

  public func scroll(toEnd: Bool) throws(NotThere) {
    let (app, screens) = try usable()
    for element in app.content(of: screens[0])?.allElements ?? [] {
      guard case .list(_, let rows, _) = element.kind, !rows.isWhole else { continue }
      let shown =
        toEnd
        ? max(rows.total - RowWindow.first, 0)..<rows.total : 0..<min(RowWindow.first, rows.total)
      try accept(app.send(.showRows(shown, of: element.id, in: screens[0])))
    }
  }

  public func resize(isNarrow: Bool) { app?.send(.resize(isNarrow: isNarrow)) }

  public func fill(_ field: ScreenElement, with text: String) throws(NotThere) {
    try accept(app(using: field).send(.edit(field.id, text: text, in: field.screen)))
  }

  public func submit(_ field: ScreenElement) throws(NotThere) {
    try accept(app(using: field).send(.submit(field.id, in: field.screen)))
  }

  /// Presses the Back button: the host sends the request first, and pops when the tree changes.
  public func back() throws(NotThere) {
    let (app, screens) = try usable()
    guard canGoBack else { throw NotThere(wayOut(of: screens[0], in: app)) }
    try accept(app.send(.back(from: screens[0])))
  }

  /// Returns the reason why a screen has no way back, and what there is instead.
  private func wayOut(of screen: ScreenID, in app: CalcotApp) -> String {
    if case .blocked(let reason) = app.leavability(of: screen) {
      return "The screen may not be left: \(reason)"
    }
    return topLayer?.style == nil
      ? "There is no way back from here."
      : "There is no way back from here: this is the first screen of a modal, which dismiss() closes."
  }

  public func dismiss() throws(NotThere) {
    if let dialog = reachable.dialog {
      guard let index = dialog.cancelIndex else {
        throw NotThere("\"\(dialog.title)\" has no choice that cancels.")
      }
      return try accept(app?.send(.choose(index, in: dialog.id)))
    }
    let (app, _) = try usable()
    guard let top = topLayer, top.style != nil else {
      throw NotThere("There is no modal to dismiss.")
    }
    try accept(app.send(.dismiss(top.id, through: top.id)))
  }

  public func closeMessage() throws(NotThere) {
    guard let message = status.message else { throw NotThere("There is no message to close.") }
    try accept(app?.send(.closeMessage(message.id)))
  }

  func usable() throws(NotThere) -> (app: CalcotApp, screens: [ScreenID]) {
    guard let app else { throw NotThere("The app has ended.") }
    if let dialog = reachable.dialog {
      throw NotThere("\"\(dialog.title)\" covers the screen: answer it first.")
    }
    if let request {
      throw NotThere("\(request.work.readableLine) covers the screen: do it or leave it first.")
    }
    let screens = reachable.screens
    guard !screens.isEmpty else {
      throw NotThere("Nothing can be used now: a transition or a gesture is under way.")
    }
    return (app, screens)
  }

  func accept(_ answer: Answer?) throws(NotThere) {
    if case .refused(let refusal)? = answer { throw NotThere("It was refused: \(refusal).") }
  }

  private func app(using element: ScreenElement) throws(NotThere) -> CalcotApp {
    let (app, screens) = try usable()
    guard screens.contains(element.screen) else {
      throw NotThere("\"\(element.label)\" is on \(element.screen), which is not shown.")
    }
    return app
  }

  private func native(_ screen: ScreenID) -> (any TestView)? {
    app.flatMap { natives.view(of: screen, in: $0) }
  }
}
