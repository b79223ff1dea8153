/// A flow's root and route type, as its coordinator offers them now.
package struct OfferedFlow {
  let root: FlowRoot
  let routes: any Route.Type

  package init(root: FlowRoot, routes: any Route.Type) {
    self.root = root
    self.routes = routes
  }
}

/// The tree that is restored from saved data of any source. Every invariant of a tree is checked,
/// and an invalid part is left out:
///
/// - a screen, with everything over it in its stack;
/// - the first screen of a branch: the branch starts anew. A whole branch: it starts anew if its
///   flow offers it;
/// - the first screen of a modal: the modal is left out. The first screen of the base: the base
///   starts anew;
/// - a flow that thereby loses its screens, with the modals that it presented.
package struct RestoredTree {
  /// The tree, and the generator of further identities.
  package private(set) var edit: TreeEdit
  /// The values of the screens, as JSON.
  package private(set) var values: [ScreenID: String] = [:]
  /// The places of the screens in the saved tree.
  package private(set) var paths: [ScreenID: String] = [:]
  /// The parts that were left out, with the reasons; at most a hundred.
  package private(set) var problems: [SavedStateProblem]

  private let offers: [FlowID: OfferedFlow]
  private var identities: SavedIdentities
  /// The flows that have screens in the parts read so far.
  private var placed: Set<FlowID> = []
  /// The flows whose container has been read, or that have no container.
  private var contained: Set<FlowID> = []
  /// The flows that had screens in the layers read so far, if known.
  private var homes = SavedHomes()
  /// A Boolean value that indicates whether screens have been left out.
  private var isCut = false

  /// Reads the layers from the base to the top, and their stacks from the root up. Linear in the
  /// size.
  ///
  /// - Parameters:
  ///   - saved: A saved tree.
  ///   - flows: Its flows.
  ///   - offers: The flows' current roots and routes; none for a place that is no longer a flow.
  /// - Throws: The reason why nothing can be restored: the tree has no layers, or its first flow is
  ///   not offered.
  package init(
    _ saved: SavedTree, flows: SavedFlows, offers: [FlowID: OfferedFlow]
  ) throws(SavedStateProblem) {
    self.offers = offers
    identities = flows.identities
    problems = saved.losses + flows.problems
    edit = TreeEdit(
      NavigationTree(layers: [], flows: flows.table),
      identities: Identities(after: flows.identities.last))
    for (flow, offer) in offers {
      edit.tree.flows[flow]?.isSideBySide = offer.root.isSideBySide
      edit.tree.flows[flow]?.hasContainer = offer.root.kind != nil
    }
    guard let base = saved.layers.first else { throw .invalid("layers", "there are none") }
    edit.tree.layers = [try self.base(base, of: flows.nodes[0].id)]
    for (index, part) in saved.layers.enumerated().dropFirst() {
      homes.add(saved.layers[index - 1], in: edit.tree)
      do throws(SavedStateProblem) {
        if let modal = try modal(part, at: "layers[\(index)]") { edit.tree.layers.append(modal) }
      } catch { cut(error) }
    }
    do throws(SavedStateProblem) { edit.tree.isNarrow = try saved.isNarrow.value() } catch {
      problems.append(error)
    }
    for flow in flows.nodes where !placed.contains(flow.id) {
      edit.tree.flows[flow.id] = nil
      if !isCut { problems.append(.invalid("flows", "\(flow.id) has no screens")) }
    }
    problems = Array(problems.prefix(Self.mostProblems))
  }

  // NB: hostile data may have a problem every two bytes.
  private static var mostProblems: Int { 100 }

  /// Records that a part with screens is left out.
  private mutating func cut(_ problem: SavedStateProblem) {
    problems.append(problem)
    isCut = true
  }

  /// Records that a flow and its ancestors have screens.
  private mutating func place(_ flow: FlowID) { edit.tree.insert(flow, into: &placed) }

  private func offer(
    of flow: FlowID, at path: String
  ) throws(SavedStateProblem) -> OfferedFlow {
    guard let node = edit.tree.flows[flow] else { throw .invalid(path, "\(flow) is unknown") }
    guard let offer = offers[flow] else {
      throw .changed("at \(path), \(node.route?.description ?? "\(flow)") is no flow")
    }
    return offer
  }

  // MARK: Layers

  /// Returns the base, which starts anew if none of its screens can be read.
  private mutating func base(
    _ part: SavedPart<SavedTree.Layer>, of flow: FlowID
  ) throws(SavedStateProblem) -> Layer {
    let path = "layers[0]"
    do throws(SavedStateProblem) {
      let layer = try part.value()
      guard layer.style == nil, layer.flow == flow else {
        throw SavedStateProblem.invalid(path, "the base is the first flow's, and has no style")
      }
      try identities.note(layer.id.rawValue, at: path)
      if let stack = stack(layer.stack, at: path) {
        return Layer(id: layer.id, style: nil, flow: flow, stack: stack)
      }
    } catch { cut(error) }
    let root = try offer(of: flow, at: path).root
    let node = edit.firstNode(of: flow, at: root, in: edit.identities.screen())
    place(flow)
    contained.insert(flow)
    return Layer(
      id: edit.identities.layer(), style: nil, flow: flow, stack: ScreenStack(root: node))
  }

  /// Returns a modal, or nil if none of its screens can be read.
  private mutating func modal(
    _ part: SavedPart<SavedTree.Layer>, at path: String
  ) throws(SavedStateProblem) -> Layer? {
    let layer = try part.value()
    guard let style = layer.style else { throw .invalid(path, "a modal has a style") }
    _ = try offer(of: layer.flow, at: path)
    if !placed.contains(layer.flow) {
      guard outlives(layer) else { throw .invalid(path, "\(layer.flow) has no screens left") }
    }
    try identities.note(layer.id.rawValue, at: path)
    return stack(layer.stack, at: path).map {
      Layer(id: layer.id, style: style, flow: layer.flow, stack: $0)
    }
  }

  /// Returns a Boolean value that indicates whether the other screens of a modal's flow, with their
  /// containers, had left before the tree was saved. The modal is then kept; it is left out if
  /// those screens are lost only now.
  private mutating func outlives(_ layer: SavedTree.Layer) -> Bool {
    guard homes.lack(layer.flow) else { return false }
    if case .read(let root) = layer.stack.first, edit.tree.flows[root.flow] != nil,
      !edit.tree.isFlow(root.flow, within: layer.flow)
    {
      return false
    }
    contained.formUnion(edit.tree.lineage(of: layer.flow).prefix { !placed.contains($0) })
    return true
  }

  // MARK: Screens

  /// Returns the screens below the first invalid one; `nil` if there are none.
  private mutating func stack(
    _ saved: [SavedPart<SavedTree.Node>], at path: String
  ) -> ScreenStack? {
    if saved.isEmpty { cut(.invalid(path, "the stack is empty")) }
    var nodes: [ScreenNode] = []
    for (index, part) in saved.enumerated() {
      do { nodes.append(try node(part, at: "\(path).stack[\(index)]")) } catch {
        cut(error)
        break
      }
    }
    return ScreenStack(nodes)
  }

  private mutating func node(
    _ part: SavedPart<SavedTree.Node>, at path: String
  ) throws(SavedStateProblem) -> ScreenNode {
    let node = try part.value()
    let offer = try offer(of: node.flow, at: path)
    try check(node.route, of: node.flow, at: path)
    try identities.note(node.id.rawValue, at: path)
    guard node.container?.kind == (contained.contains(node.flow) ? nil : offer.root.kind) else {
      throw .changed("at \(path), \(node.flow) has another container")
    }
    contained.insert(node.flow)
    place(node.flow)
    paths[node.id] = path
    if let saved = node.saved {
      do { values[node.id] = try saved.value() } catch { problems.append(error) }
    }
    var restored = ScreenNode(id: node.id, route: node.route, flow: node.flow)
    if let saved = node.container {
      restored.container = container(
        saved, offered: offer.root, of: node.flow, at: "\(path).container")
    }
    return restored
  }

  private func check(
    _ route: AnyRoute, of flow: FlowID, at path: String
  ) throws(SavedStateProblem) {
    guard let offer = offers[flow], type(of: route.base) == offer.routes else {
      throw .changed("at \(path), \(route) is no route of \(flow)")
    }
  }

  // MARK: Containers

  /// Returns a container with the valid saved branches, and new ones in place of the others that
  /// its flow offers; `nil` if the flow offers no container.
  private mutating func container(
    _ saved: SavedTree.Container, offered root: FlowRoot, of flow: FlowID, at path: String
  ) -> Container? {
    guard case .container(let root) = root else { return nil }
    let (kind, offered) = (root.kind, root.branches)
    var places = BranchPlaces(kind: kind, offered: offered.map(\.route))
    var (read, selected): ([Int: Container.Branch], Int?) = ([:], nil)
    for (index, part) in saved.branches.enumerated() {
      let path = "\(path).branches[\(index)]"
      do throws(SavedStateProblem) {
        let branch = try part.value()
        try identities.check(branch.id.rawValue, at: path)
        try check(branch.route, of: flow, at: path)
        let place = try places.place(for: branch, index, at: path)
        read[place] = try self.branch(
          branch, titled: kind == .pages ? "" : offered[place].title, of: flow, at: path)
        places.take(place)
        if saved.selected == .read(index) { selected = place }
      } catch { cut(error) }
    }
    checkSelected(saved, at: "\(path).selected")
    let count = kind == .pages && !read.isEmpty ? read.count : offered.count
    let branches = (0..<count).map { read[$0] ?? edit.branch(offered[$0], of: flow) }
    return root.container(branches, selected: selected ?? min(root.selected, count - 1))
  }

  /// Returns a branch, which starts anew if its first screen is left out.
  private mutating func branch(
    _ saved: SavedTree.Branch, titled title: String, of flow: FlowID, at path: String
  ) throws(SavedStateProblem) -> Container.Branch {
    if saved.stack.isEmpty { try identities.note(saved.id.rawValue, at: path) }
    var restored = Container.Branch(
      id: saved.id, route: saved.route, title: title,
      stack: ScreenStack(root: ScreenNode(id: saved.id, route: saved.route, flow: flow)),
      isMade: false)
    guard !saved.stack.isEmpty else { return restored }
    restored.stack =
      stack(saved.stack, at: path) ?? ScreenStack(root: edit.node(saved.route, in: flow))
    restored.isMade = true
    return restored
  }

  private mutating func checkSelected(_ container: SavedTree.Container, at path: String) {
    do throws(SavedStateProblem) {
      let selected = try container.selected.value()
      guard !container.branches.indices.contains(selected) else { return }
      throw SavedStateProblem.invalid(path, "there is no branch \(selected)")
    } catch { problems.append(error) }
  }
}

extension SavedTree {
  /// The problems that deferred steps and waiting requests are lost.
  fileprivate var losses: [SavedStateProblem] {
    [
      Self.loss(of: deferredSteps, "deferredSteps") { .stepsLost($0) },
      Self.loss(of: waitingRequests, "waitingRequests") { .requestsLost($0) },
    ].compactMap { $0 }
  }

  private static func loss(
    of count: SavedPart<Int>?, _ path: String, _ problem: (Int) -> SavedStateProblem
  ) -> SavedStateProblem? {
    do throws(SavedStateProblem) {
      guard let count = try count?.value() else { return nil }
      return count > 0 ? problem(count) : .invalid(path, "\(count) is no number")
    } catch { return error }
  }
}
