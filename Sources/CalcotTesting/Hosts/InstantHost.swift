public import Calcot

/// A headless host that shows every change at once.
@MainActor
public final class InstantHost: HeadlessDriver, HostDriver {
  /// A host that can show what `capabilities` says; everything by default.
  public override init(capabilities: Set<Capability> = Set(Capability.allCases)) {
    super.init(capabilities: capabilities)
  }

  public override var name: String { "instant" }

  override var reachable: (screen: ScreenID?, dialog: Dialog?) {
    (app?.tree.visible?.id, app?.tree.dialog)
  }

  public var shownScreens: [[ScreenID]] {
    app?.tree.layers.map { $0.stack.nodes.map(\.id) } ?? []
  }

  public var isDialogShown: Bool { app?.tree.dialog != nil }

  public var canGoBack: Bool {
    guard let app, app.tree.dialog == nil, let visible = app.tree.visible else { return false }
    if case .blocked = app.leavability(of: visible.id) { return false }
    return app.tree.topLayer.map { $0.stack.count > 1 } ?? false
  }

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
    guard let top = app.tree.topLayer, top.style != .base else {
      throw NotThere("There is no modal to dismiss.")
    }
    try accept(app.send(.dismiss(top.id, through: top.id)))
  }

  public func settle() async { await app?.settle() }
}
