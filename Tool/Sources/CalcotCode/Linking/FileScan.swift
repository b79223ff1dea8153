/// The declarations of one file, not yet linked with those of other files.
struct FileScan: Sendable {
  /// A type or an extension.
  struct Declaration: Sendable {
    var node: UInt32
    var kind: Node.Kind
    var name: Name
    var access: Node.Access
    /// The number of the enclosing declaration in the file; -1 at the top.
    var outer: Int32
    /// A Boolean value that indicates whether the declaration is inside a function's code.
    var isLocal: Bool
  }

  struct Member: Sendable {
    var node: UInt32
    /// The number of the enclosing declaration; -1 for a global one.
    var owner: Int32
  }

  var declarations: [Declaration] = []
  var members: [Member] = []
  var imports: [UInt32] = []
  var greatestName: UInt32 = 0

  init(_ nodes: [Node]) {
    nodes.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ nodes: UnsafeBufferPointer<Node>) {
    var open: [(end: UInt32, declaration: Int32)] = []
    var greatest: UInt32 = 0
    for index in nodes.indices {
      let node = nodes[index]
      greatest = Swift.max(greatest, node.name.number)
      let kind = node.kind
      guard kind.rawValue <= Node.Kind.associatedType.rawValue else { continue }
      while let last = open.last, last.end <= index { open.removeLast() }
      if kind.hasMembers {
        declarations.append(
          Declaration(
            node: UInt32(index), kind: kind, name: node.name, access: node.access,
            outer: open.last?.declaration ?? -1,
            isLocal: !Self.isAtDeclarationLevel(node, in: nodes)))
        open.append((node.end, Int32(declarations.count - 1)))
      } else if kind == .importDeclaration {
        imports.append(UInt32(index))
      } else if kind.isMemberDeclaration, Self.isAtDeclarationLevel(node, in: nodes) {
        members.append(Member(node: UInt32(index), owner: open.last?.declaration ?? -1))
      }
    }
    greatestName = greatest
  }

  /// Returns a Boolean value that indicates whether a node is outside functions' code: only types,
  /// `#if` and the file enclose it.
  private static func isAtDeclarationLevel(
    _ node: Node, in nodes: UnsafeBufferPointer<Node>
  ) -> Bool {
    var parent = node.parent
    while true {
      let around = nodes[Int(parent)]
      if around.kind.hasMembers || around.kind == .file { return true }
      guard around.kind == .conditionalCompilation, around.parent < parent else { return false }
      parent = around.parent
    }
  }
}
