internal import CalcotCode

/// Reads the expressions around an instance of a provider.
extension DataAccessSearch {
  /// Returns the variable, parameter or constant that has a written type.
  func holder(of type: NodeID) -> NodeID? {
    guard !codebase[type].flags.contains(.qualifier), var parent = codebase.parent(of: type)
    else { return nil }
    while codebase[parent].kind.isTypeUse {
      guard let above = codebase.parent(of: parent) else { return nil }
      parent = above
    }
    switch codebase[parent].kind {
    case .variable, .parameter, .local, .typeAlias: return parent
    case .returnType: return codebase.parent(of: parent)
    default: return nil
    }
  }

  /// Returns `X.shared`, `X.storage()` or `X(…)` for the `X` at a node, and whether this creates
  /// it.
  func instance(from node: NodeID) -> (NodeID, isMade: Bool)? {
    guard let parent = codebase.parent(of: node), parent.index + 1 == node.index else { return nil }
    switch codebase[parent].kind {
    case .call: return (parent, true)
    case .member:
      let name = codebase[parent].name
      let isCalled = isCallee(parent)
      if name == .`init`, isCalled { return codebase.parent(of: parent).map { ($0, true) } }
      guard ProviderTable.instances.contains(name) else { return nil }
      return (isCalled ? codebase.parent(of: parent) ?? parent : parent, false)
    default: return nil
    }
  }

  /// Returns the call whose callee is at a node.
  func call(of node: NodeID) -> NodeID? { isCallee(node) ? codebase.parent(of: node) : nil }

  /// Returns the function of a library that takes a database as an argument, if the database is the
  /// result of a call: `observation.start(in: Current.database())`.
  func handedOn(_ value: NodeID) -> (Name, DataAccess.How)? {
    guard codebase[value].kind == .call, let argument = codebase.parent(of: value),
      codebase[argument].kind == .argument, let call = codebase.parent(of: argument),
      codebase[call].kind == .call, let type = resolver.type(of: value)?.name,
      ProviderTable.types[type]?.provider == .database, resolver.target(of: call) == nil,
      let first = codebase[call].name.text.utf8.first, (97...122).contains(first)
    else { return nil }
    return (codebase[call].name, .calls)
  }

  private func isCallee(_ node: NodeID) -> Bool {
    guard let parent = codebase.parent(of: node) else { return false }
    return codebase[parent].kind == .call && parent.index + 1 == node.index
  }

  /// Returns the constant or property that holds an instance.
  func alias(of instance: NodeID) -> Name? {
    guard let value = codebase.parent(of: instance), codebase[value].kind == .initialValue,
      let holder = codebase.parent(of: value)
    else { return nil }
    let node = codebase[holder]
    return node.kind == .variable || node.kind == .local ? node.name : nil
  }

  private static let notAsked: Set<Name> = [
    "delegate", "objectWillChange", "description", "self", "didChangeNotification",
  ]

  /// Returns the member that code uses of an instance, and how: `b` of `a.b`.
  func asked(of instance: NodeID) -> (Name, DataAccess.How)? {
    guard let member = codebase.parent(of: instance), codebase[member].kind == .member,
      member.index + 1 == instance.index, !Self.notAsked.contains(codebase[member].name)
    else {
      return subscripted(instance)
    }
    let name = codebase[member].name
    if let first = name.text.utf8.first, (65...90).contains(first) { return nil }
    guard let above = codebase.parent(of: member), above.index + 1 == member.index else {
      return (name, .reads)
    }
    switch codebase[above].kind {
    case .call: return (name, .calls)
    case .assignment:
      // NB: `service.onChange = { … }` only observes.
      let isListening = codebase.children(of: above).contains { codebase[$0].kind == .closure }
      return isListening ? nil : (name, .writes)
    default: return (name, .reads)
    }
  }

  /// Returns the first member that code uses of an instance through the local variable that stores
  /// it.
  func askedLater(of instance: NodeID) -> (Name, DataAccess.How)? {
    guard let value = codebase.parent(of: instance), codebase[value].kind == .initialValue,
      let local = codebase.parent(of: value), codebase[local].kind == .local
    else { return nil }
    let name = codebase[local].name
    for mention in codebase.mentions(of: name)
    where mention.file == local.file && mention > local
      && resolver.localDeclaration(of: name, at: mention) == local
    {
      if let asked = asked(of: mention) { return asked }
    }
    return nil
  }

  static let element: Name = "subscript"

  private func subscripted(_ instance: NodeID) -> (Name, DataAccess.How)? {
    guard let parent = codebase.parent(of: instance), codebase[parent].kind == .subscriptCall,
      parent.index + 1 == instance.index
    else { return nil }
    if let above = codebase.parent(of: parent), codebase[above].kind == .assignment,
      above.index + 1 == parent.index
    {
      return (Self.element, .writes)
    }
    return (Self.element, .reads)
  }
}
