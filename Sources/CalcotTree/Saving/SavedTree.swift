/// A navigation tree and the saved values of its screens, in the saved format. A dialog is not
/// saved: the code that awaits its answer ends with the process.
///
/// The parts that can be lost on their own are ``SavedPart``s.
package struct SavedTree: Codable, Equatable {
  static let currentVersion = 1

  var version = Self.currentVersion
  /// The last identity that was assigned, so that no identity is assigned twice.
  package var lastIdentity: Int
  var isNarrow: SavedPart<Bool>
  /// The number of deferred steps, which are not saved; `nil` for none.
  var deferredSteps: SavedPart<Int>?
  /// The number of requests that wait, which are not saved; `nil` for none.
  var waitingRequests: SavedPart<Int>?
  var flows: [SavedPart<Flow>]
  var layers: [SavedPart<Layer>]

  struct Flow: Codable, Equatable {
    var id: FlowID
    var parent: FlowID?
    var route: AnyRoute?
    /// A Boolean value that indicates whether the flow has given its result but is still in the
    /// tree; `nil` for no.
    var hasGivenResult: SavedPart<Bool>?
  }

  struct Layer: Codable, Equatable {
    var id: LayerID
    /// The style; nil for the base.
    var style: ModalStyle?
    var flow: FlowID
    var stack: [SavedPart<Node>]
  }

  struct Node: Codable, Equatable {
    var id: ScreenID
    var route: AnyRoute
    var flow: FlowID
    /// The screen's saved value, as JSON in a string, because its type is known only when its
    /// calçot is assembled.
    var saved: SavedPart<String>?
    var container: Container?
  }

  struct Container: Codable, Equatable {
    var kind: CalcotTree.Container.Kind
    var selected: SavedPart<Int>
    var branches: [SavedPart<Branch>]
  }

  struct Branch: Codable, Equatable {
    var id: ScreenID
    var route: AnyRoute
    /// The screens; empty if they were not made.
    var stack: [SavedPart<Node>]
  }
}

extension SavedTree {
  /// Creates a saved tree.
  ///
  /// - Parameters:
  ///   - values: The values of the screens, as JSON.
  ///   - finished: The flows that have given their results but are still there.
  ///   - deferredSteps: The number of deferred steps.
  ///   - waitingRequests: The number of requests that wait.
  package init(
    _ tree: NavigationTree, lastIdentity: Int, values: [ScreenID: String],
    finished: Set<FlowID>, deferredSteps: Int, waitingRequests: Int
  ) {
    self.lastIdentity = lastIdentity
    self.deferredSteps = deferredSteps > 0 ? .read(deferredSteps) : nil
    self.waitingRequests = waitingRequests > 0 ? .read(waitingRequests) : nil
    isNarrow = .read(tree.isNarrow)
    flows = tree.flows.values.sorted { $0.id.rawValue < $1.id.rawValue }.map {
      .read(
        Flow(
          id: $0.id, parent: $0.parent, route: $0.route,
          hasGivenResult: finished.contains($0.id) ? .read(true) : nil))
    }
    layers = tree.layers.map { layer in
      .read(
        Layer(
          id: layer.id, style: layer.style, flow: layer.flow,
          stack: Self.nodes(of: layer.stack, values)))
    }
  }

  fileprivate static func nodes(
    of stack: ScreenStack, _ values: [ScreenID: String]
  ) -> [SavedPart<Node>] {
    stack.nodes.map { node in
      .read(
        Node(
          id: node.id, route: node.route, flow: node.flow,
          saved: values[node.id].map { .read($0) },
          container: node.container.map { Container($0, values) }))
    }
  }
}

extension SavedTree.Container {
  fileprivate init(_ container: Container, _ values: [ScreenID: String]) {
    kind = container.kind
    selected = .read(container.selected)
    branches = container.branches.map { branch in
      .read(
        SavedTree.Branch(
          id: branch.id, route: branch.route,
          stack: branch.isMade ? SavedTree.nodes(of: branch.stack, values) : []))
    }
  }
}
