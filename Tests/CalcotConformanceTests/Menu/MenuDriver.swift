import Calcot
import CalcotConformance
import CalcotContent
import CalcotTesting

/// A user of a ``MenuHost``, who reads its lines and uses them.
final class MenuDriver: HostDriver {
  let name = "menu"
  private let capabilities: Set<Capability>
  private let natives = NativeViews<any MenuView>()
  private var app: CalcotApp?
  private var menu: MenuHost?
  private(set) var performed: [HostWork] = []

  init(capabilities: Set<Capability>) {
    self.capabilities = capabilities
    natives.register({ TallyMenuView($0) }, erase: { $0 })
  }

  var host: any AppHost {
    guard let menu else { preconditionFailure("The driver shows no app: call start(_:).") }
    return menu
  }

  func start(_ app: CalcotApp) {
    let menu = MenuHost(app, capabilities: capabilities, natives: natives)
    (self.app, self.menu) = (app, menu)
    app.attach(menu)
  }

  func stop() {
    menu.map { app?.detach($0) }
    (app, menu) = (nil, nil)
    natives.keep(only: [])
  }

  var lines: [String] { menu?.lines.map(\.text) ?? [] }
  var shownScreens: [[ScreenID]] {
    guard let app, let scene else { return [] }
    let covered = app.tree.shownScreens.prefix(app.tree.layers.count - scene.layers.count)
    return covered
      + scene.layers.map(\.arrangement).map { arrangement in
        let active = arrangement.active.screen
        return [active] + arrangement.panes.map(\.screen).filter { $0 != active }
      }
  }

  func showsNatively(_ screen: ScreenID) -> Bool {
    app.map { natives.view(of: screen, in: $0) != nil } ?? false
  }

  var isDialogShown: Bool { app?.tree.dialog != nil }
  var isRequestShown: Bool { app?.hostRequest != nil }
  var canGoBack: Bool {
    guard app?.tree.dialog == nil, let active = scene?.active, case .back? = active.exit
    else { return false }
    return active.exit?.blockedBy == nil
  }
  private var scene: HostScene<Never>? { app.map { HostScene($0) } }

  // MARK: Use

  func tap(_ control: Control) throws(NotThere) {
    if case .element(let found) = control, let field = found.field {
      return try fill(found, with: FieldKind.text(of: field.isOn == false))
    }
    try use(control.subject, called: control.label)
  }

  func fill(_ field: ScreenElement, with text: String) throws(NotThere) {
    try use(.element(field.id, field.screen), called: field.label, text: text)
  }

  func submit(_ field: ScreenElement) throws(NotThere) {
    try send(.submit(field.id, in: field.screen))
  }

  func back() throws(NotThere) {
    guard canGoBack else { throw NotThere("There is no way back from here.") }
    try use(.exit, called: "Back")
  }

  func dismiss() throws(NotThere) {
    if let dialog = app?.tree.dialog {
      guard let index = dialog.cancelIndex else { throw NotThere("There is no way out.") }
      return try use(.choice(index), called: "Cancel")
    }
    guard let top = app?.tree.topLayer, top.style != nil else {
      throw NotThere("There is no modal to dismiss.")
    }
    try send(.dismiss(top.id, through: top.id))
  }

  private func use(
    _ subject: MenuHost.Line.Subject, called label: String, text: String? = nil
  ) throws(NotThere) {
    guard let line = menu?.lines.first(where: { $0.subject == subject }) else {
      throw NotThere("line for \"\(label)\"", available: lines)
    }
    try accept(line.use(text))
  }

  private func send(_ input: HostInput) throws(NotThere) { try accept(app?.send(input)) }

  private func accept(_ answer: Answer?) throws(NotThere) {
    if case .refused(let refusal)? = answer { throw NotThere("It was refused: \(refusal).") }
  }

  func reading(of control: Control) throws(NotThere) -> ControlReading {
    switch control {
    case .element(let found): return ControlReading(found.element)
    case .tab(let index, let container, _):
      return ControlReading(badge: app?.tree.node(container)?.container?.branches[index].badge)
    case .choice, .messageAction, .named: return ControlReading()
    }
  }

  // MARK: The host's own work

  func carryOut() throws(NotThere) {
    guard let request = app?.hostRequest else { throw NotThere("There is nothing to do.") }
    try send(.reply(.done, to: request.id))
    performed.append(request.work)
  }

  func pick(_ files: [PickedFile]) throws(NotThere) {
    guard let request = app?.hostRequest else { throw NotThere("There is nothing to pick.") }
    try send(.reply(.picked(files), to: request.id))
  }

  func leaveRequest() throws(NotThere) {
    guard let request = app?.hostRequest else { throw NotThere("There is nothing to leave.") }
    try send(.reply(.cancelled, to: request.id))
  }

  func closeMessage() throws(NotThere) {
    guard let message = app?.status.message else { throw NotThere("There is no message.") }
    try send(.closeMessage(message.id))
  }

  func turnPage(forward: Bool) throws(NotThere) {
    var arrangement = scene?.layers.last?.arrangement
    var pages: HostScene<Never>.Bar?
    while case .under(let bar, let inner)? = arrangement {
      if bar.kind == .pages { pages = bar }
      arrangement = inner
    }
    guard let pages, let index = pages.page(by: forward ? 1 : -1) else {
      throw NotThere("There is no page.")
    }
    try send(.select(index, in: pages.container))
  }

  func scroll(toEnd: Bool) throws(NotThere) {
    guard let app, let screen = app.tree.visible?.id else { return }
    for element in app.content(of: screen)?.allElements ?? [] {
      guard case .list(_, let rows, _) = element.kind, !rows.isWhole else { continue }
      let shown = toEnd ? max(rows.total - 100, 0)..<rows.total : 0..<min(100, rows.total)
      try send(.showRows(shown, of: element.id, in: screen))
    }
  }

  func resize(isNarrow: Bool) { app?.send(.resize(isNarrow: isNarrow)) }

  func settle() async { await app?.settle() }
}

extension Control {
  /// The line that the user means.
  fileprivate var subject: MenuHost.Line.Subject {
    switch self {
    case .element(let found): .element(found.id, found.screen)
    case .tab(let index, let container, _): .tab(index, container)
    case .choice(let index, _, _): .choice(index)
    case .messageAction: .offer
    case .named(let label, _): .command(label)
    }
  }
}

/// The suite's own view, printed.
private final class TallyMenuView: MenuView {
  var viewModel: TallyViewModel
  init(_ viewModel: TallyViewModel) { self.viewModel = viewModel }
  var lines: [String] { ["Tally", viewModel.nativeText] }
  var commands: [String: @MainActor () -> Void] {
    ["Count": { [viewModel] in viewModel.countTapped() }]
  }
}
