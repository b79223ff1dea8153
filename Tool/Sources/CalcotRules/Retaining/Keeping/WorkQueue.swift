internal import CalcotCode

/// A queue of work: each function of its type that adds elements to it makes sure that it is empty
/// again before the function returns. So the property keeps nothing.
struct WorkQueue: CodeSearch {
  let resolver: Resolver
  private let breaks: CycleBreaks
  private static let longestTrail = 2

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
    breaks = CycleBreaks(codebase)
  }

  /// Returns a Boolean value that indicates whether a property is a queue of work.
  func isOne(_ property: Member) -> Bool {
    guard let owner = property.owner else { return false }
    var adding: Set<Member> = []
    var emptying: Set<Member> = []
    for mention in codebase.mentions(of: property.name)
    where codebase.enclosingType(of: mention)?.id == owner {
      guard let member = codebase.enclosingMember(of: mention), member.isFunction else { continue }
      if adds(to: mention) { adding.insert(member) }
      if breaks.isCleared(mention) { emptying.insert(member) }
    }
    return !adding.isEmpty && !emptying.isEmpty
      && adding.allSatisfy { leads($0, to: emptying, depth: 0) }
  }

  private func adds(to mention: NodeID) -> Bool {
    guard let parent = codebase.parent(of: mention) else { return false }
    let around = codebase[parent]
    if around.kind == .assignment {
      return around.name == RetainingNames.addAssign
        && codebase.children(of: parent).first { _ in true } == mention
    }
    return around.kind == .member && RetainingNames.collecting.contains(around.name)
  }

  /// Returns a Boolean value that indicates whether a function is one of some others, or calls one
  /// outside of a closure, which may run later.
  private func leads(_ member: Member, to others: Set<Member>, depth: Int) -> Bool {
    if others.contains(member) { return true }
    guard depth < Self.longestTrail, let body = codebase.child(of: member.node, .body) else {
      return false
    }
    return codebase.descendants(of: body).contains { place in
      guard codebase[place].kind == .call, codebase.enclosingClosure(of: place) == nil,
        let target = resolver.target(of: place), target.owner == member.owner
      else { return false }
      return leads(target, to: others, depth: depth + 1)
    }
  }
}
