internal import CalcotCode

/// Finds the screen behind an expression: through locals, properties, factories, and the containers
/// and hosts around a screen.
struct DestinationFinder: CodeSearch {
  let resolver: Resolver
  private let known = SearchAnswers<Destination>()
  static let maximumDepth = 8

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  func destination(of expression: NodeID) -> Destination { follow(expression, depth: 0) }

  func follow(_ expression: NodeID, depth: Int) -> Destination {
    guard depth < Self.maximumDepth else { return .unknown }
    return known.answer(at: expression, depth: depth) { destination(of: expression, depth: depth) }
  }

  private func destination(of expression: NodeID, depth: Int) -> Destination {
    let node = codebase[expression]
    switch node.kind {
    case .identifier: return identifier(expression, node, depth: depth + 1)
    case .member: return member(expression, node, depth: depth + 1)
    case .call: return call(expression, node, depth: depth + 1)
    case .operation: return operation(expression, depth: depth + 1)
    case .cast: return cast(expression, depth: depth + 1)
    case .closure: return returned(from: expression, depth: depth + 1)
    case .argument, .initialValue:
      let values =
        resolver.value(of: expression).map { [$0] } ?? resolver.branches(of: expression)
      return first(of: values, depth: depth)
    default: return byType(of: expression)
    }
  }

  // MARK: Names

  private func identifier(_ expression: NodeID, _ node: Node, depth: Int) -> Destination {
    if node.name == .self { return itself(expression) }
    if node.name.text.hasPrefix("$") { return Destination(kind: .handedIn) }
    if let local = resolver.localDeclaration(of: node.name, at: expression) {
      return declared(local, from: expression, depth: depth)
    }
    if let type = codebase.enclosingType(of: expression),
      let found = codebase.members(named: node.name, of: type).first(where: \.isVariable)
    {
      return property(found, depth: depth)
    }
    return byType(of: expression)
  }

  private func itself(_ expression: NodeID) -> Destination {
    guard let type = codebase.enclosingType(of: expression) else { return .unknown }
    if SystemScreens.isSystem(type.name, type.id, in: codebase) {
      return Destination(kind: .system, name: type.name.text)
    }
    return Destination(kind: .itself, name: type.name.text)
  }

  private func declared(_ declaration: NodeID, from expression: NodeID, depth: Int) -> Destination {
    let node = codebase[declaration]
    if node.kind == .capture {
      return resolver.value(of: declaration).map { follow($0, depth: depth) }
        ?? outer(declaration, node, depth: depth)
    }
    if node.kind == .parameter { return parameter(declaration, node) }
    let written = byWrittenType(of: declaration)
    if let written, written.kind != .unknown, !written.isContainer {
      return written.made(at: declaration)
    }
    if let value = codebase.child(of: declaration, .initialValue) {
      let found = follow(value, depth: depth).made(at: declaration)
      if found.kind == .unknown || found.isContainer,
        let content = FreshContainers(resolver).content(of: declaration)
      {
        let inside = follow(content, depth: depth)
        if inside.kind != .unknown { return inside.made(at: content) }
      }
      return found.kind == .unknown ? written ?? found : found
    }
    if node.flags.contains(.shorthand) { return outer(declaration, node, depth: depth) }
    if let assigned = assignedValue(of: node.name, after: declaration, before: expression) {
      return follow(assigned, depth: depth).made(at: assigned)
    }
    var found = byDeclaredType(of: declaration, named: node.name)
    if found.kind == .unknown, isPayload(declaration) { found.kind = .handedIn }
    return found
  }

  /// Returns a Boolean value that indicates whether a pattern binds a local, as in
  /// `case .screen(let controller)`.
  private func isPayload(_ declaration: NodeID) -> Bool {
    codebase.parent(of: declaration).map { codebase[$0].kind == .argument } ?? false
  }

  /// Returns the destination of the same name outside of `if let name` or `[weak name]`.
  private func outer(_ declaration: NodeID, _ node: Node, depth: Int) -> Destination {
    if let local = resolver.localDeclaration(of: node.name, at: declaration), local != declaration {
      guard depth < Self.maximumDepth else { return .unknown }
      return declared(local, from: declaration, depth: depth + 1)
    }
    if let type = codebase.enclosingType(of: declaration),
      let found = codebase.members(named: node.name, of: type).first(where: \.isVariable)
    {
      return property(found, depth: depth)
    }
    return byDeclaredType(of: declaration, named: node.name)
  }

  private func parameter(_ declaration: NodeID, _ node: Node) -> Destination {
    var found = byDeclaredType(of: declaration, named: node.name)
    if found.kind != .system {
      found.kind = .handedIn
      found.parameter = declaration
    }
    return found
  }

  private func property(_ member: Member, depth: Int) -> Destination {
    if let written = byWrittenType(of: member.node), written.kind != .unknown,
      !written.isContainer
    {
      return written
    }
    if let value = codebase.child(of: member.node, .initialValue) {
      let found = follow(value, depth: depth)
      if found.kind != .unknown { return found.made(at: member.node) }
    }
    if let getter = codebase.child(of: member.node, .accessor) {
      let found = returned(from: getter, depth: depth)
      if found.kind != .unknown { return found.made(at: member.node) }
    }
    return byDeclaredType(of: member.node, named: member.name)
  }

  private func member(_ expression: NodeID, _ node: Node, depth: Int) -> Destination {
    guard let base = resolver.base(of: expression), let owner = resolver.type(of: base)?.type,
      let found = codebase.members(named: node.name, of: codebase[owner]).first(where: \.isVariable)
    else { return byType(of: expression) }
    return property(found, depth: depth)
  }

  // MARK: Code

  private func operation(_ expression: NodeID, depth: Int) -> Destination {
    var best = Destination.unknown
    for operand in codebase.children(of: expression) {
      let found = follow(operand, depth: depth)
      if found.kind == .screen { return found }
      if best.kind == .unknown { best = found }
    }
    return best
  }

  private func cast(_ expression: NodeID, depth: Int) -> Destination {
    let found = byType(of: expression)
    if found.kind != .unknown { return found }
    return codebase.children(of: expression).first { codebase[$0].kind.isExpression }
      .map { follow($0, depth: depth) } ?? found
  }

  /// Returns the destination of all returns of a body, closure or getter.
  func returned(from body: NodeID, depth: Int) -> Destination {
    guard depth < Self.maximumDepth else { return .unknown }
    var index = Int(body.index) + 1
    let end = Int(codebase[body].end)
    var statements: [NodeID] = []
    while index < end {
      let id = NodeID(file: Int(body.file), index: index)
      let node = codebase[id]
      if node.kind == .closure || node.kind == .function {
        index = Int(node.end)
        continue
      }
      if node.kind == .statement, node.name == NavigationNames.return,
        let value = codebase.children(of: id).first(where: { codebase[$0].kind.isExpression })
      {
        statements.append(value)
      }
      index += 1
    }
    if statements.isEmpty {
      let only = codebase.children(of: body).filter { codebase[$0].kind.isExpression }
      if only.count == 1 { statements = only }
    }
    if statements.isEmpty { statements = resolver.branches(of: body) }
    return first(of: statements.prefix(6), depth: depth)
  }

  /// Returns the first screen among some values, or else the first known destination.
  private func first(of values: some Sequence<NodeID>, depth: Int) -> Destination {
    var best = Destination.unknown
    for value in values {
      let found = follow(value, depth: depth + 1)
      if found.kind == .screen { return found }
      if best.kind == .unknown { best = found }
    }
    return best
  }

  /// Returns the value assigned to a local without an initial value.
  private func assignedValue(of name: Name, after start: NodeID, before end: NodeID) -> NodeID? {
    var found: NodeID?
    for index in (Int(start.index) + 1)..<max(Int(start.index) + 1, Int(end.index)) {
      let id = NodeID(file: Int(start.file), index: index)
      guard codebase[id].kind == .assignment else { continue }
      let parts = Array(codebase.children(of: id))
      guard parts.count == 2, codebase[parts[0]].kind == .identifier,
        codebase[parts[0]].name == name
      else { continue }
      found = found ?? parts[1]
    }
    return found
  }
}
