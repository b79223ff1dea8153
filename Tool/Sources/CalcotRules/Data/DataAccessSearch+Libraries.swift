internal import CalcotCode

/// Finds property wrappers around data, and functions of providers.
extension DataAccessSearch {
  mutating func lookAtWrappers() {
    for (name, provider) in ProviderTable.wrappers {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .attribute && isForeign(name, node) {
        add(
          DataAccess(
            node: node, provider: provider, name: name, member: .none, how: .wraps,
            confidence: 0.85, isGlobal: true))
      }
    }
    for (id, reason) in projectData.wrappers {
      let type = codebase[id]
      for node in codebase.mentions(of: type.name) where codebase[node].kind == .attribute {
        add(use(type, node, .none, .wraps, reason, isGlobal: true))
      }
    }
  }

  mutating func lookAtFunctions() {
    for (name, provider) in ProviderTable.functions {
      for node in codebase.mentions(of: name) where codebase[node].kind == .identifier {
        add(
          DataAccess(
            node: node, provider: provider, name: name, member: .none, how: .calls,
            confidence: 0.95, isGlobal: true))
      }
    }
  }

  /// Finds the queries that take a database as an argument: `Order.fetchAll(db)`.
  mutating func lookAtQueries() {
    for (name, module) in ProviderTable.queries {
      for node in codebase.mentions(of: name) where codebase[node].kind == .call {
        let arguments = resolver.arguments(of: node)
        guard arguments.count == 1, codebase[arguments[0]].label.isNone,
          let value = resolver.value(of: arguments[0]), codebase[value].kind == .identifier,
          codebase.codeFiles[Int(node.file)].imports.contains(where: { codebase[$0].name == module }
          )
        else { continue }
        add(
          DataAccess(
            node: node, provider: .database, name: module, member: name, how: .calls,
            confidence: 0.9, isGlobal: true))
      }
    }
  }

  private static let coreData: Name = "CoreData"
  private static let managedContext: Name = "NSManagedObjectContext"

  /// Finds the calls of Core Data contexts that other modules make: `context.save()`.
  mutating func lookAtContexts() {
    for name in ProviderTable.contextFunctions {
      for node in codebase.mentions(of: name) where codebase[node].kind == .call {
        guard found[node] == nil, let base = resolver.base(of: node), found[base] == nil,
          isContextName(codebase[base].name.text),
          resolver.type(of: base).map({ $0.name == Self.managedContext }) ?? true,
          codebase.codeFiles[Int(node.file)].imports.contains(where: {
            codebase[$0].name == Self.coreData
          })
        else { continue }
        add(
          DataAccess(
            node: base, provider: .database, name: Self.managedContext, member: name,
            how: .calls, confidence: 0.82, isGlobal: false))
      }
    }
  }

  private func isContextName(_ name: String) -> Bool {
    ProviderTable.contextNames.contains(name)
      || ProviderTable.contextEndings.contains { name.hasSuffix($0) }
  }

  /// Finds the calls of types of other modules, by their names: `VaultFactory.makeVault()`.
  mutating func lookAtLibraries() {
    for (name, provider) in libraryTypes() {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .identifier && isForeign(name, node) {
        let instance = self.instance(from: node)
        guard
          let (member, how) = instance.flatMap({ asked(of: $0.0) ?? askedLater(of: $0.0) })
            ?? asked(of: node),
          how == .calls || how == .writes
        else { continue }
        add(
          DataAccess(
            node: node, provider: provider, name: name, member: member, how: how,
            confidence: libraries.confidence(of: name), isGlobal: true))
      }
    }
  }

  /// Returns the capitalized names that sound like data and that no type of the code has.
  private func libraryTypes() -> [(Name, Provider)] {
    codebase.mentionedNames.compactMap { name -> (Name, Provider)? in
      guard let first = name.text.utf8.first, (65...90).contains(first),
        ProviderTable.types[name] == nil,
        let provider = libraries.provider(of: name) ?? libraries.provider(ofFactory: name)
      else { return nil }
      return (name, provider)
    }.sorted { $0.0.text < $1.0.text }
  }
}

extension DataAccessSearch {
  /// Returns a Boolean value that indicates whether reading a member reaches no data.
  func isFree(_ member: Name, of type: CodeType, _ reason: ProjectData.Reason) -> Bool {
    if isConstant(member, of: type) { return true }
    guard reason.isKept else { return false }
    let found = codebase.members(named: member, of: type).filter(\.isVariable)
    return !found.isEmpty && !found.contains { reaches($0, in: type) }
  }

  /// Returns a Boolean value that indicates whether a variable is a provider, or computed with one.
  private func reaches(_ member: Member, in type: CodeType) -> Bool {
    if member.isStored { return isProvider(resolver.type(of: member)) }
    return codebase.descendants(of: member.node).contains { node in
      guard codebase[node].kind == .identifier else { return false }
      if ProviderTable.types[codebase[node].name] != nil { return true }
      guard let read = resolver.implicitMember(codebase[node].name, at: node),
        read.owner == type.id, read.isStored
      else { return false }
      return isProvider(resolver.type(of: read))
    }
  }

  private func isProvider(_ found: ResolvedType?) -> Bool {
    guard let found else { return false }
    if let id = found.type, projectData.types[id] != nil { return true }
    return ProviderTable.types[found.name] != nil || libraryProvider(found.name) != nil
  }

  /// Returns a Boolean value that indicates whether a member is no data, although its type accesses
  /// data: it is a constant, or computed from constants alone, as a version number.
  func isConstant(_ member: Name, of type: CodeType) -> Bool {
    let found = codebase.members(named: member, of: type).filter(\.isVariable)
    return !found.isEmpty && found.allSatisfy { isConstant($0, in: type, depth: 0) }
  }

  private func isConstant(_ member: Member, in type: CodeType, depth: Int) -> Bool {
    guard depth < 4, !type.isProtocol, member.isVariable else { return false }
    if member.isStored {
      guard member.flags.contains(.isLet) else { return false }
      guard let held = resolver.type(of: member) else { return isLiteral(member) }
      guard !held.isFunction, !Self.streams.contains(held.name) else { return false }
      return held.type.map { projectData.types[$0] == nil && !codebase[$0].isReference }
        ?? (ProviderTable.types[held.name] == nil && libraryProvider(held.name) == nil)
    }
    return codebase.descendants(of: member.node).allSatisfy { node in
      switch codebase[node].kind {
      case .call, .subscriptCall, .macro, .keyPath, .closure: return false
      case .identifier:
        guard let read = resolver.implicitMember(codebase[node].name, at: node) else { return true }
        return read.owner == type.id
          && constants.answer(at: read.node, depth: depth + 1) {
            isConstant(read, in: type, depth: depth + 1)
          }
      default: return true
      }
    }
  }

  /// The types that store their latest value, so that a constant of such a type acts as a variable.
  private static let streams: Set<Name> = [
    "BehaviorRelay", "BehaviorSubject", "CurrentValueSubject", "MutableProperty",
  ]

  /// Returns a Boolean value that indicates whether the initial value of a member is a number or
  /// text.
  private func isLiteral(_ member: Member) -> Bool {
    guard let value = codebase.child(of: member.node, .initialValue) else { return false }
    return codebase.children(of: value).allSatisfy {
      codebase[$0].kind == .string || codebase[$0].kind == .literal
    }
  }
}
