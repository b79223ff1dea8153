internal import CalcotCode

/// Finds the screens of an expression.
struct ScreenExpressions: CodeSearch {
  let resolver: Resolver
  let table: ScreenTable
  let storyboards: StoryboardScreens
  let routeCases: RouteCases
  let makers: ControllerMakers
  private let concreteTypes = SearchAnswers<[ResolvedType]>()
  private static let longestTrail = 10

  init(_ table: ScreenTable, _ storyboards: StoryboardScreens) {
    self.table = table
    self.storyboards = storyboards
    routeCases = RouteCases(table)
    makers = ControllerMakers(table)
    resolver = Resolver(table.codebase)
  }

  func screens(of expression: NodeID) -> [Int] {
    var found: [Int] = []
    collect(expression, into: &found, depth: SearchDepth())
    return found
  }

  func collect(_ expression: NodeID, into found: inout [Int], depth: SearchDepth) {
    guard found.count < 12, depth.follows(expression, below: Self.longestTrail) else { return }
    let before = found.count
    let node = codebase[expression]
    if node.kind == .collection {
      for child in codebase.children(of: expression) {
        collect(child, into: &found, depth: depth + 1)
      }
      return
    }
    if node.kind == .identifier {
      if node.name == .self { return }
      if let local = resolver.localDeclaration(of: node.name, at: expression),
        codebase[local].kind == .parameter, rootOfFlow(local, into: &found, depth: depth)
      {
        return
      }
    }
    if let answer = routed(expression) {
      guard case .screens(let units) = answer else { return }
      for unit in units where !found.contains(unit) { found.append(unit) }
      return
    }
    let types = concreteTypes.answer(at: expression, depth: 0) {
      resolver.concreteTypes(of: expression)
    }
    for type in types { add(type, to: &found) }
    guard found.count == before else { return }
    switch node.kind {
    case .identifier: name(expression, node, into: &found, depth: depth)
    case .member: member(expression, node, into: &found, depth: depth)
    case .call, .subscriptCall: call(expression, into: &found, depth: depth)
    case .closure:
      for result in resolver.returnedExpressions(in: expression) {
        collect(result, into: &found, depth: depth + 1)
      }
      if found.count == before {
        for child in codebase.children(of: expression) where codebase[child].kind == .call {
          collect(child, into: &found, depth: depth + 1)
        }
      }
    case .operation, .cast, .argument, .initialValue, .statement:
      for child in codebase.children(of: expression) {
        collect(child, into: &found, depth: depth + 1)
      }
    default: break
    }
  }

  func add(_ type: ResolvedType?, to found: inout [Int]) {
    guard let id = type?.type else { return }
    if let core = table.cores[id] {
      if !found.contains(core) { found.append(core) }
      return
    }
    let named = codebase[id]
    if codebase.role(of: named) == .builder || codebase.role(of: named) == .viewController,
      let unit = table.related(to: named)
    {
      if !found.contains(unit) { found.append(unit) }
      return
    }
    guard named.isProtocol else { return }
    let conformers = codebase.conformers(of: named).compactMap { table.cores[$0.id] }
    if (1...2).contains(conformers.count) {
      for core in conformers where !found.contains(core) { found.append(core) }
    }
  }

  private func name(_ expression: NodeID, _ node: Node, into found: inout [Int], depth: SearchDepth)
  {
    if let local = resolver.localDeclaration(of: node.name, at: expression), local != expression {
      declared(local, node, at: expression, into: &found, depth: depth)
      return
    }
    if node.name == ReadingNames.firstParameter {
      // As in `flows.forEach { start($0) }`.
      guard let closure = codebase.enclosingClosure(of: expression),
        let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
        let call = codebase.parent(of: argument), let base = resolver.base(of: call)
      else { return }
      return collect(base, into: &found, depth: depth + 1)
    }
    guard let member = resolver.implicitMember(node.name, at: expression) else { return }
    property(member, into: &found, depth: depth)
  }

  /// Collects the screens added to a list before a place: `pages.append(HomeViewController())`.
  private func additions(
    to name: Name, after local: NodeID, before place: NodeID, into found: inout [Int],
    depth: SearchDepth
  ) {
    for mention in codebase.mentions(of: name)
    where mention.file == local.file && mention > local && mention < place {
      guard let member = codebase.parent(of: mention), codebase[member].kind == .member,
        ReadingNames.additions.contains(codebase[member].name),
        let call = codebase.parent(of: member), codebase[call].kind == .call
      else { continue }
      for argument in resolver.arguments(of: call).prefix(1) {
        if let value = resolver.value(of: argument) {
          collect(value, into: &found, depth: depth + 1)
        }
      }
    }
  }

  private func declared(
    _ local: NodeID, _ node: Node, at place: NodeID, into found: inout [Int], depth: SearchDepth
  ) {
    let before = found.count
    defer {
      if found.count == before, codebase[local].kind == .local {
        additions(to: node.name, after: local, before: place, into: &found, depth: depth)
      }
    }
    let initial = codebase.child(of: local, .initialValue)
    if let value = initial.flatMap(resolver.value(of:)) {
      if !codebase.contains(value, place) { collect(value, into: &found, depth: depth + 1) }
    } else if let values = initial.map(resolver.branches(of:)), !values.isEmpty {
      for value in values { collect(value, into: &found, depth: depth + 1) }
    } else if codebase[local].kind == .local, !codebase[local].flags.contains(.shorthand) {
      // As in `let screen: UIViewController; if … { screen = … }`.
      for mention in codebase.mentions(of: node.name)
      where mention.file == local.file && mention > local && mention < place {
        guard let parent = codebase.parent(of: mention), codebase[parent].kind == .assignment else {
          continue
        }
        let parts = Array(codebase.children(of: parent))
        if parts.count == 2, parts[0] == mention {
          collect(parts[1], into: &found, depth: depth + 1)
        }
      }
    } else if let outer = resolver.localDeclaration(of: node.name, at: local), outer != local,
      depth.follows(outer, below: Self.longestTrail)
    {
      // As in `guard let screen else { … }`.
      declared(outer, node, at: local, into: &found, depth: depth + 1)
    } else if let member = resolver.implicitMember(node.name, at: local) {
      property(member, into: &found, depth: depth)
    }
  }

  /// Collects the screens of a property: from its initial value, or from assignments in its type.
  private func property(_ member: Member, into found: inout [Int], depth: SearchDepth) {
    guard member.isVariable else { return }
    let before = found.count
    if let value = codebase.child(of: member.node, .initialValue).flatMap(resolver.value(of:)) {
      if codebase[value].kind == .call, let callee = resolver.callee(of: value),
        codebase[callee].kind == .closure
      {
        collect(callee, into: &found, depth: depth + 1)
      } else {
        collect(value, into: &found, depth: depth + 1)
      }
    }
    if let getter = codebase.child(of: member.node, .accessor) {
      for result in resolver.returnedExpressions(in: getter) {
        collect(result, into: &found, depth: depth + 1)
      }
    }
    guard found.count == before, let owner = member.owner else { return }
    for mention in codebase.mentions(of: member.name)
    where codebase.enclosingType(of: mention)?.id == owner {
      guard let parent = codebase.parent(of: mention), codebase[parent].kind == .assignment else {
        continue
      }
      let parts = Array(codebase.children(of: parent))
      if parts.count == 2, parts[0] == mention {
        collect(parts[1], into: &found, depth: depth + 2)
      }
    }
  }

  private func member(
    _ expression: NodeID, _ node: Node, into found: inout [Int], depth: SearchDepth
  ) {
    guard let base = resolver.base(of: expression) else { return }
    if codebase[base].kind == .identifier, codebase[base].name == .self {
      if let member = resolver.implicitMember(node.name, at: expression) {
        property(member, into: &found, depth: depth)
      }
      return
    }
    let before = found.count
    if let owner = resolver.type(of: base)?.type,
      let member = codebase.members(named: node.name, of: codebase[owner]).first(
        where: \.isVariable)
    {
      property(member, into: &found, depth: depth + 1)
    }
    guard found.count == before else { return }
    // As in `module.view`, `flow.rootViewController`, `LoginModule.self`.
    collect(base, into: &found, depth: depth + 1)
    guard found.isEmpty, node.name == .self, let type = resolver.type(of: base) else { return }
    if let id = type.type, let unit = table.related(to: codebase[id]) { found.append(unit) }
  }
}
