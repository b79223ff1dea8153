import CalcotContent

@testable import Calcot

/// A model of an app with flows and containers, as simple as possible.
struct FlowModel {
  enum Step {
    /// A request of a flow's coordinator, by the code of this screen or of none.
    case ask(FlowRequest, flow: Int, by: Int?)
    /// A user action.
    case user(HostInput)
    /// A link that was printed at some time.
    case open(String)
  }

  private(set) var tree = FlowTree()
  private(set) var last = 0
  /// The phases that screens have entered, in order.
  private(set) var phases: [Phase] = []
  /// The delivered results, in order.
  private(set) var given: [FlowHouse.Given] = []
  /// The kinds of all flows so far, by the routes at which they started.
  private(set) var kinds: [Int: FlowRoute] = [:]
  /// Screens that have ended.
  private(set) var ended: [Int] = []

  struct Phase: Equatable {
    let screen: Int
    let phase: LifecyclePhase
  }

  init(_ route: FlowRoute) {
    var edit = FlowEdit(tree: tree, last: last)
    let (flow, screen) = (edit.number(), edit.number())
    let root = edit.first(of: route, as: screen, in: flow)
    edit.tree.flows[flow] = .init(parent: nil, route: nil)
    kinds[flow] = route
    edit.tree.layers = [.init(id: edit.number(), style: nil, flow: flow, stack: [root])]
    commit(edit, results: [:])
  }

  /// Performs a step; returns the reason if it is refused.
  mutating func perform(_ step: Step) -> Refusal? {
    var edit = FlowEdit(tree: tree, last: last)
    var results: [Int: FlowResult<Int>] = [:]
    do throws(Refusal) {
      switch step {
      case .user(let input): try edit.perform(input)
      case .open: break
      case .ask(let request, let flow, let screen):
        if let screen, !tree.has(screen) { throw .screenEnded(ScreenID(rawValue: screen)) }
        if case .dismiss = request.move, tree.modal(of: flow) == nil { throw .nothingToDismiss }
        guard tree.flows[flow] != nil else { throw .flowEnded(FlowID(rawValue: flow)) }
        try edit.perform(request.move, in: flow, of: kinds[flow] ?? .page(0), by: screen)
        results = request.result.map { [flow: $0] } ?? [:]
        if !results.isEmpty, given.contains(where: { $0.flow == flow }) {
          throw .alreadyFinished(FlowID(rawValue: flow))
        }
      }
    } catch {
      return error
    }
    if edit.tree != tree || !results.isEmpty { commit(edit, results: results) }
    return nil
  }

  /// Takes over what a link has led to, which the test checks by itself.
  mutating func adopt(
    _ tree: FlowTree, last: Int, _ phases: [Phase], _ given: [FlowHouse.Given],
    _ kinds: [Int: FlowRoute]
  ) {
    ended += self.tree.screens.map(\.id).filter { !tree.has($0) }
    (self.tree, self.last, self.given) = (tree, last, given)
    self.phases += phases
    self.kinds.merge(kinds) { $1 }
  }

  private mutating func commit(_ edited: FlowEdit, results: [Int: FlowResult<Int>]) {
    var edit = edited
    edit.removeEndedFlows()
    let before = tree
    let leaving = before.screens.map(\.id).filter { !edit.tree.has($0) }
    let coming = edit.tree.screens.map(\.id).filter { !before.has($0) }
    var made: [Int] = []
    for screen in coming.reversed() { made += grow(screen, &edit) }
    let shown = edit.tree.shown.map(\.id)
    let wasShown = before.shown.map(\.id)
    phases += wasShown.filter { !shown.contains($0) }.map { Phase(screen: $0, phase: .covered) }
    phases += leaving.map { Phase(screen: $0, phase: .ended) }
    phases += made.map { Phase(screen: $0, phase: .made) }
    phases += shown.reversed().filter { !wasShown.contains($0) }.map {
      Phase(screen: $0, phase: .shown)
    }
    ended += leaving
    (tree, last) = (edit.tree, edit.last)
    let over = before.flows.keys.filter { tree.flows[$0] == nil && !hasGiven($0) }
    for flow in Set(over).union(results.keys).sorted(by: >) {
      given.append(.init(flow: flow, result: results[flow] ?? .cancelled))
    }
  }

  /// Ends the app: flows without a result are cancelled, the innermost first.
  mutating func end() {
    let flows = tree.flows.filter { $0.value.parent != nil && !hasGiven($0.key) }
    for flow in flows.keys.sorted(by: >) { given.append(.init(flow: flow, result: .cancelled)) }
  }

  private func hasGiven(_ flow: Int) -> Bool { given.contains { $0.flow == flow } }

  /// Replaces the node that leads to a child flow by the flow; returns the new screens.
  private mutating func grow(_ id: Int, _ edit: inout FlowEdit) -> [Int] {
    guard let node = edit.tree.node(id) else { return [] }
    if case .page = node.route { return [id] }
    let flow = edit.number()
    let first = edit.first(of: node.route, as: id, in: flow)
    edit.tree.flows[flow] = .init(parent: node.flow, route: node.route)
    kinds[flow] = node.route
    edit.put(first)
    let container = first.container
    let screens = container?.selectedFirst.compactMap { container?.branches[$0].id } ?? [id]
    return screens.reversed().flatMap { grow($0, &edit) }
  }
}

extension FlowEdit {
  /// Returns the first node of the flow at `route`.
  mutating func first(of route: FlowRoute, as id: Int, in flow: Int) -> FlowTree.Node {
    let start = route.starts.first ?? route
    guard let kind = route.kind else { return FlowTree.Node(id: id, route: start, flow: flow) }
    let branches = route.starts.map { route in
      let root = node(route, in: flow)
      return FlowTree.Branch(id: root.id, route: route, stack: [root])
    }
    return FlowTree.Node(
      id: id, route: start, flow: flow,
      container: .init(
        kind: kind, branches: branches, selected: 0, isLazy: route.isLazy,
        isCircular: route.isCircular
      ).making())
  }

  mutating func put(_ first: FlowTree.Node) {
    guard let path = tree.path(where: { $0.id == first.id }) else { return }
    do throws(Refusal) {
      try tree.change(path) { stack in
        for index in stack.indices where stack[index].id == first.id { stack[index] = first }
      }
    } catch {}
  }

  /// Removes flows without screens, with their modals and everything over those.
  mutating func removeEndedFlows() {
    while true {
      let alive = Set(tree.nodes.flatMap { tree.lineage($0.flow) })
      let orphan = tree.layers.firstIndex { !alive.contains($0.flow) }
      guard let orphan else {
        tree.flows = tree.flows.filter { alive.contains($0.key) || $0.value.parent == nil }
        return
      }
      tree.layers.removeSubrange(orphan...)
    }
  }
}
