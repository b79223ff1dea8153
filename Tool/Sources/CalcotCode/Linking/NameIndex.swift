/// The places in expressions and types that mention each name. With them, a rule that looks for a
/// few names need not visit all the code.
struct NameIndex: Sendable {
  private let starts: [UInt32]
  private let ids: [NodeID]

  init(_ trees: [[Node]], greatestName: Int) {
    var starts = [UInt32](repeating: 0, count: greatestName + 2)
    for tree in trees {
      for node in tree where Self.isIndexed(node) { starts[Int(node.name.number) + 1] += 1 }
    }
    for name in 1..<starts.count { starts[name] += starts[name - 1] }
    var next = starts
    let count = Int(starts[starts.count - 1])
    ids = [NodeID](unsafeUninitializedCapacity: count) { buffer, initialized in
      for (file, tree) in trees.enumerated() {
        for index in tree.indices where Self.isIndexed(tree[index]) {
          let name = Int(tree[index].name.number)
          buffer[Int(next[name])] = NodeID(file: Int32(file), index: UInt32(index))
          next[name] += 1
        }
      }
      initialized = count
    }
    self.starts = starts
  }

  subscript(name: Name) -> ArraySlice<NodeID> {
    let number = Int(name.number)
    guard number > 0, number + 1 < starts.count else { return [] }
    return ids[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// The names with mentions.
  var names: [Name] {
    (1..<max(1, starts.count - 1)).filter { starts[$0] < starts[$0 + 1] }.map {
      Name(number: UInt32($0))
    }
  }

  private static func isIndexed(_ node: Node) -> Bool {
    switch node.kind {
    case .identifier, .member, .call, .type, .attribute, .keyPath, .macro: !node.name.isNone
    default: false
    }
  }
}
