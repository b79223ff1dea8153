internal import CalcotCode

/// Finds the places where types of certain roles access data.
struct DataAccessSearch: CodeSearch {
  let resolver: Resolver
  let projectData: ProjectData
  let libraries: LibraryNames
  let isHost: (CodeType) -> Bool
  let constants = SearchAnswers<Bool>()
  private(set) var found: [NodeID: DataAccess] = [:]

  /// - Parameter isHost: Returns true for the types to search.
  init(
    _ codebase: Codebase, libraries: LibraryNames, isHost: @escaping (CodeType) -> Bool
  ) {
    self.libraries = libraries
    resolver = Resolver(codebase)
    projectData = ProjectData(codebase)
    self.isHost = isHost
  }

  /// Returns the uses in the order of the source, by the enclosing type.
  mutating func uses() -> [(type: CodeType, uses: [DataAccess])] {
    var names: Set<Name> = []
    for (name, provider) in ProviderTable.sorted {
      for node in codebase.mentions(of: name) where isForeign(name, node) {
        lookAt(node, name, provider, &names)
      }
    }
    for (id, reason) in projectData.types.sorted(by: { $0.key < $1.key }) {
      let type = codebase[id]
      for node in codebase.mentions(of: type.name)
      where codebase.type(named: type.name, at: node)?.id == id {
        lookAt(node, type, reason, &names)
      }
    }
    names.formUnion(ProviderTable.members)
    names.formUnion(namesOfLibraries())
    names.formUnion(names.flatMap(namesInjected(by:)))
    for name in names { lookAtMentions(of: name) }
    for name in aliases().subtracting(names) { lookAtMentions(of: name) }
    lookAtServices()
    lookAtWrappers()
    lookAtFunctions()
    lookAtStatics()
    lookAtInstances()
    lookAtQueries()
    lookAtContexts()
    lookAtLibraries()
    var byType: [TypeID: [DataAccess]] = [:]
    for use in found.values where !isPartOfAnother(use) {
      guard let type = host(of: use.node) else { continue }
      byType[type.id, default: []].append(use)
    }
    return byType.map { (codebase[$0.key], $0.value.sorted { $0.node < $1.node }) }
  }

  /// Returns a Boolean value that indicates whether a name belongs to no type of the code.
  func isForeign(_ name: Name, _ node: NodeID) -> Bool {
    ProviderTable.isForeign(name, node, in: codebase)
  }

  /// Returns a Boolean value that indicates whether a use is a part of another:
  /// `Core.shared.stores` of `Core.shared.stores.session.user`, and the `shared` of `Store.shared`.
  private func isPartOfAnother(_ use: DataAccess) -> Bool {
    if codebase[use.node].kind == .member,
      let base = resolver.base(of: use.node), found[base]?.name == use.name
    {
      return true
    }
    var current = use.node
    while let parent = codebase.parent(of: current), parent.index + 1 == current.index {
      let kind = codebase[parent].kind
      guard kind == .member || kind == .call || kind == .subscriptCall else { return false }
      if let outer = found[parent], outer.name != use.name { return true }
      current = parent
    }
    return false
  }

  mutating func add(_ use: DataAccess) {
    guard found[use.node] == nil, isInHost(use.node) else { return }
    found[use.node] = use
  }

  private func isInHost(_ node: NodeID) -> Bool {
    guard codebase.isProduct(node), host(of: node) != nil else { return false }
    return !codebase.ancestors(of: node).contains { isLeftOut($0) }
  }

  private static let preview: Name = "Preview"
  private static let debugging: Name = "DEBUG"

  /// Returns a Boolean value that indicates whether a use does not count: a default argument
  /// injects a dependency; previews and debug code are not shipped.
  private func isLeftOut(_ node: NodeID) -> Bool {
    let found = codebase[node]
    switch found.kind {
    case .initialValue:
      return codebase.parent(of: node).map { codebase[$0].kind == .parameter } ?? false
    case .macro: return found.name == Self.preview
    case .conditionalCompilation: return found.label == Self.debugging
    default: return false
    }
  }

  // MARK: Types of frameworks

  private mutating func lookAt(
    _ node: NodeID, _ name: Name, _ provider: ProviderType, _ names: inout Set<Name>
  ) {
    switch codebase[node].kind {
    case .type:
      guard let holder = holder(of: node) else { return }
      if !codebase[holder].name.isNone { names.insert(codebase[holder].name) }
      let named = codebase[holder].kind
      guard provider.countsWhenNamed, named != .local || provider.provider == .network else {
        return
      }
      add(
        DataAccess(
          node: node, provider: provider.provider, name: name, member: .none, how: .names,
          confidence: 0.86, isGlobal: false))
    case .identifier:
      guard let (instance, isMade) = instance(from: node) else { return }
      if let alias = alias(of: instance) { names.insert(alias) }
      if isMade, provider.countsWhenMade {
        add(
          DataAccess(
            node: node, provider: provider.provider, name: name, member: .none, how: .makes,
            confidence: 0.9, isGlobal: true))
      } else if let (member, how) = asked(of: instance),
        provider.members.isEmpty || provider.members.contains(member)
      {
        add(
          DataAccess(
            node: node, provider: provider.provider, name: name, member: member, how: how,
            confidence: provider.provider == .files ? 0.82 : 0.93, isGlobal: true))
      }
    default: break
    }
  }

  /// Returns the names of properties in the searched types whose undeclared type sounds like data.
  private func namesOfLibraries() -> Set<Name> {
    var names: Set<Name> = []
    for type in codebase.types where isHost(type) {
      for member in codebase.members(of: type) where member.isStored {
        guard let use = codebase.writtenType(of: member.node), !use.isFunction,
          libraryProvider(use.name) != nil, isForeign(use.name, use.node)
        else { continue }
        names.insert(member.name)
      }
    }
    return names
  }

  /// Returns the kind of a library's type by its name alone.
  func libraryProvider(_ name: Name) -> Provider? { libraries.provider(of: name) }

  // MARK: Types of the project

  private mutating func lookAt(
    _ node: NodeID, _ type: CodeType, _ reason: ProjectData.Reason, _ names: inout Set<Name>
  ) {
    switch codebase[node].kind {
    case .type:
      if let holder = holder(of: node) { names.insert(codebase[holder].name) }
    case .identifier:
      if let name = nameInjected(by: node) { names.insert(name) }
      guard let (instance, isMade) = instance(from: node) else {
        if let (member, how) = asked(of: node), how == .calls || how == .writes,
          !isConstant(member, of: type)
        {
          add(use(type, node, member, how, reason, isGlobal: true))
        }
        return
      }
      if let alias = alias(of: instance) { names.insert(alias) }
      if isMade, type.isReference, !isComposition(node) {
        add(use(type, node, .none, .makes, reason, isGlobal: true))
      } else if let (member, how) = asked(of: instance),
        how != .reads || !isFree(member, of: type, reason)
      {
        add(use(type, node, member, how, reason, isGlobal: true))
      }
    default: break
    }
  }

  func use(
    _ type: CodeType, _ node: NodeID, _ member: Name, _ how: DataAccess.How,
    _ reason: ProjectData.Reason, isGlobal: Bool
  ) -> DataAccess {
    DataAccess(
      node: node, provider: reason.provider ?? .project, name: type.name, member: member,
      how: how,
      confidence: reason.confidence, reason: reason, isGlobal: isGlobal)
  }

  private static let stateObject: Name = "StateObject"
  private static let wrappedValue: Name = "wrappedValue"

  /// Returns a Boolean value that indicates whether code creates an instance as a dependency of
  /// another object: in a static function, in a container, or for a `StateObject`.
  private func isComposition(_ node: NodeID) -> Bool {
    if let member = codebase.enclosingMember(of: node), member.isStatic { return true }
    if let type = codebase.enclosingType(of: node), isContainer(type) { return true }
    return codebase.ancestors(of: node).contains {
      codebase[$0].kind == .call && codebase[$0].name == Self.stateObject
        || codebase[$0].kind == .argument && codebase[$0].label == Self.wrappedValue
    }
  }

  // MARK: Stored instances

  private mutating func lookAtMentions(of name: Name) {
    for node in codebase.mentions(of: name) {
      let kind = codebase[node].kind
      guard kind == .identifier || kind == .member, found[node] == nil, isInHost(node) else {
        continue
      }
      // NB: a call may return the provider: `Current.database().read { … }`.
      let value = call(of: node) ?? node
      guard let (member, how) = asked(of: value) ?? handedOn(value) ?? taken(node),
        let type = resolver.type(of: value), !type.isMetatype
      else { continue }
      let isGlobal = startsAtType(node)
      if let id = type.type, let reason = projectData.types[id] {
        if how == .reads, isFree(member, of: codebase[id], reason) { continue }
        add(use(codebase[id], node, member, how, reason, isGlobal: isGlobal))
      } else if let provider = ProviderTable.types[type.name]
        ?? libraryProvider(type.name).map({ ProviderType(provider: $0) }),
        type.type.map({ codebase[$0].isExternal }) ?? true,
        isGlobal || !libraries.isGuess(type.name) || host(of: node).map({ isUI($0) }) ?? false,
        provider.members.isEmpty || provider.members.contains(member)
      {
        add(
          DataAccess(
            node: node, provider: provider.provider, name: type.name, member: member, how: how,
            confidence: 0.9 * type.confidence, isGlobal: isGlobal))
      }
    }
  }

  private func isUI(_ type: CodeType) -> Bool {
    type.isExternal || codebase.role(of: type).isUI
  }

  /// Returns a Boolean value that indicates whether a chain starts at a type: `Core.shared.orders`,
  /// and not `self.orders`.
  private func startsAtType(_ node: NodeID) -> Bool {
    let root = codebase[resolver.root(of: node)]
    return root.kind == .identifier && root.name != .Self
      && (65...90).contains(root.name.text.utf8.first ?? 0)
  }

  /// Returns the access of a property that stores a member: `let orders = Core.shared.orders`.
  private func taken(_ node: NodeID) -> (Name, DataAccess.How)? {
    guard codebase[node].kind == .member, let value = codebase.parent(of: node),
      codebase[value].kind == .initialValue, let holder = codebase.parent(of: value),
      codebase[holder].kind == .variable, startsAtType(node)
    else { return nil }
    return (.none, .takes)
  }

  /// Returns the names of the variables that store a found value:
  /// `let context = container.viewContext`.
  private func aliases() -> Set<Name> {
    var names: Set<Name> = []
    for use in found.values {
      var current = use.node
      while let parent = codebase.parent(of: current), parent.index + 1 == current.index,
        codebase[parent].kind.isExpression
      {
        current = parent
      }
      if let name = alias(of: current) { names.insert(name) }
    }
    return names
  }
}
