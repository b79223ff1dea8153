/// Everything that is shown, as a value: the app's base, the modals over it, and a dialog on top.
public struct NavigationTree: Equatable, Sendable {
  /// The base first, then each modal over the one before. Never empty while the app runs.
  public package(set) var layers: [Layer]
  /// The alert or action sheet over everything.
  public package(set) var dialog: Dialog?
  /// The flows whose screens the layers have.
  public package(set) var flows: [FlowID: FlowNode]
  /// Whether the host is too narrow to show the two sides of a split beside each other.
  public package(set) var isNarrow = false

  package init(layers: [Layer], dialog: Dialog? = nil, flows: [FlowID: FlowNode] = [:]) {
    self.layers = layers
    self.dialog = dialog
    self.flows = flows
  }

  /// The layer that the user can reach, but for a dialog.
  public var topLayer: Layer? { layers.last }

  /// The screen that the user works in, under a dialog if there is one.
  public var visible: ScreenNode? { layers.last?.stack.visible }

  /// The screens of the top layer that the user sees: the visible one first, then the other side of
  /// a split that is not collapsed.
  public var shown: [ScreenNode] { layers.last?.stack.shown(isNarrow: isNarrow) ?? [] }

  /// A screen or a container, or nil when it is not in the tree. Linear in the number of screens.
  public func node(_ id: ScreenID) -> ScreenNode? {
    for layer in layers.reversed() {
      if let node = layer.stack.node(id) { return node }
    }
    return nil
  }

  /// Every screen, the visible one first.
  public var screens: [ScreenNode] {
    layers.reversed().flatMap { $0.stack.topDown.flatMap(\.screens) }
  }

  /// The screens that the user sees, layer by layer from the base.
  package var shownScreens: [[ScreenID]] {
    layers.map { $0.stack.shown(isNarrow: isNarrow).map(\.id) }
  }

  /// The flow and those that it was started from, the innermost first.
  package func lineage(of flow: FlowID) -> [FlowID] {
    var (line, next): ([FlowID], FlowID?) = ([], flow)
    while let id = next, line.count <= flows.count {
      line.append(id)
      next = flows[id]?.parent
    }
    return line
  }

  /// Whether `flow` is `ancestor`, or was started from it or from one of its children.
  func isFlow(_ flow: FlowID, within ancestor: FlowID) -> Bool {
    flow == ancestor || lineage(of: flow).contains(ancestor)
  }
}

/// One stack of screens: the app's base, or a modal over the layer before it.
public struct Layer: Equatable, Sendable, Identifiable {
  public let id: LayerID
  /// How the layer stands over the one before; nil for the base.
  public let style: ModalStyle?
  /// The flow that presented it.
  public let flow: FlowID
  public package(set) var stack: ScreenStack

  package init(
    id: LayerID, style: ModalStyle?, flow: FlowID, stack: ScreenStack
  ) {
    self.id = id
    self.style = style
    self.flow = flow
    self.stack = stack
  }
}

extension ScreenStack {
  /// The screen on top, also within containers.
  public var visible: ScreenNode { top.container?.selectedBranch.stack.visible ?? top }

  /// The screens that the user sees of the stack: the one that they work in first.
  package func shown(isNarrow: Bool) -> [ScreenNode] {
    guard let container = top.container else { return [top] }
    let isSideBySide = container.kind == .split && !isNarrow
    let branches = isSideBySide ? container.selectedFirst : [container.selected]
    return branches.flatMap { container.branches[$0].stack.shown(isNarrow: isNarrow) }
  }

  func node(_ id: ScreenID) -> ScreenNode? {
    for node in topDown {
      if node.id == id { return node }
      for index in node.container?.selectedFirst ?? [] {
        if let found = node.container?.branches[index].stack.node(id) { return found }
      }
    }
    return nil
  }
}

extension NavigationTree {
  /// The screens of this tree that are not in `other`, the visible ones first. Costs what differs.
  package func screens(notIn other: NavigationTree) -> [ScreenNode] {
    var found: [ScreenNode] = []
    for layer in layers.reversed() {
      guard let twin = other.layers.first(where: { $0.id == layer.id }) else {
        found += layer.stack.topDown.flatMap(\.screens)
        continue
      }
      found += layer.stack.screens(notIn: twin.stack)
    }
    return found
  }
}

extension NavigationTree: CustomStringConvertible {
  /// The layers a line each, the root of each stack first; the stacks of a container in brackets,
  /// the selected one marked by a star.
  public var description: String {
    var lines = layers.map { "\($0.style.name): \($0.stack.line)" }
    if let dialog { lines.append("\(dialog.style.rawValue): \(dialog.title)") }
    return lines.joined(separator: "\n")
  }
}

extension ScreenStack {
  fileprivate var line: String { nodes.map(\.line).joined(separator: " > ") }
}

extension ScreenNode {
  fileprivate var line: String {
    guard let container else { return route.description }
    let stacks = container.branches.enumerated().map { index, branch in
      "\(index == container.selected ? "*" : "")\(branch.stack.line)"
    }
    return "\(container.kind.rawValue) [\(stacks.joined(separator: " | "))]"
  }
}
