import Calcot

/// A reader of the visible part of an app: the visible screens of the layers that no full-screen
/// layer covers.
@MainActor
struct WebSceneReader {
  let app: CalcotApp
  let natives: HTMLViews
  let panel: HostPanel?

  func scene() -> WebScene {
    let tree = app.tree
    let first = tree.layers.lastIndex { !$0.style.isSheet } ?? 0
    let layers = tree.layers.dropFirst(first).map { layer in
      WebScene.Layer(
        id: layer.id, style: layer.style,
        arrangement: arrangement(of: layer.stack, close: layer.style == nil ? nil : layer.id),
        visible: layer.stack.visible.id)
    }
    var scene = WebScene(layers: layers, dialog: tree.dialog, panel: panel, status: app.status)
    scene.links = app.placeLinks
    return scene
  }

  /// Returns the arrangement of a stack.
  ///
  /// - Parameter close: The modal that the stack's root closes.
  private func arrangement(
    of stack: ScreenStack, close: LayerID?, isInside: Bool = false
  ) -> WebScene.Arrangement {
    let exit: ExitKind = stack.count > 1 || isInside ? .back : close.map { .close($0) } ?? .none
    guard let container = stack.top.container else { return .pane(pane(stack.top, exit)) }
    let shown = container.selectedBranch.stack
    let inner = exit == .back
    switch container.kind {
    case .tabs, .pages:
      let bar = WebScene.Bar(
        container: stack.top.id, kind: container.kind, titles: container.branches.map(\.title),
        selected: container.selected)
      return .under(bar, arrangement(of: shown, close: close, isInside: inner))
    case .split where app.tree.isNarrow:
      return arrangement(of: shown, close: close, isInside: inner || container.selected > 0)
    case .split:
      let sides = container.branches.map {
        arrangement(of: $0.stack, close: close, isInside: inner)
      }
      return .beside(stack.top.id, sides, selected: container.selected)
    }
  }

  private enum ExitKind: Equatable {
    case none, back
    case close(LayerID)
  }

  private func pane(_ node: ScreenNode, _ kind: ExitKind) -> WebScene.Pane {
    let body: WebScene.Body =
      if let own = natives.shown(node.id, in: app) {
        .own(title: own.title, own.nodes)
      } else if let content = app.content(of: node.id) {
        .semantic(content)
      } else {
        .own(title: node.route.description, [])
      }
    var reason: String?
    if kind != .none, case .blocked(let text) = app.leavability(of: node.id) { reason = text }
    let exit: WebScene.Exit? =
      switch kind {
      case .none: nil
      case .back: .back(blockedBy: reason)
      case .close(let layer): .close(layer, blockedBy: reason)
      }
    return WebScene.Pane(screen: node.id, exit: exit, body: body)
  }
}
