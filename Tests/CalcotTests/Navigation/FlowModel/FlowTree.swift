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
    let kind: ContainerKind
    var branches: [Branch]
    var selected: Int

    var selectedFirst: [Int] { [selected] + branches.indices.filter { $0 != selected } }
  }

  struct Branch: Equatable {
    let id: Int
    let route: FlowRoute
    var stack: [Node]
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

  /// The screens of the top layer that the user sees.
  var shown: [Node] { layers.last.map { shown(in: $0.stack) } ?? [] }

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

  /// Returns the stack that a flow's requests act on.
  func path(of flow: Int) -> Path? {
    if let layer = layers.lastIndex(where: { $0.flow == flow }) { return Path(layer: layer) }
    return path(where: { $0.flow == flow })
      ?? path(
        where: { isFlow($0.flow, within: flow) }, inLayers: { !isFlow($0.flow, within: flow) })
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
        stack[index].container = container
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
