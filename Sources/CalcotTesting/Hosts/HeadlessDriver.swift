public import Calcot

/// What the two headless hosts have in common: a person who reads semantic content and native test
/// views, and uses the controls found there.
@MainActor
public class HeadlessDriver: AppHost {
  public let capabilities: Set<Capability>
  private(set) var app: App?
  private var registry = ViewRegistry<any TestView>()
  private var natives: [ScreenID: any TestView] = [:]
  private var semantics: Set<ScreenID> = []

  init(capabilities: Set<Capability>) { self.capabilities = capabilities }

  public var name: String { "headless" }
  public var host: any AppHost { self }
  public var screensInTransition: Set<ScreenID> { [] }

  /// Shows every screen with this type of ViewModel by a view of its own.
  public func register<V: TestView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    registry.register(make) { $0 }
  }

  public func start(_ app: App) {
    self.app = app
    app.attach(self)
  }

  public func stop() {
    app?.detach(self)
    app = nil
    natives = [:]
    semantics = []
  }

  public func update(_ update: HostUpdate) { letGoOfScreensThatLeft() }

  /// Lets the views of screens go that are neither in the tree nor still shown by a transition.
  func letGoOfScreensThatLeft() {
    guard let app, !natives.isEmpty || !semantics.isEmpty else { return }
    let leaving = screensInTransition
    let isKept = { (id: ScreenID) in leaving.contains(id) || app.tree.node(id) != nil }
    natives = natives.filter { isKept($0.key) }
    semantics = semantics.filter(isKept)
  }

  /// The screen and the dialog that a person can use now; nil where something moves or covers.
  var reachable: (screen: ScreenID?, dialog: Dialog?) { (nil, nil) }

  /// The layer on top of what the host shows.
  var topLayer: (id: LayerID, style: LayerStyle)? { nil }

  /// Whether there is a way back now that a person can use.
  public var canGoBack: Bool { false }

  public var lines: [String] {
    guard let app else { return [] }
    if let dialog = reachable.dialog { return dialog.readableLines }
    guard let screen = reachable.screen else { return [] }
    return native(screen)?.lines ?? app.content(of: screen)?.readableLines ?? []
  }

  public func tap(_ label: String, as role: ControlRole?, in row: String?) throws(NotThere) {
    if let dialog = reachable.dialog { return try choose(label, in: dialog) }
    let (app, screen) = try usable()
    if let view = native(screen) {
      guard let action = view.controls[label] else {
        throw NotThere("control \"\(label)\"", available: view.controls.keys.sorted())
      }
      return app.tracking(screen, action)
    }
    let control = try finder().control(label, as: role, in: row)
    try accept(app.send(.activate(control.id, in: screen)))
  }

  public func fill(_ label: String, with text: String) throws(NotThere) {
    let (app, screen) = try usable()
    let (element, _) = try finder().field(label)
    try accept(app.send(.edit(element.id, text: text, in: screen)))
  }

  public func type(_ text: String, into label: String) throws(NotThere) {
    let (_, value) = try finder().field(label)
    try fill(label, with: value.text + text)
  }

  public func submit(_ label: String) throws(NotThere) {
    let (app, screen) = try usable()
    let (element, _) = try finder().field(label)
    try accept(app.send(.submit(element.id, in: screen)))
  }

  /// Presses the Back button: the host asks first, and pops when the tree says so.
  public func back() throws(NotThere) {
    let (app, screen) = try usable()
    guard canGoBack else { throw NotThere("There is no way back from here.") }
    try accept(app.send(.back(from: screen)))
  }

  public func dismiss() throws(NotThere) {
    if let dialog = reachable.dialog {
      guard let index = dialog.cancelIndex else {
        throw NotThere("\"\(dialog.title)\" has no choice that cancels.")
      }
      return try accept(app?.send(.choose(index, in: dialog.id)))
    }
    let (app, _) = try usable()
    guard let top = topLayer, top.style != .base else {
      throw NotThere("There is no modal to dismiss.")
    }
    try accept(app.send(.dismiss(top.id, through: top.id)))
  }

  private func choose(_ label: String, in dialog: Dialog) throws(NotThere) {
    guard let index = dialog.choices.firstIndex(where: { $0.label == label }) else {
      throw NotThere(
        "choice \"\(label)\" in \"\(dialog.title)\"", available: dialog.choices.map(\.label))
    }
    try accept(app?.send(.choose(index, in: dialog.id)))
  }

  func usable() throws(NotThere) -> (App, ScreenID) {
    guard let app else { throw NotThere("The app has ended.") }
    if let dialog = reachable.dialog {
      throw NotThere("\"\(dialog.title)\" covers the screen: answer it first.")
    }
    guard let screen = reachable.screen else {
      throw NotThere("Nothing can be used now: a transition or a gesture is under way.")
    }
    return (app, screen)
  }

  func accept(_ answer: Answer?) throws(NotThere) {
    if case .refused(let refusal)? = answer { throw NotThere("It was refused: \(refusal).") }
  }

  private func finder() throws(NotThere) -> SemanticFinder {
    let (app, screen) = try usable()
    guard let content = app.content(of: screen) else {
      throw NotThere("\(screen) has no semantic view.")
    }
    return SemanticFinder(content: content)
  }

  private func native(_ screen: ScreenID) -> (any TestView)? {
    if let view = natives[screen] { return view }
    guard let app, !semantics.contains(screen) else { return nil }
    let view = app.view(of: screen, from: registry)
    if let view { natives[screen] = view } else { semantics.insert(screen) }
    return view
  }
}
