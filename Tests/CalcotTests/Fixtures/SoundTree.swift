import Calcot
import Testing

/// Expects everything that a navigation tree promises.
func expectIsSound(
  _ tree: NavigationTree, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  func expect(_ holds: Bool, _ promise: String) {
    #expect(holds, "\(promise): \(tree) \(comment?.rawValue ?? "")", sourceLocation: sourceLocation)
  }
  let nodes = tree.layers.flatMap(\.stack.nodes).flatMap(\.everyNode)
  let identities =
    nodes.map(\.id.rawValue) + tree.layers.map(\.id.rawValue) + tree.flows.keys.map(\.rawValue)
  expect(Set(identities).count == identities.count, "identities are unique")
  expect(tree.layers.first?.style == nil, "the first layer is the base")
  expect(tree.layers.dropFirst().allSatisfy { $0.style != nil }, "every other is a modal")
  expect(tree.layers.allSatisfy { tree.flows[$0.flow] != nil }, "layers have flows")
  expect(nodes.allSatisfy { tree.flows[$0.flow] != nil }, "screens have flows")
  expect(tree.flows.values.filter { $0.parent == nil }.count == 1, "there is one first flow")
  for flow in tree.flows.values {
    expect(flow.parent.map { tree.flows[$0] != nil } ?? true, "\(flow.id) has its parent")
    expect(tree.hasScreens(of: flow.id), "\(flow.id) has screens")
  }
  for container in nodes.compactMap(\.container) {
    expect(container.branches.indices.contains(container.selected), "a branch is selected")
    expect(
      container.kind != .split || (2...3).contains(container.branches.count),
      "a split has two or three sides")
    expect(
      Set(container.branches.map(\.id)).count == container.branches.count, "branches are unique")
  }
  for flow in tree.flows.keys {
    let containers = nodes.filter { $0.flow == flow && $0.container != nil }
    expect(containers.count <= 1, "\(flow) has one container")
    expect(
      containers.isEmpty || tree.flows[flow]?.hasContainer == true, "\(flow) knows its container")
  }
}

extension ScreenNode {
  /// The node, and those within its container.
  var everyNode: [ScreenNode] {
    [self] + (container?.branches ?? []).flatMap { $0.stack.nodes.flatMap(\.everyNode) }
  }
}
