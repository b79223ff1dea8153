/// Resolves calls.
extension Resolver {
  func receiver(of expression: NodeID, depth: Int) -> ResolvedType? {
    if let base = base(of: expression) { return type(of: base, depth: depth + 1)?.unwrapped() }
    let node = codebase[expression]
    guard node.kind == .identifier || node.kind == .call else { return nil }
    if node.kind == .call, let callee = callee(of: expression),
      codebase[callee].kind != .identifier
    {
      return nil
    }
    guard let type = codebase.enclosingType(of: expression) else { return nil }
    if localDeclaration(of: node.name, at: expression) != nil { return nil }
    if let member = implicitMember(node.name, at: expression), let owner = member.owner {
      // NB: the receiver of an inherited member is the enclosing type.
      let isOwn =
        owner == type.id || codebase.projectSupertypes(of: type).contains { $0.id == owner }
      let found = isOwn ? type : codebase[owner]
      return ResolvedType(name: found.name, type: found.id)
    }
    // NB: a member that a class does not declare belongs to its framework superclass, or is global.
    let inherits = codebase.isSubtype(type, of: KnownNames.object)
    return ResolvedType(name: type.name, type: type.id, confidence: inherits ? 0.9 : 0.6)
  }

  /// Returns the function, initializer or case that a call refers to, if the code declares it.
  /// Among overloads it is the one with the same labels.
  public func target(of call: NodeID) -> Member? { target(of: call, depth: 0) }

  func target(of call: NodeID, depth: Int) -> Member? {
    guard depth < Self.maximumDepth, let callee = callee(of: call) else { return nil }
    return target(of: call, callee, on: baseType(of: callee, depth: depth + 1))
  }

  private func baseType(of callee: NodeID, depth: Int) -> ResolvedType? {
    guard codebase[callee].kind == .member else { return nil }
    return base(of: callee).flatMap { type(of: $0, depth: depth) }
  }

  /// - Parameter baseType: The type of the expression before the callee's dot.
  private func target(of call: NodeID, _ callee: NodeID, on baseType: ResolvedType?) -> Member? {
    let node = codebase[callee]
    switch node.kind {
    case .identifier:
      if localDeclaration(of: node.name, at: callee) != nil { return nil }
      var type = codebase.enclosingType(of: callee)
      while let current = type {
        let found = functions(node.name, of: current)
        if !found.isEmpty { return best(found, for: call) }
        type = current.outer.map { codebase[$0] }
      }
      let globals = codebase.globals(named: node.name).filter(\.isFunction)
      if !globals.isEmpty { return best(globals, for: call) }
      return codebase.type(named: node.name, at: callee).flatMap { initializer(of: $0, for: call) }
    case .member:
      guard let baseType, let type = baseType.type else { return nil }
      if node.name == .`init` { return initializer(of: codebase[type], for: call) }
      var found = functions(node.name, of: codebase[type])
      if found.isEmpty {
        let parts = furtherParts(of: baseType).compactMap(\.type)
        found =
          parts.lazy.map { self.functions(node.name, of: self.codebase[$0]) }
          .first { !$0.isEmpty } ?? []
      }
      if !found.isEmpty {
        let fitting = found.filter { $0.isStatic == baseType.isMetatype || $0.kind == .enumCase }
        return best(fitting.isEmpty ? found : fitting, for: call)
      }
      guard baseType.isMetatype,
        let nested = codebase.linked.names.table.type(named: node.name, in: type.number)
      else { return nil }
      return initializer(of: codebase[TypeID(number: nested)], for: call)
    default: return nil
    }
  }

  private func functions(_ name: Name, of type: CodeType) -> [Member] {
    codebase.members(named: name, of: type).filter { $0.isFunction || $0.kind == .enumCase }
  }

  private func initializer(of type: CodeType, for call: NodeID) -> Member? {
    best(codebase.members(named: .`init`, of: type), for: call)
  }

  func callType(_ expression: NodeID, _ node: Node, depth: Int) -> ResolvedType? {
    guard let callee = callee(of: expression) else { return nil }
    let calleeNode = codebase[callee]
    if calleeNode.kind == .closure { return closureResult(callee, depth: depth) }
    // NB: resolved only once here; otherwise, each call of a chain would resolve those before it
    // twice.
    let baseType = baseType(of: callee, depth: depth)
    if let target = target(of: expression, callee, on: baseType) {
      return resultOfCalling(target, callee, on: baseType, depth: depth)
    }
    switch calleeNode.kind {
    case .identifier: return calledIdentifier(callee, calleeNode, depth: depth)
    case .member: return calledMember(callee, calleeNode, on: baseType, depth: depth)
    default:
      return type(of: callee, depth: depth).flatMap { result($0) }
    }
  }

  private func resultOfCalling(
    _ target: Member, _ callee: NodeID, on baseType: ResolvedType?, depth: Int
  ) -> ResolvedType? {
    guard var found = type(of: target, depth: depth) else { return nil }
    if target.isInitializer {
      // NB: a superclass's initializer makes an instance of the class that the call names.
      if let named = madeType(callee, on: baseType, depth: depth) { found = named }
      found.isOptional = target.flags.contains(.isOptional)
    }
    return chained(found, callee)
  }

  private func madeType(
    _ callee: NodeID, on baseType: ResolvedType?, depth: Int
  ) -> ResolvedType? {
    let node = codebase[callee]
    if node.kind == .member, node.name == .`init` { return baseType?.instance() }
    guard let made = type(of: callee, depth: depth), made.isMetatype else { return nil }
    return made.instance()
  }

  private func calledIdentifier(_ callee: NodeID, _ node: Node, depth: Int) -> ResolvedType? {
    guard let found = identifierType(callee, node, depth: depth) else { return nil }
    return found.isMetatype ? found.instance() : result(found)
  }

  private func calledMember(
    _ callee: NodeID, _ node: Node, on baseType: ResolvedType?, depth: Int
  ) -> ResolvedType? {
    guard let baseType else { return nil }
    if node.name == .`init` { return baseType.isMetatype ? baseType.instance() : nil }
    if let found = member(node.name, of: baseType, depth: depth) {
      if found.isMetatype { return found.instance() }
      let result = found.isFunction ? result(found) : found
      return result.map { chained($0, callee) }
    }
    guard baseType.isMetatype else { return modified(baseType) }
    guard baseType.type.map({ codebase[$0].isExternal }) ?? true else { return nil }
    if let first = node.name.text.utf8.first, first >= 65, first <= 90 {
      // `Module.Type(…)`.
      return ResolvedType(name: node.name, confidence: 0.7)
    }
    // NB: a framework's static function mostly returns its own type.
    return ResolvedType(name: baseType.name, type: baseType.type, confidence: 0.6)
  }

  /// Returns the view that modifiers change.
  private func modified(_ view: ResolvedType) -> ResolvedType? {
    guard let type = view.type, codebase.isSubtype(codebase[type], of: KnownNames.view),
      codebase[type].kind == .struct
    else { return nil }
    return view.trusted(0.8)
  }

  /// Returns the result of a function in a stored value.
  private func result(_ function: ResolvedType) -> ResolvedType? {
    guard let use = function.use, use.isFunction else { return nil }
    return codebase.result(of: use).flatMap(resolve)
  }

  private func closureResult(_ closure: NodeID, depth: Int) -> ResolvedType? {
    if let use = codebase.child(of: closure, .returnType).flatMap(codebase.writtenType(of:)) {
      return resolve(use)
    }
    return returned(from: closure, depth: depth)
  }

  private func chained(_ type: ResolvedType, _ callee: NodeID) -> ResolvedType {
    guard codebase[callee].flags.contains(.isChained) else { return type }
    var type = type
    type.isOptional = true
    return type
  }

  func subscriptType(_ expression: NodeID, depth: Int) -> ResolvedType? {
    guard let callee = callee(of: expression), let base = type(of: callee, depth: depth) else {
      return nil
    }
    if let element = element(of: base) {
      var element = element
      element.isOptional = element.isOptional || base.name == KnownNames.dictionary
      return element
    }
    guard let type = base.type else { return nil }
    return codebase.members(of: codebase[type]).first { $0.kind == .subscriptDeclaration }
      .flatMap { self.type(of: $0, depth: depth) }?.trusted(0.8)
  }
}
