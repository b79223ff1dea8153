/// Resolves locals, parameters and captures.
extension Resolver {
  /// Returns the `local`, `parameter` or `capture` behind a name at a place; nil if the name is a
  /// member, a global or a type.
  public func localDeclaration(of name: Name, at place: NodeID) -> NodeID? {
    var current = place
    while let parent = codebase.parent(of: current) {
      let around = codebase[parent]
      if let found = declaration(of: name, in: parent, before: current) { return found }
      if around.kind.hasMembers || around.kind == .file { return nil }
      if around.kind.isMemberDeclaration, codebase.member(declaredAt: parent) != nil { return nil }
      current = parent
    }
    return nil
  }

  /// Returns the last declaration among the children of a node before one of them.
  private func declaration(of name: Name, in parent: NodeID, before child: NodeID) -> NodeID? {
    let around = codebase[parent]
    // NB: a pattern's names are nested in it.
    let hasPatterns = around.kind == .statement
    var found: NodeID?
    for sibling in codebase.children(of: parent) {
      guard sibling < child else { break }
      let node = codebase[sibling]
      switch node.kind {
      case .local, .parameter, .capture:
        if node.name == name { found = sibling }
      case .statement where node.name == KnownNames.guard:
        if let inner = declaration(of: name, inConditionsOf: sibling) { found = inner }
      case .call, .collection, .cast, .operation, .member:
        if hasPatterns, let inner = pattern(name, in: sibling) { found = inner }
      default: break
      }
    }
    return found
  }

  private func declaration(of name: Name, inConditionsOf statement: NodeID) -> NodeID? {
    var found: NodeID?
    for child in codebase.children(of: statement) {
      let node = codebase[child]
      if node.kind == .body { break }
      if node.kind == .local {
        if node.name == name { found = child }
      } else if let inner = pattern(name, in: child) {
        found = inner
      }
    }
    return found
  }

  /// Returns a `local` in a pattern, as in `.success(let value)`.
  private func pattern(_ name: Name, in expression: NodeID) -> NodeID? {
    for inner in codebase.descendants(of: expression) {
      let node = codebase[inner]
      if node.kind == .closure { return nil }
      if node.kind == .local, node.name == name { return inner }
    }
    return nil
  }

  /// Returns the type of a `variable`, `local`, `parameter` or `capture`.
  public func type(ofDeclaration node: NodeID) -> ResolvedType? {
    type(ofDeclaration: node, depth: 0)
  }

  func type(ofDeclaration declaration: NodeID, depth: Int) -> ResolvedType? {
    guard depth < Self.maximumDepth else { return nil }
    let node = codebase[declaration]
    if let use = codebase.writtenType(of: declaration) { return resolve(use) }
    switch node.kind {
    case .parameter: return closureParameter(declaration, depth: depth + 1)
    case .capture:
      if let value = value(of: declaration) { return type(of: value, depth: depth + 1) }
      return identifierType(declaration, node, depth: depth + 1)
    case .local, .variable:
      if node.flags.contains(.shorthand) {
        return identifierType(declaration, node, depth: depth + 1)?.unwrapped()
      }
      if let value = codebase.child(of: declaration, .initialValue) {
        let found = self.value(of: value).flatMap { type(of: $0, depth: depth + 1) }
        return isCondition(declaration) ? found?.unwrapped() : found
      }
      return patternType(declaration, node, depth: depth + 1)
        ?? (node.kind == .variable ? injectedType(of: declaration, depth: depth + 1) : nil)
    default: return nil
    }
  }

  private func isCondition(_ local: NodeID) -> Bool {
    guard let parent = codebase.parent(of: local) else { return false }
    let node = codebase[parent]
    return node.kind == .statement
      && (node.name == KnownNames.if || node.name == KnownNames.guard
        || node.name == KnownNames.while)
  }

  /// Returns the type of a name without a value of its own: in a `for`, or in an enum case's
  /// payload.
  private func patternType(_ local: NodeID, _ node: Node, depth: Int) -> ResolvedType? {
    guard let parent = codebase.parent(of: local) else { return nil }
    let around = codebase[parent]
    if around.kind == .statement, around.name == KnownNames.for {
      guard let sequence = codebase.children(of: parent).first(where: { $0 > local }) else {
        return nil
      }
      return type(of: sequence, depth: depth).flatMap(element(of:))
    }
    if around.kind == .cast { return codebase.writtenType(of: parent).flatMap(resolve) }
    guard around.kind == .argument, let call = codebase.parent(of: parent),
      codebase[call].kind == .call, let subject = matched(by: call),
      let type = type(of: subject, depth: depth)?.type
    else { return nil }
    let cases = codebase.members(named: codebase[call].name, of: codebase[type])
    guard let found = cases.first(where: { $0.kind == .enumCase }),
      let position = arguments(of: call).firstIndex(of: parent)
    else { return nil }
    let parameters = codebase.parameters(of: found.node)
    guard position < parameters.count else { return nil }
    return codebase.writtenType(of: parameters[position]).flatMap(resolve)
  }

  /// Returns the expression that a pattern matches.
  private func matched(by pattern: NodeID) -> NodeID? {
    guard let parent = codebase.parent(of: pattern) else { return nil }
    let around = codebase[parent]
    guard around.kind == .statement else { return nil }
    if around.name == KnownNames.case, let outer = codebase.parent(of: parent) {
      return codebase.children(of: outer).first { codebase[$0].kind.isExpression }
    }
    // `if case .a(let x) = value`: the value follows the pattern.
    return codebase.children(of: parent).first { $0 > pattern && codebase[$0].kind.isExpression }
  }
}
