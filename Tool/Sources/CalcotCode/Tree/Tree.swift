/// Navigation in the trees. Everything here takes constant time unless it says otherwise.
///
/// The functions that rules call for every node are inlinable: a call into this module takes longer
/// than the work.
extension Codebase {
  @inlinable
  public subscript(node: NodeID) -> Node {
    trees[Int(node.file)][Int(node.index)]
  }

  /// Returns all nodes of a file, the file's own first.
  public func nodes(inFile file: Int) -> NodeRange {
    NodeRange(file: Int32(file), startIndex: 0, endIndex: trees[file].count)
  }

  @inlinable
  public func children(of node: NodeID) -> NodeChildren {
    let nodes = trees[Int(node.file)]
    let index = Int(node.index)
    let end = Swift.min(Int(nodes[index].end), nodes.count)
    return NodeChildren(nodes: nodes, file: node.file, position: index + 1, end: end)
  }

  /// Returns the children of a kind. The time grows with the number of children.
  public func children(of node: NodeID, _ kind: Node.Kind) -> [NodeID] {
    children(of: node).filter { self[$0].kind == kind }
  }

  /// Returns the first child of a kind. The time grows with the number of children before it.
  public func child(of node: NodeID, _ kind: Node.Kind) -> NodeID? {
    children(of: node).first { self[$0].kind == kind }
  }

  /// Returns the nodes inside a node, parents first, in the order of the source.
  public func descendants(of node: NodeID) -> NodeRange {
    let nodes = trees[Int(node.file)]
    let start = Int(node.index) + 1
    let end = Swift.min(Int(nodes[Int(node.index)].end), nodes.count)
    return NodeRange(file: node.file, startIndex: start, endIndex: Swift.max(start, end))
  }

  /// Returns the node that encloses this one; nil for a file.
  @inlinable
  public func parent(of node: NodeID) -> NodeID? {
    node.index == 0 ? nil : NodeID(file: node.file, index: self[node].parent)
  }

  /// Returns the nodes that enclose this one, from the inside to the file. The time grows with
  /// their number.
  public func ancestors(of node: NodeID) -> some Sequence<NodeID> {
    sequence(state: node) { current in
      guard let parent = self.parent(of: current) else { return nil }
      current = parent
      return parent
    }
  }

  /// Returns the innermost enclosing node that satisfies the condition.
  @inlinable
  public func ancestor(of node: NodeID, where holds: (Node) -> Bool) -> NodeID? {
    var current = node
    while let parent = parent(of: current) {
      if holds(self[parent]) { return parent }
      current = parent
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a node is inside another one, or the same.
  @inlinable
  public func contains(_ outer: NodeID, _ inner: NodeID) -> Bool {
    outer.file == inner.file && inner.index >= outer.index && inner.index < self[outer].end
  }

  /// Returns the declaration (or extension) of the enclosing type of a node.
  public func enclosingDeclaration(of node: NodeID) -> NodeID? {
    ancestor(of: node) { $0.kind.hasMembers }
  }

  /// Returns the enclosing type of a node; nil for code outside types.
  public func enclosingType(of node: NodeID) -> CodeType? {
    enclosingDeclaration(of: node).flatMap(type(declaredAt:))
  }

  /// Returns the outermost enclosing type of a node: `Screen` for code in `Screen.Row`.
  public func outermostType(of node: NodeID) -> CodeType? {
    guard var type = enclosingType(of: node) else { return nil }
    while let outer = type.outer { type = self[outer] }
    return type
  }

  /// Returns the enclosing member (or global function or variable) of a node.
  ///
  /// For code of a function inside another function's code, returns the outer one.
  public func enclosingMember(of node: NodeID) -> Member? {
    var current = node
    while true {
      let kind = self[current].kind
      if kind.isMemberDeclaration, let member = member(declaredAt: current) { return member }
      if kind.hasMembers { return nil }
      guard let parent = parent(of: current) else { return nil }
      current = parent
    }
  }

  /// Returns the innermost enclosing closure of a node within the same member.
  public func enclosingClosure(of node: NodeID) -> NodeID? {
    let found = ancestor(of: node) { $0.kind == .closure || $0.kind.hasMembers }
    guard let found, self[found].kind == .closure else { return nil }
    return found
  }

  /// Returns the path of a node's file.
  public func path(of node: NodeID) -> String { files[Int(node.file)].path }

  /// Returns the position of a node's name. The time grows with the logarithm of the file's lines.
  public func position(of node: NodeID) -> (path: String, line: Int, column: Int) {
    let file = files[Int(node.file)]
    let (line, column) = file.facts.position(of: self[node].offset)
    return (file.path, line, column)
  }

  /// Returns the attributes of a declaration, as `@MainActor`, by name.
  public func attributes(of declaration: NodeID) -> [Name] {
    children(of: declaration).compactMap { child in
      let node = self[child]
      return node.kind == .attribute ? node.name : nil
    }
  }

  public func hasAttribute(_ name: Name, _ declaration: NodeID) -> Bool {
    children(of: declaration).contains { child in
      let node = self[child]
      return node.kind == .attribute && node.name == name
    }
  }
}
