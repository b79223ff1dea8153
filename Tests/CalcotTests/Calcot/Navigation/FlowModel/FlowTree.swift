import Calcot

/// A navigation tree with flows and containers, as plain arrays.
struct FlowTree: Equatable {
  struct Node: Equatable {
    let id: Int
    let route: FlowRoute
    let flow: Int
    var container: Container?
  }

  struct Container: Equatable {
    let kind: CalcotTree.Container.Kind
    var branches: [Branch]
    var selected: Int
    let isLazy: Bool
    let isCircular: Bool

    var selectedFirst: [Int] {
      [selected] + branches.indices.filter { $0 != selected && branches[$0].isMade }
    }

    /// The branches that are made if they were not before.
    var needed: [Int] {
      guard isLazy else { return Array(branches.indices) }
      guard kind == .pages else { return [selected] }
      return branches.indices.filter { page in
        [selected, turned(by: 1), turned(by: -1)].contains(page)
      }
    }

    /// Returns the index of the page at a distance, which need not be there.
    func turned(by distance: Int) -> Int {
      let page = selected + distance
      guard isCircular, branches.count > 1 else { return page }
      return page < 0 ? branches.count - 1 : page == branches.count ? 0 : page
    }

    func making() -> Self {
      var made = self
      for index in needed { made.branches[index].isMade = true }
      return made
    }
  }

  struct Branch: Equatable {
    let id: Int
    let route: FlowRoute
    var stack: [Node]
    var isMade = false
  }

  struct Layer: Equatable {
    let id: Int
    let style: ModalStyle?
    let flow: Int
    var stack: [Node]
  }

  struct Flow: Equatable {
    let parent: Int?
    let route: FlowRoute?
  }

  /// The path to a stack: a layer, or a branch of a container of another stack.
  struct Path: Equatable {
    struct Step: Equatable {
      let node: Int
      let branch: Int
    }

    let layer: Int
    var steps: [Step] = []
  }

  var layers: [Layer] = []
  var flows: [Int: Flow] = [:]
  var isNarrow = false

  /// All screens, the visible one first.
  var screens: [Node] { nodes.filter { $0.container == nil } }

  /// All screens and containers, those on top first.
  var nodes: [Node] { layers.reversed().flatMap { Self.all(in: $0.stack) } }

  var visible: Node? { layers.last.map { Self.visible(in: $0.stack) } }

  /// The screens that the user sees: in the top layer, and under half sheets and popovers.
  var shown: [Node] {
    var found: [Node] = []
    for layer in layers.reversed() {
      found += shown(in: layer.stack)
      if layer.style != .halfSheet, layer.style != .popover { break }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the user sees a screen in the top layer.
  func isShownOnTop(_ id: Int) -> Bool {
    layers.last.map { shown(in: $0.stack).contains { $0.id == id } } == true
  }

  func node(_ id: Int) -> Node? { nodes.first { $0.id == id } }
  func has(_ id: Int) -> Bool { node(id) != nil }

  /// Returns the flow and its ancestors.
  func lineage(_ flow: Int) -> [Int] {
    [flow] + (flows[flow]?.parent.map(lineage) ?? [])
  }

  func isFlow(_ flow: Int, within ancestor: Int) -> Bool { lineage(flow).contains(ancestor) }

  private static func all(in stack: [Node]) -> [Node] {
    stack.reversed().flatMap { node -> [Node] in
      guard let container = node.container else { return [node] }
      return [node] + container.selectedFirst.flatMap { all(in: container.branches[$0].stack) }
    }
  }

  private static func visible(in stack: [Node]) -> Node {
    let top = stack[stack.count - 1]
    return top.container.map { visible(in: $0.branches[$0.selected].stack) } ?? top
  }

  private func shown(in stack: [Node]) -> [Node] {
    let top = stack[stack.count - 1]
    guard let container = top.container else { return [top] }
    let isBoth = container.kind == .split && !isNarrow
    return (isBoth ? container.selectedFirst : [container.selected]).flatMap {
      shown(in: container.branches[$0].stack)
    }
  }
}

extension FlowTree {
  /// Returns the stack of the first node that matches, those on top first.
  func path(
    where matches: (Node) -> Bool, inLayers isMeant: (Layer) -> Bool = { _ in true }
  ) -> Path? {
    for layer in layers.indices.reversed() where isMeant(layers[layer]) {
      if let found = path(in: layers[layer].stack, Path(layer: layer), where: matches) {
        return found
      }
    }
    return nil
  }

  /// Returns a flow's own stack, whatever modals it has presented.
  func path(of flow: Int) -> Path? {
    if layers[0].flow == flow { return Path(layer: 0) }
    let isOutside = { (layer: Layer) in
      layer.style == nil || !isFlow(layer.flow, within: flow)
    }
    return path(where: { $0.flow == flow }, inLayers: isOutside)
      ?? path(where: { isFlow($0.flow, within: flow) }, inLayers: isOutside)
  }

  /// Returns the modal that a flow dismisses.
  func modal(of flow: Int) -> Int? {
    let own = layers.indices.dropFirst().last { isFlow(layers[$0].flow, within: flow) }
    return own ?? path(of: flow).flatMap { $0.layer > 0 ? $0.layer : nil }
  }

  var stacks: [[Node]] {
    layers.map(\.stack)
      + nodes.compactMap(\.container).flatMap { $0.branches.filter(\.isMade).map(\.stack) }
  }

  /// The first flow whose screens, with those of its child flows, are not side by side in a stack.
  var tornFlow: Int? {
    for stack in stacks {
      for flow in flows.keys {
        let own = stack.indices.filter { isFlow(stack[$0].flow, within: flow) }
        if let first = own.first, let last = own.last, last - first >= own.count { return flow }
      }
    }
    return nil
  }

  /// The stacks that lead to the visible screen, the innermost first.
  var visiblePaths: [Path] {
    var (paths, path) = ([Path](), Path(layer: layers.count - 1))
    while true {
      paths.insert(path, at: 0)
      let stack = stack(path)
      guard let container = stack[stack.count - 1].container else { return paths }
      path.steps.append(Path.Step(node: stack.count - 1, branch: container.selected))
    }
  }

  func stack(_ path: Path) -> [Node] {
    path.steps.reduce(layers[path.layer].stack) { stack, step in
      stack[step.node].container?.branches[step.branch].stack ?? []
    }
  }

  mutating func change(_ path: Path, _ body: (inout [Node]) throws(Refusal) -> Void) throws(Refusal)
  {
    try Self.change(&layers[path.layer].stack, path.steps[...], body)
  }

  mutating func changeContainer(_ id: Int, _ body: (inout Container) -> Void) throws(Refusal) {
    guard let path = path(where: { $0.id == id }) else { return }
    try change(path) { stack in
      for index in stack.indices where stack[index].id == id {
        guard var container = stack[index].container else { continue }
        body(&container)
        stack[index].container = container.making()
      }
    }
  }

  private static func change(
    _ stack: inout [Node], _ steps: ArraySlice<Path.Step>,
    _ body: (inout [Node]) throws(Refusal) -> Void
  ) throws(Refusal) {
    guard let step = steps.first else { return try body(&stack) }
    guard var inner = stack[step.node].container?.branches[step.branch].stack else { return }
    try change(&inner, steps.dropFirst(), body)
    stack[step.node].container?.branches[step.branch].stack = inner
  }

  private func path(
    in stack: [Node], _ path: Path, where matches: (Node) -> Bool
  ) -> Path? {
    for index in stack.indices.reversed() {
      if matches(stack[index]) { return path }
      guard let container = stack[index].container else { continue }
      for branch in container.selectedFirst {
        var inner = path
        inner.steps.append(Path.Step(node: index, branch: branch))
        let found = self.path(in: container.branches[branch].stack, inner, where: matches)
        if let found { return found }
      }
    }
    return nil
  }
}
