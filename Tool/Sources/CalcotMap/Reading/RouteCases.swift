internal import CalcotCode

/// The screens for the cases of enums, from the functions that make a screen for each case: a
/// navigator's `make(_ route: Route) -> UIViewController`.
///
/// A call that names a case gets the screen of that case, whatever else the function could make.
struct RouteCases: CodeSearch {
  let resolver: Resolver
  private let table: ScreenTable
  private var screens: [TypeID: [Name: [Int]]] = [:]
  /// The functions that make the screens.
  private var makers: Set<Member> = []
  private static let longestTrail = 4

  init(_ table: ScreenTable) {
    self.table = table
    resolver = Resolver(table.codebase)
    for type in codebase.types where !type.isProtocol && codebase.isProduct(type.declaration) {
      for member in codebase.members(of: type) where member.isFunction {
        guard let (made, body) = choices(of: member) else { continue }
        for node in codebase.descendants(of: body) where isCase(node) {
          let names = CasePatterns(codebase).names(of: node)
          guard !names.isEmpty, names.allSatisfy({ has(made, $0) }) else { continue }
          var found: [Int] = []
          collect(node, depth: SearchDepth(), into: &found)
          if !found.isEmpty { makers.insert(member) }
          for name in names { screens[made, default: [:]][name, default: []] += found }
        }
      }
    }
    screens = screens.filter { $0.value.values.contains { !$0.isEmpty } }
  }

  /// Returns the enum among the parameters of a function with a result, and the function's body.
  private func choices(of member: Member) -> (TypeID, body: NodeID)? {
    guard codebase.child(of: member.node, .returnType) != nil,
      let body = codebase.child(of: member.node, .body),
      codebase.parameters(of: member.node).count <= 3
    else { return nil }
    for parameter in codebase.parameters(of: member.node) {
      if let type = codebase.writtenType(of: parameter).flatMap({ codebase.type(of: $0) }),
        type.kind == .enum, !type.isExternal
      {
        return (type.id, body)
      }
    }
    return nil
  }

  private func isCase(_ node: NodeID) -> Bool {
    codebase[node].kind == .statement && codebase[node].name == ReadingNames.case
  }

  private func has(_ routes: TypeID, _ name: Name) -> Bool {
    codebase.members(named: name, of: codebase[routes]).contains { $0.kind == .enumCase }
  }

  private func collect(_ node: NodeID, depth: SearchDepth, into found: inout [Int]) {
    guard depth.follows(node, below: Self.longestTrail) else { return }
    for call in codebase.descendants(of: node) {
      guard let name = codebase.nameOfMade(at: call) else { continue }
      if let type = codebase.type(named: name, at: call), let core = table.cores[type.id] {
        if !found.contains(core) { found.append(core) }
      } else if let target = resolver.target(of: call), target.isFunction,
        let body = codebase.child(of: target.node, .body), !codebase.contains(body, node)
      {
        collect(body, depth: depth + 1, into: &found)
      }
    }
  }

  // MARK: Uses

  /// The information that an argument gives about the screen that a call shows or makes.
  enum Answer {
    /// The argument names a case with these screens.
    case screens([Int])
    /// The caller of the enclosing function chooses the case.
    case callers
  }

  /// Returns the answer of a call's arguments; nil if none of them is a route.
  func answer(to call: NodeID) -> Answer? {
    guard !screens.isEmpty else { return nil }
    for argument in resolver.arguments(of: call) {
      guard let value = resolver.value(of: argument),
        let parameter = resolver.parameter(for: argument),
        let type = resolver.type(ofDeclaration: parameter)?.type, let known = screens[type]
      else { continue }
      return answer(for: value, known, depth: 0)
    }
    return nil
  }

  private func answer(for value: NodeID, _ known: [Name: [Int]], depth: Int) -> Answer? {
    let node = codebase[value]
    switch node.kind {
    case .member, .call: return known[node.name].map(Answer.screens)
    case .identifier:
      guard depth < 3, let local = resolver.localDeclaration(of: node.name, at: value) else {
        return nil
      }
      if codebase[local].kind == .parameter {
        // NB: a closure's parameter may be any case: `Tab.allCases.map { tab in make(tab) }`.
        let isFunction = codebase.parent(of: local).map { codebase[$0].kind.isMemberDeclaration }
        return isFunction ?? false ? .callers : nil
      }
      return codebase.child(of: local, .initialValue).flatMap(resolver.value(of:))
        .flatMap { answer(for: $0, known, depth: depth + 1) }
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether a place is in a function that makes the screens
  /// of cases.
  func isMaker(around place: NodeID) -> Bool {
    codebase.enclosingMember(of: place).map(makers.contains) ?? false
  }

  /// Returns a Boolean value that indicates whether the called function only passes its route on. A
  /// function that switches over the route itself does more: it also decides how the screen is
  /// shown.
  func handsOn(_ call: NodeID) -> Bool {
    guard let target = resolver.target(of: call), let body = codebase.child(of: target.node, .body)
    else { return true }
    return !codebase.descendants(of: body).contains { node in
      guard isCase(node) else { return false }
      let names = CasePatterns(codebase).names(of: node)
      return !names.isEmpty
        && screens.values.contains { known in names.allSatisfy { known[$0] != nil } }
    }
  }
}
