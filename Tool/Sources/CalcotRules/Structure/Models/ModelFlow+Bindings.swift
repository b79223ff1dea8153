internal import CalcotCode

/// Follows the names that a Model gets in a View: locals, parameters, and the View's own members.
extension ModelFlow {
  mutating func followDeclaration(_ declaration: NodeID, _ value: ModelValue) {
    let name = codebase[declaration].name
    switch codebase[declaration].kind {
    case .local, .parameter, .capture: break
    default: return
    }
    guard !name.isNone, let scope = scope(of: declaration) else { return }
    let names = Self.spellings(of: name)
    for index in Int(codebase[declaration].end)..<Int(codebase[scope].end) {
      let place = NodeID(file: Int(declaration.file), index: index)
      let node = codebase[place]
      guard node.kind == .identifier, names.contains(node.name),
        refers(name, at: place, to: declaration)
      else { continue }
      follow(place, value)
    }
  }

  /// Returns the name as it is, and without its `$`: `{ $row in row.title }`.
  private static func spellings(of name: Name) -> [Name] {
    name.text.hasPrefix("$") ? [name, Name(name.text.dropFirst())] : [name]
  }

  /// Returns the node whose code can use a declaration.
  private func scope(of declaration: NodeID) -> NodeID? {
    var current = codebase.parent(of: declaration)
    while let scope = current {
      let node = codebase[scope]
      let isPattern = node.kind == .argument || node.kind == .call || node.kind == .collection
      guard isPattern || node.kind == .statement && node.name == ModelNames.guard else { break }
      current = codebase.parent(of: scope)
    }
    return current
  }

  /// Returns a Boolean value that indicates whether a name refers to a declaration, also through
  /// `if let name` and `[name]`.
  private func refers(_ name: Name, at place: NodeID, to declaration: NodeID) -> Bool {
    var place = place
    for _ in 0..<8 {
      guard let found = resolver.localDeclaration(of: name, at: place) else { return false }
      if found == declaration { return true }
      let node = codebase[found]
      let isCapture = node.kind == .capture && resolver.value(of: found) == nil
      guard isCapture || node.flags.contains(.shorthand) else { return false }
      place = found
    }
    return false
  }

  mutating func followStatement(
    _ statement: NodeID, _ name: Name, _ node: NodeID, _ value: ModelValue
  ) {
    switch name {
    case ModelNames.return: followResult(statement, value)
    case ModelNames.for: followLoop(statement, node, value)
    case ModelNames.switch:
      for branch in codebase.children(of: statement, .statement) {
        for pattern in codebase.children(of: branch, .call) { followPayloads(of: pattern, value) }
      }
    default:
      let pattern = codebase.children(of: statement).first { codebase[$0].end == node.index }
      if let pattern, codebase[pattern].kind == .call { followPayloads(of: pattern, value) }
    }
  }

  private mutating func followLoop(_ loop: NodeID, _ sequence: NodeID, _ value: ModelValue) {
    let names = codebase.descendants(of: loop).filter {
      $0 < sequence && codebase[$0].kind == .local
    }
    switch value {
    case .elements(let element) where names.count == 1: followDeclaration(names[0], element)
    case .numbered(let element) where names.count == 2: followDeclaration(names[1], element)
    default: break
    }
  }

  /// Follows the payloads that a pattern such as `.loaded(let group)` takes from a screen's state.
  private mutating func followPayloads(of pattern: NodeID, _ value: ModelValue) {
    guard case .state(let id) = value else { return }
    let cases = codebase.members(named: codebase[pattern].name, of: codebase[id])
    guard let found = cases.first(where: { $0.kind == .enumCase }) else { return }
    let parameters = codebase.parameters(of: found.node)
    for (position, argument) in resolver.arguments(of: pattern).enumerated() {
      guard position < parameters.count,
        let local = codebase.child(of: argument, .local),
        let payload = codebase.writtenType(of: parameters[position]).flatMap({
          values.value(of: $0)
        })
      else { continue }
      followDeclaration(local, payload)
    }
  }

  mutating func followAssignment(_ assignment: NodeID, _ value: ModelValue) {
    guard codebase[assignment].name == ModelNames.assign,
      let target = codebase.children(of: assignment).first(where: { _ in true })
    else { return }
    let node = codebase[target]
    if node.kind == .identifier, let local = resolver.localDeclaration(of: node.name, at: target) {
      return followDeclaration(local, value)
    }
    guard node.kind == .identifier || isOfSelf(target) else { return }
    followOwn(node.name, value)
  }

  private func isOfSelf(_ member: NodeID) -> Bool {
    guard codebase[member].kind == .member, let base = resolver.base(of: member) else {
      return false
    }
    return codebase[base].kind == .identifier && codebase[base].name == .`self`
  }

  /// Follows the result of one of the View's own functions or getters.
  mutating func followResult(_ node: NodeID, _ value: ModelValue) {
    guard codebase.enclosingClosure(of: node) == nil,
      let member = codebase.enclosingMember(of: node), member.owner == view.id,
      member.isFunction || member.isVariable, isResult(node)
    else { return }
    followOwn(member.name, value)
  }

  /// Returns a Boolean value that indicates whether an expression is the result: that of a
  /// `return`, or the only one of a body.
  private func isResult(_ node: NodeID) -> Bool {
    codebase[node].kind == .statement
      || codebase.children(of: node).reduce(0) { n, _ in n + 1 } == 1
  }

  /// Follows one of the View's own members to all its uses in the View.
  mutating func followOwn(_ name: Name, _ value: ModelValue) {
    let members = codebase.members(of: view).filter { $0.name == name && !$0.isStatic }
    guard members.count == 1, let member = members.first, ownSeen.insert(member).inserted else {
      return
    }
    for mention in codebase.mentions(of: name) {
      let kind = codebase[mention].kind
      guard kind == .identifier || kind == .member,
        codebase.enclosingType(of: mention)?.id == view.id,
        kind == .member
          ? isOfSelf(mention) : resolver.localDeclaration(of: name, at: mention) == nil
      else { continue }
      if !member.isFunction {
        follow(mention, value)
      } else if let call = call(of: mention) {
        follow(call, value)
      }
    }
    followShorthands(of: name, value)
  }

  /// Follows `if let name`, which is no mention of the member.
  private mutating func followShorthands(of name: Name, _ value: ModelValue) {
    for declaration in view.declarations {
      for place in codebase.descendants(of: declaration) {
        let node = codebase[place]
        guard node.kind == .local, node.name == name, node.flags.contains(.shorthand),
          resolver.localDeclaration(of: name, at: place) == nil
        else { continue }
        followDeclaration(place, value)
      }
    }
  }
}
