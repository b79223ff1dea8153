/// Finds the meanings of written types.
struct TypeNames: Sendable {
  let trees: [[Node]]
  let table: TypeTable

  /// A meaning of a written type: its name, and its type in the codebase, if there is one.
  struct Meaning: Sendable {
    var name: Name
    var type: Int32?
    var node: NodeID
    var isAmbiguous = false
  }

  /// The aliases of one search: those on the way to the current type, which must not lead back to
  /// themselves, and the number that it may still follow.
  private struct Aliases {
    var open: [NodeID] = []
    var left = 64
  }

  /// Returns the meanings of a type: all its parts if it is a composition or an alias of one.
  func meanings(of use: NodeID, scope: Int32) -> [Meaning] {
    var aliases = Aliases()
    return meanings(of: use, scope: scope, &aliases)
  }

  private func meanings(
    of use: NodeID, scope: Int32, _ aliases: inout Aliases
  ) -> [Meaning] {
    let nodes = trees[Int(use.file)]
    let node = nodes[Int(use.index)]
    switch node.kind {
    case .compositeType:
      var all: [Meaning] = []
      forEachPart(of: use) { all += meanings(of: $0, scope: scope, &aliases) }
      return all
    case .type:
      let (meaning, alias) = meaning(of: use, node, scope: scope, &aliases)
      if let alias, aliases.left > 0, !aliases.open.contains(alias.node),
        let target = target(ofAlias: alias.node)
      {
        aliases.left -= 1
        aliases.open.append(alias.node)
        let inner = meanings(of: target, scope: alias.scope, &aliases)
        aliases.open.removeLast()
        if !inner.isEmpty {
          return inner.map {
            Meaning(name: $0.name, type: $0.type, node: use, isAmbiguous: $0.isAmbiguous)
          }
        }
      }
      return [meaning]
    default: return []
    }
  }

  /// Returns the meaning of a type that is no composition, through aliases.
  func meaning(of use: NodeID, scope: Int32) -> Meaning? {
    meanings(of: use, scope: scope).first
  }

  private func meaning(
    of use: NodeID, _ node: Node, scope: Int32, _ aliases: inout Aliases
  ) -> (Meaning, alias: (node: NodeID, scope: Int32)?) {
    if let qualifier = qualifier(of: use),
      let outer = meanings(of: qualifier, scope: scope, &aliases).first
    {
      if let type = outer.type {
        if let inner = table.type(named: node.name, in: type) {
          return (Meaning(name: node.name, type: inner, node: use), nil)
        }
        if let alias = table.alias(node.name, in: type) {
          return (Meaning(name: node.name, type: nil, node: use), (alias, type))
        }
        return (Meaning(name: node.name, type: nil, node: use), nil)
      }
      // NB: the qualifier may be a module.
      let found = table.topLevelType(named: node.name, file: use.file)
      if let found, table.files[Int(table.rows[Int(found.0)].file)].module == outer.name {
        return (Meaning(name: node.name, type: found.0, node: use), nil)
      }
      return (Meaning(name: node.name, type: nil, node: use), nil)
    }
    switch table.meaning(of: node.name, scope: scope, file: use.file) {
    case .type(let type, let isAmbiguous):
      return (
        Meaning(name: node.name, type: type, node: use, isAmbiguous: isAmbiguous), nil
      )
    case .alias(let alias):
      return (Meaning(name: node.name, type: nil, node: use), (alias, scope))
    case nil:
      if node.name == .Self, scope >= 0 {
        return (Meaning(name: table.rows[Int(scope)].name, type: scope, node: use), nil)
      }
      return (Meaning(name: node.name, type: nil, node: use), nil)
    }
  }

  private func target(ofAlias alias: NodeID) -> NodeID? {
    var target: NodeID?
    forEachPart(of: alias) { if target == nil { target = $0 } }
    return target
  }

  private func qualifier(of use: NodeID) -> NodeID? {
    let nodes = trees[Int(use.file)]
    var index = Int(use.index) + 1
    let end = Int(nodes[Int(use.index)].end)
    while index < end {
      if nodes[index].flags.contains(.qualifier) {
        return NodeID(file: use.file, index: UInt32(index))
      }
      index = Swift.max(index + 1, Int(nodes[index].end))
    }
    return nil
  }

  private func forEachPart(of node: NodeID, _ body: (NodeID) -> Void) {
    let nodes = trees[Int(node.file)]
    var index = Int(node.index) + 1
    let end = Int(nodes[Int(node.index)].end)
    while index < end {
      if nodes[index].kind.isTypeUse, !nodes[index].flags.contains(.qualifier) {
        body(NodeID(file: node.file, index: UInt32(index)))
      }
      index = Swift.max(index + 1, Int(nodes[index].end))
    }
  }
}
