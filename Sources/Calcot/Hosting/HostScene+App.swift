public import CalcotContent

extension HostScene {
  /// Reads the scene from an app. Linear in the number of visible screens; the content of a screen
  /// is described again only after a change.
  ///
  /// - Parameter native: A closure that returns the title and the content of the host's own view of
  ///   a screen, or nil if its semantic View is shown.
  @MainActor
  public init(
    _ app: CalcotApp,
    native: @escaping (ScreenID) -> (title: String, content: Native?)? = { _ in nil }
  ) {
    let tree = app.tree
    let first = tree.layers.lastIndex { !$0.style.isSheet } ?? 0
    let reader = SceneReader(app: app, native: native)
    let layers = tree.layers.dropFirst(first).map { layer in
      Layer(
        id: layer.id, style: layer.style,
        arrangement: reader.arrangement(
          of: layer.stack, exit: layer.style == nil ? nil : .close(layer.id),
          presenter: layer.presenter))
    }
    self.init(layers: layers, dialog: tree.dialog, status: app.status)
  }
}

/// A reader that converts the screens of a layer into an arrangement.
@MainActor
private struct SceneReader<Native: Equatable & Sendable> {
  typealias Scene = HostScene<Native>

  let app: CalcotApp
  let native: (ScreenID) -> (title: String, content: Native?)?

  /// Returns the visible arrangement of a stack.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - exit: The way out of its root.
  ///   - presenter: The flow that presented the stack; nil if the stack is not modal.
  func arrangement(
    of stack: ScreenStack, exit: Scene.Exit?, presenter: FlowID? = nil
  ) -> Scene.Arrangement {
    let top = top(of: stack, exit: stack.count > 1 ? .back() : exit)
    guard app.tree.isSideBySide(stack, of: presenter) else { return top }
    guard stack.count > 1 else { return .beside(stack.root.id, [top], selected: 0) }
    return .beside(stack.root.id, [.pane(pane(stack.root, exit)), top], selected: 1)
  }

  /// Returns the arrangement of the screen or container on top of a stack.
  private func top(of stack: ScreenStack, exit: Scene.Exit?) -> Scene.Arrangement {
    guard let container = stack.top.container else { return .pane(pane(stack.top, exit)) }
    let shown = container.selectedBranch.stack
    switch container.kind {
    case .tabs, .pages:
      let bar = Scene.Bar(
        container: stack.top.id, kind: container.kind, titles: container.branches.map(\.title),
        badges: container.branches.indexed(\.badge),
        symbols: container.branches.indexed(container.symbol), selected: container.selected,
        isCircular: container.isCircular)
      return .under(bar, arrangement(of: shown, exit: exit))
    case .split where app.tree.isNarrow:
      return arrangement(of: shown, exit: container.selected > 0 ? .back() : exit)
    case .split:
      return .beside(
        stack.top.id, container.branches.map { arrangement(of: $0.stack, exit: exit) },
        selected: container.selected)
    }
  }

  private func pane(_ node: ScreenNode, _ exit: Scene.Exit?) -> Scene.Pane {
    let body: Scene.Body =
      if let own = native(node.id) {
        .native(title: own.title, own.content)
      } else if let content = app.content(of: node.id) {
        .semantic(content)
      } else {
        .native(title: node.route.description)
      }
    return Scene.Pane(screen: node.id, exit: self.exit(exit, from: node.id), body: body)
  }

  /// Returns the current way out of a screen.
  private func exit(_ exit: Scene.Exit?, from screen: ScreenID) -> Scene.Exit? {
    switch (app.leavability(of: screen), exit) {
    case (.takesBack, _): .back()
    case (.blocked(let reason), .back): .back(blockedBy: reason)
    case (.blocked(let reason), .close(let layer, _)): .close(layer, blockedBy: reason)
    default: exit
    }
  }
}

extension [Container.Branch] {
  /// Returns the values of the branches that have one, by the branches' indices.
  fileprivate func indexed<Value>(_ value: (Container.Branch) -> Value?) -> [Int: Value] {
    Dictionary(
      uniqueKeysWithValues: enumerated().compactMap { index, branch in
        value(branch).map { (index, $0) }
      })
  }
}
