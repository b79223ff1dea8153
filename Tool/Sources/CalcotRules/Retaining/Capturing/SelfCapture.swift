internal import CalcotCode

/// Which closures hold on to `self`.
///
/// A closure holds it by naming it, by a capture without `weak`, and by naming what `guard let self`
/// bound outside of the closure. It also holds it if only a closure inside names it, even weakly.
struct SelfCapture {
  let codebase: Codebase

  /// The closures that hold `self` because it is named at `use`, from the inside out.
  func closures(holdingBy use: NodeID) -> [NodeID] {
    var held: [NodeID] = []
    // Closures that hold whatever `self` turns out to be further out.
    var open: [NodeID] = []
    var current = use
    while let parent = codebase.parent(of: current) {
      let around = codebase[parent]
      if around.kind == .macro { return [] }
      if let binding = binding(in: parent, before: current) {
        let node = codebase[binding]
        if node.kind == .local {
          // What is bound here is strong, whatever it was made of.
          held += open
          open = []
          current = binding
          continue
        }
        open = node.flags.isDisjoint(with: [.isWeak, .isUnowned]) ? open + [parent] : []
      } else if around.kind == .closure {
        open.append(parent)
      }
      if isBoundary(parent, around) { break }
      current = parent
    }
    return held + open
  }

  /// The `local` or `capture` named self that stands before a child of a node, the last one.
  private func binding(in parent: NodeID, before child: NodeID) -> NodeID? {
    var found: NodeID?
    for sibling in codebase.children(of: parent) {
      guard sibling < child else { break }
      let node = codebase[sibling]
      switch node.kind {
      case .local, .capture:
        if node.name == .self { found = sibling }
      case .statement where node.name == Words.guard:
        for inner in codebase.children(of: sibling)
        where codebase[inner].kind == .local && codebase[inner].name == .self {
          found = inner
        }
      default: break
      }
    }
    return found
  }

  private func isBoundary(_ node: NodeID, _ found: Node) -> Bool {
    if found.kind.hasMembers || found.kind == .file { return true }
    return found.kind.isMemberDeclaration && codebase.member(declaredAt: node) != nil
  }

  /// Whether a closure says that it holds a name weakly.
  func isWeak(_ name: Name, in closure: NodeID) -> Bool {
    codebase.children(of: closure).contains { child in
      let node = codebase[child]
      return node.kind == .capture && node.name == name
        && !node.flags.isDisjoint(with: [.isWeak, .isUnowned])
    }
  }
}
