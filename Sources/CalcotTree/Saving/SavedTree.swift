/// A navigation tree and the saved values of its screens, as they are written. A dialog is not
/// saved: the code that awaits its answer ends with the process.
package struct SavedTree: Codable, Equatable {
  static let currentVersion = 1

  var version = Self.currentVersion
  /// The last identity that was assigned, so that none is assigned twice.
  package var lastIdentity: Int
  var isNarrow: Bool
  var flows: [Flow]
  var layers: [Layer]

  struct Flow: Codable, Equatable {
    var id: FlowID
    var parent: FlowID?
    var route: AnyRoute?
  }

  struct Layer: Codable, Equatable {
    var id: LayerID
    /// The style; nil for the base.
    var style: ModalStyle?
    var flow: FlowID
    var stack: [Node]
  }

  struct Node: Codable, Equatable {
    var id: ScreenID
    var route: AnyRoute
    var flow: FlowID
    /// The screen's saved value, as JSON in a string: its type is known when its calçot is
    /// assembled.
    var saved: String?
    var container: Container?
  }

  struct Container: Codable, Equatable {
    var kind: ContainerKind
    var selected: Int
    var branches: [Branch]
  }

  struct Branch: Codable, Equatable {
    var id: ScreenID
    var route: AnyRoute
    var stack: [Node]
  }
}

extension SavedTree {
  /// Creates a saved tree.
  ///
  /// - Parameter saved: A closure that returns the value a screen wants to save, as JSON.
  package init(
    _ tree: NavigationTree, lastIdentity: Int, saved: (ScreenID) throws -> String?
  ) rethrows {
    self.lastIdentity = lastIdentity
    isNarrow = tree.isNarrow
    flows = tree.flows.values.sorted { $0.id.rawValue < $1.id.rawValue }.map {
      Flow(id: $0.id, parent: $0.parent, route: $0.route)
    }
    layers = try tree.layers.map { layer in
      Layer(
        id: layer.id, style: layer.style, flow: layer.flow,
        stack: try Self.nodes(of: layer.stack, saved))
    }
  }

  private static func nodes(
    of stack: ScreenStack, _ saved: (ScreenID) throws -> String?
  ) rethrows -> [Node] {
    try stack.nodes.map { node in
      Node(
        id: node.id, route: node.route, flow: node.flow, saved: try saved(node.id),
        container: try node.container.map { container in
          Container(
            kind: container.kind, selected: container.selected,
            branches: try container.branches.map { branch in
              Branch(
                id: branch.id, route: branch.route,
                stack: try nodes(of: branch.stack, saved))
            })
        })
    }
  }
}
