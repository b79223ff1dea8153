/// Resolves names and members.
extension Resolver {
  func identifierType(_ expression: NodeID, _ node: Node, depth: Int) -> ResolvedType? {
    if node.name == .self { return selfType(at: expression, depth: depth) }
    if node.name == .super {
      guard let type = codebase.enclosingType(of: expression) else { return nil }
      return type.inherited.first.map { ResolvedType(name: $0.name, type: $0.type) }
    }
    if node.name == .Self {
      return codebase.enclosingType(of: expression).map {
        ResolvedType(name: $0.name, type: $0.id, isMetatype: true)
      }
    }
    if let local = localDeclaration(of: node.name, at: expression) {
      return type(ofDeclaration: local, depth: depth)
    }
    if let closureParameter = shorthandParameter(node.name, at: expression, depth: depth) {
      return closureParameter
    }
    if let member = implicitMember(node.name, at: expression) {
      return type(of: member, depth: depth)
    }
    if let type = codebase.enclosingType(of: expression),
      let known = knownMember(node.name, of: ResolvedType(name: type.name, type: type.id))
    {
      return known
    }
    return typeName(node.name, expression)
  }

  /// Returns the type that an expression names.
  private func typeName(_ name: Name, _ expression: NodeID) -> ResolvedType? {
    if let type = codebase.type(named: name, at: expression) {
      return ResolvedType(
        name: type.name, type: type.id, use: nil, isMetatype: true)
    }
    guard let first = name.text.utf8.first, first >= 65, first <= 90 else { return nil }
    return ResolvedType(name: name, isMetatype: true, confidence: 0.9)
  }

  /// Returns the type of `self`: the enclosing type, through any closures and `guard let self`.
  private func selfType(at expression: NodeID, depth: Int) -> ResolvedType? {
    guard let type = codebase.enclosingType(of: expression) else { return nil }
    let isStatic = codebase.enclosingMember(of: expression)?.isStatic ?? false
    return ResolvedType(name: type.name, type: type.id, isMetatype: isStatic)
  }

  /// Returns the member of the enclosing types (or the global) that a name without a base refers
  /// to.
  public func implicitMember(_ name: Name, at place: NodeID) -> Member? {
    var type = codebase.enclosingType(of: place)
    while let current = type {
      if let found = codebase.members(named: name, of: current).first(where: Self.hasValue) {
        return found
      }
      type = current.outer.map { codebase[$0] }
    }
    return codebase.globals(named: name).first(where: Self.hasValue)
  }

  private static func hasValue(_ member: Member) -> Bool {
    switch member.kind {
    case .variable, .function, .enumCase: true
    default: false
    }
  }

  func memberType(_ expression: NodeID, _ node: Node, depth: Int) -> ResolvedType? {
    guard let base = base(of: expression) else { return nil }
    guard let baseType = type(of: base, depth: depth) else { return nil }
    if node.name == KnownNames.firstOfPair, isPairWithOwner(base) { return baseType }
    var found = member(node.name, of: baseType, depth: depth)
    if node.flags.contains(.isChained), found?.isMetatype == false { found?.isOptional = true }
    return found
  }

  /// Returns the type of a member of a type, by its name alone.
  func member(_ name: Name, of base: ResolvedType, depth: Int) -> ResolvedType? {
    guard depth < Self.maximumDepth else { return nil }
    if name == .self { return base.instance() }
    if let type = base.type {
      let members = codebase.members(named: name, of: codebase[type])
      if let found = members.first(where: { $0.isStatic == base.isMetatype && Self.hasValue($0) })
        ?? members.first(where: Self.hasValue)
      {
        return self.type(of: found, depth: depth + 1)?.trusted(base.confidence)
      }
      if base.isMetatype,
        let nested = codebase.linked.names.table.type(named: name, in: type.number)
      {
        let found = codebase[TypeID(number: nested)]
        return ResolvedType(name: found.name, type: found.id, isMetatype: true)
      }
      if let generated = generatedMember(name, of: base) { return generated }
    }
    for part in furtherParts(of: base) {
      if let found = member(name, of: part, depth: depth + 1) { return found }
    }
    return knownMember(name, of: base)
  }

  /// Returns the types behind the first one of a composition, or of an alias of one: `HasClock` of
  /// `HasStore & HasClock`.
  func furtherParts(of type: ResolvedType) -> [ResolvedType] {
    guard let use = type.use, let first = type.type else { return [] }
    let meanings = codebase.linked.names.meanings(
      of: use.node, scope: codebase.scope(of: use.node))
    return meanings.compactMap { meaning in
      guard let number = meaning.type, number != first.number else { return nil }
      return ResolvedType(
        name: meaning.name, type: TypeID(number: number), isMetatype: type.isMetatype,
        confidence: type.confidence)
    }
  }

  private func knownMember(_ name: Name, of base: ResolvedType) -> ResolvedType? {
    if base.isMetatype {
      guard base.type.map({ codebase[$0].isExternal }) ?? true else { return nil }
      guard KnownMembers.singletons.contains(name) else { return nil }
      return ResolvedType(name: base.name, type: base.type, confidence: 0.9)
    }
    if let element = element(of: base) {
      if KnownNames.elements.contains(name) {
        var found = element
        found.isOptional = true
        return found
      }
      if KnownNames.sameElements.contains(name) { return base }
    }
    let names = [base.name] + (base.type.map { codebase.supertypes(of: codebase[$0]) } ?? [])
    for above in names {
      if let known = KnownMembers.type(of: name, in: above) {
        return ResolvedType(
          name: known.name, type: codebase.external(named: known.name)?.id,
          isOptional: known.isOptional, confidence: 0.9 * base.confidence)
      }
    }
    return nil
  }

  /// Returns the type of the elements that a variable collects: from its written type, or from the
  /// `[Foo]()` of a property's initial value.
  public func element(collectedIn variable: NodeID) -> ResolvedType? {
    if let found = type(of: variable).flatMap(element) { return found }
    if let base = base(of: variable), codebase[base].name != .self { return nil }
    guard let member = implicitMember(codebase[variable].name, at: variable),
      let start = codebase.child(of: member.node, .initialValue).flatMap(value),
      let made = callee(of: start), codebase[made].kind == .collection
    else { return nil }
    let parts = Array(codebase.children(of: made))
    guard parts.count == 1, let type = type(of: parts[0]), type.isMetatype else { return nil }
    return type.instance()
  }

  /// Returns the element type of an array, set or dictionary.
  func element(of collection: ResolvedType) -> ResolvedType? {
    guard let use = collection.use else { return nil }
    let parts = codebase.parts(of: use)
    switch collection.name {
    case KnownNames.array, KnownNames.set: return parts.first.flatMap(resolve)
    case KnownNames.dictionary: return parts.count == 2 ? resolve(parts[1]) : nil
    default: return nil
    }
  }

  /// Returns the type of a member's value: that of a variable, or the result of a function. For a
  /// function, too, ``ResolvedType/isFunction`` is false: ask the member.
  public func type(of member: Member) -> ResolvedType? { type(of: member, depth: 0) }

  func type(of member: Member, depth: Int) -> ResolvedType? {
    guard depth < Self.maximumDepth else { return nil }
    switch member.kind {
    case .variable: return type(ofDeclaration: member.node, depth: depth + 1)
    case .function, .subscriptDeclaration: return returnType(of: member, depth: depth + 1)
    case .enumCase, .initializer:
      guard let owner = member.owner else { return nil }
      return ResolvedType(name: codebase[owner].name, type: owner)
    default: return nil
    }
  }

  private func returnType(of member: Member, depth: Int) -> ResolvedType? {
    guard let use = codebase.returnType(of: member), let found = resolve(use) else { return nil }
    guard use.isSome || use.isAny, use.isSome, let body = codebase.child(of: member.node, .body)
    else { return found }
    // NB: the returned type is more precise than `some View`.
    return returned(from: body, depth: depth) ?? found
  }

  /// Returns the type of a body's or closure's result: that of its first `return`, or of its only
  /// expression.
  func returned(from body: NodeID, depth: Int) -> ResolvedType? {
    guard depth < Self.maximumDepth else { return nil }
    var index = Int(body.index) + 1
    let end = Int(codebase[body].end)
    while index < end {
      let id = NodeID(file: Int(body.file), index: index)
      let node = codebase[id]
      if node.kind == .closure || node.kind == .function {
        index = Int(node.end)
        continue
      }
      if node.kind == .statement, node.name == KnownNames.return {
        return codebase.children(of: id).first { _ in true }.flatMap {
          type(of: $0, depth: depth + 1)
        }
      }
      index += 1
    }
    let statements = codebase.children(of: body).filter {
      let kind = codebase[$0].kind
      return kind != .parameter && kind != .capture && kind != .attribute && !kind.isTypeUse
    }
    guard statements.count == 1 else { return nil }
    return type(of: statements[0], depth: depth + 1)
  }
}
