import Calcot
import CalcotContent

extension Scene {
  /// Creates the scene of an app's current state: the visible screens of the layers that no full
  /// screen covers.
  @MainActor
  init(
    _ app: CalcotApp, panel: RequestPanel?, natives: inout NativeViews, words: HostWords
  ) {
    let tree = app.tree
    let first = tree.layers.lastIndex { !$0.style.isSheet } ?? 0
    var reader = SceneReader(app: app, natives: natives, words: words)
    let layers = tree.layers.dropFirst(first).map { layer in
      Layer(
        id: layer.id, style: layer.style,
        arrangement: reader.arrangement(
          of: layer.stack, exit: layer.style == nil ? nil : .close))
    }
    natives = reader.natives
    self.init(
      layers: layers, dialog: tree.dialog, panel: panel, status: app.status, words: words)
  }
}

/// A reader that converts the screens of a layer into an arrangement.
@MainActor
private struct SceneReader {
  let app: CalcotApp
  var natives: NativeViews
  let words: HostWords

  /// Returns the visible arrangement of a stack.
  ///
  /// - Parameter exit: The way out of the stack's root.
  mutating func arrangement(
    of stack: ScreenStack, exit: Scene.Exit.Kind?
  ) -> Scene.Arrangement {
    let exit = stack.count > 1 ? .back : exit
    guard let container = stack.top.container else { return .pane(pane(stack.top, exit: exit)) }
    let shown = container.selectedBranch.stack
    switch container.kind {
    case .tabs: return under(.tabs, container, stack.top.id, exit: exit)
    case .pages: return under(.pages, container, stack.top.id, exit: exit)
    case .split where app.tree.isNarrow:
      return arrangement(of: shown, exit: container.selected > 0 ? .back : exit)
    case .split:
      return .beside(
        stack.top.id, container.branches.map { arrangement(of: $0.stack, exit: exit) },
        selected: container.selected)
    }
  }

  private mutating func under(
    _ kind: Scene.Bar.Kind, _ container: Container, _ id: ScreenID, exit: Scene.Exit.Kind?
  ) -> Scene.Arrangement {
    .under(
      Scene.Bar(
        id, kind, titles: container.branches.map(\.title), selected: container.selected,
        words: words),
      arrangement(of: container.selectedBranch.stack, exit: exit))
  }

  private mutating func pane(_ node: ScreenNode, exit: Scene.Exit.Kind?) -> Scene.Pane {
    let body: Scene.Body
    if let title = natives.title(of: node.id, in: app) {
      body = .native(title: title)
    } else if let content = app.content(of: node.id) {
      body = .semantic(content)
    } else {
      body = .native(title: node.route.description)
    }
    var reason: String?
    if case .blocked(let text) = app.leavability(of: node.id) { reason = text }
    return Scene.Pane(
      node.id, exit: exit.map { Scene.Exit($0, blockedBy: reason, words: words) }, body: body)
  }
}
