/// The flows of a saved tree from any source, checked. An invalid flow is left out with its child
/// flows.
package struct SavedFlows {
  /// The flows, parents before their children.
  package private(set) var nodes: [FlowNode] = []
  /// The flows by their identities.
  private(set) var table: [FlowID: FlowNode] = [:]
  /// The flows that have given their results.
  package private(set) var finished: Set<FlowID> = []
  /// The number of flows around each flow.
  private var depths: [FlowID: Int] = [:]
  private(set) var problems: [SavedStateProblem] = []
  private(set) var identities: SavedIdentities

  /// Reads the flows of a tree.
  ///
  /// - Throws: The reason why nothing can be restored: the tree lacks its first flow, or its last
  ///   identity is invalid.
  package init(_ saved: SavedTree) throws(SavedStateProblem) {
    identities = try SavedIdentities(last: saved.lastIdentity)
    guard let first = saved.flows.first else { throw .invalid("flows", "there are none") }
    try read(first, at: "flows[0]")
    for (index, flow) in saved.flows.enumerated().dropFirst() {
      do { try read(flow, at: "flows[\(index)]") } catch { problems.append(error) }
    }
  }

  /// The maximum numbers of flows, and of flows around one. The cost of all grows faster than their
  /// number.
  private static let (most, deepest) = (1_000, 100)

  private mutating func read(
    _ part: SavedPart<SavedTree.Flow>, at path: String
  ) throws(SavedStateProblem) {
    let flow = try part.value()
    let isFirst = nodes.isEmpty
    guard (flow.parent == nil) == isFirst, (flow.route == nil) == isFirst else {
      throw .invalid(path, "the first flow has no parent and no route, and every other has both")
    }
    if let parent = flow.parent {
      // NB: a parent is older than its children, so there are no cycles.
      guard table[parent] != nil, parent.rawValue < flow.id.rawValue else {
        throw .invalid(path, "its parent is no flow before it")
      }
    }
    let depth = flow.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    guard depth <= Self.deepest, nodes.count < Self.most else {
      throw .invalid(path, "there are too many flows, or they are too deep in one another")
    }
    try identities.note(flow.id.rawValue, at: path)
    depths[flow.id] = depth
    let node = FlowNode(id: flow.id, parent: flow.parent, route: flow.route)
    nodes.append(node)
    table[flow.id] = node
    do { if try flow.hasGivenResult?.value() == true { finished.insert(flow.id) } } catch {
      problems.append(error)
    }
  }
}

/// The identities in a saved tree, each of which may occur only once.
struct SavedIdentities {
  let last: Int
  private var seen: Set<Int> = []

  init(last: Int) throws(SavedStateProblem) {
    // NB: the identities that come next must not overflow.
    guard (1...Int.max / 2).contains(last) else {
      throw .invalid("lastIdentity", "\(last) is not between 1 and \(Int.max / 2)")
    }
    self.last = last
  }

  func check(_ id: Int, at path: String) throws(SavedStateProblem) {
    guard id > 0, id <= last else {
      throw .invalid(path, "the identity \(id) is not between 1 and \(last)")
    }
  }

  mutating func note(_ id: Int, at path: String) throws(SavedStateProblem) {
    try check(id, at: path)
    guard seen.insert(id).inserted else {
      throw .invalid(path, "the identity \(id) is there twice")
    }
  }
}

extension SavedPart {
  /// Returns the value; throws the reason if there is none.
  func value() throws(SavedStateProblem) -> Value {
    switch self {
    case .read(let value): return value
    case .unreadable(let error): throw SavedStateProblem(error)
    }
  }
}
