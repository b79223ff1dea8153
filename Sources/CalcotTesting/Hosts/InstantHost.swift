public import Calcot

/// A headless host that shows every change at once.
@MainActor
public final class InstantHost: HeadlessDriver, HostDriver {
  /// Creates a host with these capabilities, by default all of them.
  public override init(capabilities: Set<Capability> = Set(Capability.allCases)) {
    super.init(capabilities: capabilities)
  }

  public override var name: String { "instant" }

  override var reachable: (screens: [ScreenID], dialog: Dialog?) {
    (app?.tree.shown.map(\.id) ?? [], app?.tree.dialog)
  }

  override var containers: [(id: ScreenID, selected: Int)] {
    app?.tree.visibleContainers.map { ($0.id, $0.container.selected) } ?? []
  }

  public var shownScreens: [[ScreenID]] { app?.tree.shownScreens ?? [] }

  public var isDialogShown: Bool { app?.tree.dialog != nil }

  override var topLayer: (id: LayerID, style: ModalStyle?)? {
    app?.tree.topLayer.map { ($0.id, $0.style) }
  }

  public override var canGoBack: Bool {
    guard let app, app.tree.dialog == nil, let visible = app.tree.visible else { return false }
    return switch app.leavability(of: visible.id) {
    case .blocked: false
    case .takesBack: true
    case .free, .asks: app.tree.canGoBack
    }
  }

  public func settle() async { await app?.settle() }
}
