public import Calcot
public import CalcotContent
import CalcotHosting

/// The shared base of the two headless hosts: a user who reads semantic content and native test
/// views, and uses their controls.
@MainActor
public class HeadlessDriver: AppHost {
  public let capabilities: Set<Capability>
  private(set) var app: CalcotApp?
  private var status: AppStatus { app?.status ?? AppStatus() }
  var request: HostRequest? { app?.hostRequest }
  public internal(set) var performed: [HostWork] = []
  private var natives = NativeViews<any TestView>()

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

  public var lines: [String] { readableScreen + status.readableLines }

  private var readableScreen: [String] {
    guard let app else { return [] }
    if let dialog = reachable.dialog { return dialog.readableLines }
    if let request { return [request.work.readableLine] }
    let shown = app.tree.inReadingOrder(reachable.screens)
    guard !shown.isEmpty else { return [] }
    return bars.map(\.line)
      + shown.flatMap { native($0)?.lines ?? app.content(of: $0)?.readableLines ?? [] }
  }

  /// The bars of the containers that are shown.
  private var bars: [ContainerBar] {
    containers.compactMap { shown in
      app?.tree.node(shown.id)?.container.flatMap {
        ContainerBar($0, id: shown.id, selected: shown.selected)
      }
    }
  }

  public func tap(_ label: String, as role: ControlRole?, in row: String?) throws(NotThere) {
    if let message = status.message, message.action == label, row == nil,
      role == nil || role == .button
    {
      return try accept(app?.send(.useMessage(message.id)))
    }
    if let dialog = reachable.dialog { return try choose(label, in: dialog) }
    let (app, screens) = try usable()
    var failure = NotThere("tab \"\(label)\"", available: bars.flatMap(\.titles))
    if role != .tab {
      for screen in screens {
        do { return try use(label, as: role, in: row, on: screen) } catch { failure = error }
      }
    }
    guard role == nil || role == .tab, row == nil,
      let (container, index) = bars.lazy.compactMap({ $0.tab(label) }).first
    else { throw failure }
    try accept(app.send(.select(index, in: container)))
  }

  private func use(
    _ label: String, as role: ControlRole?, in row: String?, on screen: ScreenID
  ) throws(NotThere) {
    guard let app else { throw NotThere("The app has ended.") }
    if let view = native(screen) {
      guard let action = view.controls[label] else {
        throw NotThere("control \"\(label)\"", available: view.controls.keys.sorted())
      }
      return app.tracking(screen, action)
    }
    let finder = try finder(screen)
    if role == nil, row == nil, let (field, value) = try? finder.field(label), value.kind == .toggle
    {
      let text = FieldKind.text(of: !value.isOn)
      return try accept(app.send(.edit(field.id, text: text, in: screen)))
    }
    let control = try finder.control(label, as: role, in: row)
    try accept(app.send(.activate(control.id, in: screen)))
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

  public func fill(_ label: String, with text: String) throws(NotThere) {
    let (app, screen, element, _) = try field(label)
    try accept(app.send(.edit(element.id, text: text, in: screen)))
  }

  public func choose(_ option: String, in label: String) throws(NotThere) {
    let (app, screen, element, value) = try field(label)
    guard case .choice(let input) = value.kind else {
      throw NotThere("\"\(label)\" is no choice.")
    }
    guard let key = input.options.first(where: { $0.label == option })?.key else {
      throw NotThere("option \"\(option)\" in \"\(label)\"", available: input.options.map(\.label))
    }
    let text = input.text(value.text, choosing: key)
    try accept(app.send(.edit(element.id, text: text, in: screen)))
  }

  public func step(_ label: String, up: Bool) throws(NotThere) {
    let (app, screen, element, value) = try field(label)
    guard let text = value.kind.text(value.text, movedBy: up ? 1 : -1) else {
      throw NotThere("\"\(label)\" has no step \(up ? "up" : "down") from \"\(value.text)\".")
    }
    try accept(app.send(.edit(element.id, text: text, in: screen)))
  }

  public func type(_ text: String, into label: String) throws(NotThere) {
    let (_, _, _, value) = try field(label)
    try fill(label, with: value.text + text)
  }

  public func submit(_ label: String) throws(NotThere) {
    let (app, screen, element, _) = try field(label)
    try accept(app.send(.submit(element.id, in: screen)))
  }

  /// Presses the Back button: the host sends the request first, and pops when the tree changes.
  public func back() throws(NotThere) {
    let (app, screens) = try usable()
    guard canGoBack else { throw NotThere("There is no way back from here.") }
    try accept(app.send(.back(from: screens[0])))
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

  private func choose(_ label: String, in dialog: Dialog) throws(NotThere) {
    let labels = dialog.choices.map { $0.label(HostWords()) }
    guard let index = labels.firstIndex(of: label) else {
      throw NotThere(
        "choice \"\(label)\" in \"\(dialog.title)\"", available: labels)
    }
    try accept(app?.send(.choose(index, in: dialog.id)))
  }

  func usable() throws(NotThere) -> (CalcotApp, [ScreenID]) {
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

  private func field(
    _ label: String
  ) throws(NotThere) -> (CalcotApp, ScreenID, Element, FieldValue) {
    let (app, screens) = try usable()
    var failure = NotThere("field \"\(label)\"", available: [])
    for screen in screens {
      do {
        let (element, value) = try finder(screen).field(label)
        return (app, screen, element, value)
      } catch { failure = error }
    }
    throw failure
  }

  private func finder(_ screen: ScreenID) throws(NotThere) -> SemanticFinder {
    guard let content = app?.content(of: screen) else {
      throw NotThere("\(screen) has no semantic view.")
    }
    return SemanticFinder(content: content)
  }

  private func native(_ screen: ScreenID) -> (any TestView)? {
    app.flatMap { natives.view(of: screen, in: $0) }
  }
}
