internal import CalcotCode
internal import CalcotFindings

/// The reference cycles of objects that one function makes and connects, as a builder does with the
/// parts of a screen.
///
/// The type of each object counts, not that of the property: a presenter's `view` may be a
/// protocol.
struct AssembledCycles: CodeSearch {
  /// An object that retains another one.
  private struct Edge {
    /// The declarations of both variables.
    var from: NodeID
    var to: NodeID
    /// The use of the other variable.
    var place: NodeID
    var property: Member
  }

  let resolver: Resolver
  private static let longestCycle = 4

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
  }

  /// The cycles, each at the assignment that closes it.
  var cycles: [Cycle] {
    var found: [Cycle] = []
    var edges: [NodeID: [Edge]] = [:]
    for name in backReferences() {
      for mention in codebase.mentions(of: name) where codebase.isProduct(mention) {
        guard let edge = assignment(to: mention),
          let body = codebase.enclosingMember(of: mention)?.node
        else { continue }
        let all = edges[body] ?? self.edges(in: body)
        edges[body] = all
        guard let way = way(from: edge.to, to: edge.from, by: all),
          // NB: each of its assignments leads to the same cycle, which only the last one reports.
          !way.contains(where: { $0.place > edge.place && isAssigned($0) })
        else { continue }
        if let cycle = cycle(edge, way) { found.append(cycle) }
      }
    }
    return found
  }

  private func cycle(_ edge: Edge, _ way: [Edge]) -> Cycle? {
    guard let owner = type(of: edge.from), let held = type(of: edge.to) else { return nil }
    var path = RetainPath(links: [owner.name.text])
    for step in [edge] + way {
      let holder = type(of: step.to)?.name.text ?? ""
      let fact = Fact("'\(step.property.name)' keeps it", at: step.property.node)
      path = path.adding(step.property, fact: fact, trust: 0.98).adding(holder)
    }
    return Cycle(
      owner: owner, place: edge.place, holder: held.name.text, retainPath: path,
      cause: edge.property.node,
      message:
        "'\(owner.name)' keeps '\(held.name)' in '\(edge.property.name)', which is not weak, "
        + "and is kept by it: \(path.links.joined(separator: " → "))")
  }

  private func isAssigned(_ edge: Edge) -> Bool {
    codebase.parent(of: edge.place).map { codebase[$0].kind == .assignment } ?? false
  }

  /// Returns the shortest way from one object to another.
  private func way(from start: NodeID, to end: NodeID, by edges: [Edge]) -> [Edge]? {
    var ways: [(last: NodeID, edges: [Edge])] = [(start, [])]
    while !ways.isEmpty {
      let (last, way) = ways.removeFirst()
      if last == end { return way }
      guard way.count < Self.longestCycle - 1 else { continue }
      for edge in edges where edge.from == last && !way.contains(where: { $0.from == edge.to }) {
        ways.append((edge.to, way + [edge]))
      }
    }
    return nil
  }

  // MARK: Edges

  /// Returns the names of properties that may refer back: those of screens' parts that other code
  /// can set and that retain an object.
  private func backReferences() -> [Name] {
    var names: Set<Name> = []
    for type in codebase.types where type.isReference && !type.isExternal {
      let role = codebase.role(of: type)
      guard role.isViewModelLike || role.isUI || role.navigates || role == .interactor else {
        continue
      }
      for member in codebase.members(of: type) where mayRefer(member) { names.insert(member.name) }
    }
    return names.sorted { $0.text < $1.text }
  }

  private func mayRefer(_ member: Member) -> Bool {
    guard member.isStored, member.isMutable, !member.isWeak, !member.isStatic,
      let use = codebase.writtenType(of: member.node), let type = codebase.type(of: use)
    else { return false }
    return type.isReference || type.isProtocol
  }

  private func edges(in body: NodeID) -> [Edge] {
    var edges: [Edge] = []
    for node in codebase.descendants(of: body) {
      switch codebase[node].kind {
      case .member: if let edge = assignment(to: node) { edges.append(edge) }
      case .local: edges += given(toMake: node)
      default: break
      }
    }
    return edges
  }

  /// Returns the edge of `presenter.view = view`, if the function makes the objects of both
  /// variables.
  private func assignment(to member: NodeID) -> Edge? {
    guard codebase[member].kind == .member, let assignment = codebase.parent(of: member),
      codebase[assignment].kind == .assignment,
      codebase[assignment].name == RetainingNames.assign
    else { return nil }
    let parts = Array(codebase.children(of: assignment))
    guard parts.count == 2, parts[0] == member, let base = resolver.base(of: member),
      let from = made(at: base), let to = made(at: parts[1]), from != to,
      let owner = type(of: from),
      let property = codebase.members(named: codebase[member].name, of: owner).first(where: {
        $0.isVariable && $0.isStored && !$0.isWeak && !$0.isStatic
      })
    else { return nil }
    return Edge(from: from, to: to, place: parts[1], property: property)
  }

  /// Returns the edges from an object to the arguments that it retains of its initializer.
  private func given(toMake local: NodeID) -> [Edge] {
    guard let call = codebase.child(of: local, .initialValue).flatMap(resolver.value(of:)),
      codebase[call].kind == .call, type(of: local) != nil,
      resolver.target(of: call)?.isInitializer == true
    else { return [] }
    return resolver.arguments(of: call).compactMap { argument in
      guard let value = resolver.value(of: argument), let given = made(at: value),
        let parameter = resolver.parameter(for: argument),
        codebase[parameter].kind == .parameter
      else { return nil }
      var flow = ValueFlow(codebase, isClosure: false)
      for case .kept(let path) in flow.endings(ofDeclaration: parameter, RetainPath()) {
        guard let property = path.properties.first else { continue }
        return Edge(from: local, to: given, place: value, property: property)
      }
      return nil
    }
  }

  /// Returns the local variable that an expression names, if the variable's initial value makes its
  /// object.
  private func made(at expression: NodeID) -> NodeID? {
    let node = codebase[expression]
    guard node.kind == .identifier, node.name != .self,
      let local = resolver.localDeclaration(of: node.name, at: expression),
      codebase[local].kind == .local, type(of: local) != nil
    else { return nil }
    return local
  }

  /// Returns the class of the object in a local variable, if an initializer makes it, either there
  /// or in the called function.
  private func type(of local: NodeID) -> CodeType? {
    guard codebase[local].flags.isDisjoint(with: [.isWeak, .isUnowned]),
      let value = codebase.child(of: local, .initialValue).flatMap(resolver.value(of:))
    else { return nil }
    if let type = type(madeBy: value) { return type }
    guard codebase[value].kind == .call, let target = resolver.target(of: value),
      target.isFunction, let body = codebase.child(of: target.node, .body)
    else { return nil }
    let made = resolver.returnedExpressions(in: body).filter {
      codebase[$0].name != RetainingNames.nil
    }
    guard made.count == 1 else { return nil }
    return type(madeBy: made[0])
  }

  private func type(madeBy call: NodeID) -> CodeType? {
    guard codebase[call].kind == .call,
      let type = codebase.type(named: codebase[call].name, at: call), type.isReference,
      !type.isExternal, resolver.type(of: call)?.type == type.id
    else { return nil }
    return type
  }
}
