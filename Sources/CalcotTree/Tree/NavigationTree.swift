/// A value that describes everything that is shown: the app's base, the modals over it, and a
/// dialog on top.
public struct NavigationTree: Equatable, Sendable {
  /// The base, then each modal over the one before. Never empty while the app runs.
  public package(set) var layers: [Layer]
  /// The alert or action sheet over everything.
  public package(set) var dialog: Dialog? {
    get { shownDialog?.dialog }
    set { shownDialog = newValue.map(ShownDialog.init) }
  }
  // NB: shared by all copies of the tree, most of which have none.
  private var shownDialog: ShownDialog?

  private final class ShownDialog: Sendable, Equatable {
    let dialog: Dialog

    init(_ dialog: Dialog) { self.dialog = dialog }

    static func == (left: ShownDialog, right: ShownDialog) -> Bool {
      left === right || left.dialog == right.dialog
    }
  }

  /// The flows whose screens are in the layers.
  package var flows: [FlowID: FlowNode]
  /// A Boolean value that indicates whether the host is too narrow to show two screens next to each
  /// other: the sides of a split, or a list and its details.
  public package(set) var isNarrow = false

  package init(layers: [Layer], dialog: Dialog? = nil, flows: [FlowID: FlowNode] = [:]) {
    self.layers = layers
    self.flows = flows
    self.dialog = dialog
  }

  /// The topmost layer, which the user can reach unless a dialog covers it.
  public var topLayer: Layer? { layers.last }

  /// The screen that the user works in, under a dialog if there is one.
  public var visible: ScreenNode? { layers.last?.stack.visible }

  /// The screens of the top layer that the user sees: the visible one first, then those beside it.
  public var shown: [ScreenNode] { layers.last.map(shown(in:)) ?? [] }

  /// The screens that the user sees: those of the top layer, then those under half sheets and
  /// popovers, which leave the screens under them in sight. The user can reach only those of the
  /// top layer.
  public var inSight: [ScreenNode] { inSight(exceptIn: 0..<0) }

  /// Returns a screen or a container, or nil if it is not in the tree. Linear in the number of
  /// screens.
  public func node(_ id: ScreenID) -> ScreenNode? {
    for layer in layers.reversed() {
      if let node = layer.stack.node(id) { return node }
    }
    return nil
  }

  /// All screens, the visible one first.
  public var screens: [ScreenNode] {
    layers.reversed().flatMap { $0.stack.topDown.flatMap(\.screens) }
  }

  /// The visible screens, layer by layer from the base: in each, the one that the user works in first,
  /// then those beside it.
  public var shownScreens: [[ScreenID]] {
    layers.map { shown(in: $0).map(\.id) }
  }

  /// Returns the flow and its ancestors, the innermost first.
  package func lineage(of flow: FlowID) -> [FlowID] {
    var (line, next): ([FlowID], FlowID?) = ([], flow)
    while let id = next, line.count <= flows.count {
      line.append(id)
      next = flows[id]?.parent
    }
    return line
  }

  /// Returns a Boolean value that indicates whether `flow` is `ancestor` or one of its descendants.
  package func isFlow(_ flow: FlowID, within ancestor: FlowID) -> Bool {
    var (next, steps): (FlowID?, Int) = (flow, 0)
    while let id = next, steps <= flows.count {
      if id == ancestor { return true }
      (next, steps) = (flows[id]?.parent, steps + 1)
    }
    return false
  }
}

extension NavigationTree {
  /// Returns a Boolean value that indicates whether the host shows the root of a stack beside the
  /// screens over it.
  ///
  /// - Parameter presenter: The flow that presented the stack as a modal, whose own root is below.
  package func isSideBySide(_ stack: ScreenStack, of presenter: FlowID? = nil) -> Bool {
    !isNarrow && stack.root.flow != presenter && stack.root.container == nil
      && flows[stack.root.flow]?.isSideBySide == true
  }

  /// Returns a Boolean value that indicates whether the host shows this screen, the root of a stack,
  /// beside the screens over it. Linear in the number of screens.
  package func isBesideOthers(_ root: ScreenID) -> Bool {
    guard let place = place(of: root), let stack = stack(at: place), stack.root.id == root
    else { return false }
    return isSideBySide(stack, of: place.steps.isEmpty ? presenter(of: place.layer) : nil)
  }

  /// A Boolean value that indicates whether any flow's root may be beside other screens.
  package var hasSideBySideFlow: Bool { flows.values.contains(where: \.isSideBySide) }

  /// Returns the route of the screen that the host shows beside this root and that the root has
  /// opened; `nil` if there is none. The cost does not depend on the depth of the stack.
  package func route(openBeside root: ScreenID) -> AnyRoute? {
    guard hasSideBySideFlow else { return nil }
    for layer in layers.reversed() {
      for (stack, presenter) in shownStacks(from: layer.stack, of: layer.presenter)
      where stack.root.id == root && isSideBySide(stack, of: presenter) {
        return stack.second.flatMap { route(of: $0, in: stack.root.flow) }
      }
    }
    return nil
  }

  /// Returns the stacks that lead to the screens that a layer shows, the outermost first.
  private func shownStacks(
    from stack: ScreenStack, of presenter: FlowID?
  ) -> [(stack: ScreenStack, presenter: FlowID?)] {
    [(stack, presenter)] + shownBranches(of: stack).flatMap { shownStacks(from: $0.stack, of: nil) }
  }

  /// Returns the screens that the user sees before and after a change. Omits the screens of layers
  /// that the change leaves as they are and that are in sight both before and after it.
  package func inSight(
    changedTo after: NavigationTree
  ) -> (before: [ScreenNode], after: [ScreenNode]) {
    let equal =
      isNarrow == after.isNarrow ? zip(layers, after.layers).prefix { $0.isSame(as: $1) } : []
    let lowest = max(lowestInSight, after.lowestInSight)
    let kept = min(lowest, equal.count)..<equal.count
    return (inSight(exceptIn: kept), after.inSight(exceptIn: kept))
  }

  /// Returns the screens in sight, without those of some layers.
  private func inSight(exceptIn kept: Range<Int>) -> [ScreenNode] {
    layers.indices[lowestInSight...].reversed().flatMap { index in
      kept.contains(index) ? [] : shown(in: layers[index])
    }
  }

  /// The index of the lowest layer whose screens the user sees.
  private var lowestInSight: Int {
    let over = layers.reversed().prefix { $0.style == .halfSheet || $0.style == .popover }
    return max(0, layers.count - 1 - over.count)
  }

  private func presenter(of layer: LayerID) -> FlowID? {
    layers.first { $0.id == layer }.flatMap(\.presenter)
  }

  /// Returns the screens of a layer that the user sees, the one that they work in first.
  private func shown(in layer: Layer) -> [ScreenNode] {
    shown(in: layer.stack, of: layer.presenter)
  }

  private func shown(in stack: ScreenStack, of presenter: FlowID? = nil) -> [ScreenNode] {
    let beside = stack.count > 1 && isSideBySide(stack, of: presenter) ? [stack.root] : []
    guard stack.top.container != nil else { return [stack.top] + beside }
    return shownBranches(of: stack).flatMap { shown(in: $0.stack) } + beside
  }

  /// Returns the branches that the container on top of a stack shows, the selected one first.
  private func shownBranches(of stack: ScreenStack) -> [Container.Branch] {
    guard let container = stack.top.container else { return [] }
    let areAllShown = container.kind == .split && !isNarrow
    return areAllShown
      ? container.selectedFirst.map { container.branches[$0] } : [container.selectedBranch]
  }
}

/// A stack of screens: the app's base, or a modal over the layer before it.
public struct Layer: Equatable, Sendable, Identifiable {
  /// The identity of the layer.
  public let id: LayerID
  /// The presentation style of the layer; nil for the base.
  public let style: ModalStyle?
  /// The flow that presented the layer.
  public let flow: FlowID
  /// The screens of the layer.
  public package(set) var stack: ScreenStack

  package init(
    id: LayerID, style: ModalStyle?, flow: FlowID, stack: ScreenStack
  ) {
    self.id = id
    self.style = style
    self.flow = flow
    self.stack = stack
  }

  /// The flow that presented the layer; nil for the base.
  package var presenter: FlowID? { style == nil ? nil : flow }

  /// Returns a Boolean value that indicates whether a layer is the same with the same stack. The
  /// cost does not depend on the stack.
  fileprivate func isSame(as other: Layer) -> Bool {
    id == other.id && stack.head === other.stack.head
  }
}

extension ScreenStack {
  /// The screen on top, including those within containers.
  public var visible: ScreenNode { top.container?.selectedBranch.stack.visible ?? top }

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
  /// Returns the screens of this tree that are not in `other`, the visible ones first. The cost is
  /// linear in the difference.
  package func screens(notIn other: NavigationTree) -> [ScreenNode] {
    var found: [ScreenNode] = []
    for index in layers.indices.reversed() {
      let layer = layers[index]
      // NB: most changes leave the layers in their places.
      let isInPlace = index < other.layers.count && other.layers[index].id == layer.id
      let twin = isInPlace ? other.layers[index] : other.layers.first { $0.id == layer.id }
      guard let twin else {
        found += layer.stack.topDown.flatMap(\.screens)
        continue
      }
      found += layer.stack.screens(notIn: twin.stack)
    }
    return found
  }
}

extension NavigationTree: CustomStringConvertible {
  /// A line for each layer, the root of each stack first. The stacks of a container are in
  /// brackets, the selected one marked by a star, those that have not been made in parentheses.
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
    let stacks = container.branches.enumerated().map { index, branch -> String in
      guard branch.isMade else { return "(\(branch.route))" }
      return "\(index == container.selected ? "*" : "")\(branch.stack.line)"
    }
    return "\(container.kind.rawValue) [\(stacks.joined(separator: " | "))]"
  }
}
