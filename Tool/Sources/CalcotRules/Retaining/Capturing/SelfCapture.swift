internal import CalcotCode

/// Finds the closures that retain `self`.
///
/// A closure retains it by naming it, by a capture without `weak`, and by naming the result of
/// `guard let self` outside of the closure. It also retains it if only an inner closure names it,
/// even weakly.
struct SelfCapture {
  let codebase: Codebase

  /// Returns the closures that retain `self` because of its mention at `use`, from the inside out.
  func closures(holdingBy use: NodeID) -> [NodeID] {
    var held: [NodeID] = []
    // NB: these closures retain `self` if it is strong in the code around them.
    var open: [NodeID] = []
    var current = use
    while let parent = codebase.parent(of: current) {
      let around = codebase[parent]
      if around.kind == .macro { return [] }
      if around.kind == .capture, current != use, let closure = codebase.parent(of: parent) {
        // NB: of `[id = self.id]` the closure retains only the value.
        current = closure
        continue
      }
      if let binding = binding(in: parent, before: current) {
        let node = codebase[binding]
        if node.kind == .local {
          // NB: such a local is a strong reference, even if its value was a weak one.
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

  /// Returns a Boolean value that indicates whether a name is in the value of a capture, such as
  /// `session` in `[id = session.id]`. Code reads it when it makes the closure, which does not
  /// retain it.
  func isRead(forCaptureAt use: NodeID) -> Bool {
    var current = use
    while let parent = codebase.parent(of: current), codebase[parent].kind != .closure {
      if codebase[parent].kind == .capture { return current != use }
      current = parent
    }
    return false
  }

  /// Returns the last `local` or `capture` named self before a child of a node.
  private func binding(in parent: NodeID, before child: NodeID) -> NodeID? {
    var found: NodeID?
    for sibling in codebase.children(of: parent) {
      guard sibling < child else { break }
      let node = codebase[sibling]
      switch node.kind {
      case .local, .capture:
        if node.name == .self { found = sibling }
      case .statement where node.name == RetainingNames.guard:
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

  /// Returns a Boolean value that indicates whether a closure captures a name weakly.
  func isWeak(_ name: Name, in closure: NodeID) -> Bool {
    codebase.children(of: closure).contains { child in
      let node = codebase[child]
      return node.kind == .capture && node.name == name
        && !node.flags.isDisjoint(with: [.isWeak, .isUnowned])
    }
  }
}
