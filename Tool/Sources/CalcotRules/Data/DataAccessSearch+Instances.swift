internal import CalcotCode

/// Finds the members of the code's own types that access a provider, directly or through one
/// another: `lock.deletePasscode()`. A View that uses one reaches data, whatever the name of the
/// type.
extension DataAccessSearch {
  mutating func lookAtInstances() {
    lookAtMembers(taintedMembers(), confidence: 0.84)
    lookAtMembers(askingFunctions(), confidence: 0.78)
  }

  private mutating func lookAtMembers(
    _ tainted: [TypeID: [Name: Provider]], confidence: Double
  ) {
    for (id, members) in tainted.sorted(by: { $0.key < $1.key }) {
      for (name, provider) in members.sorted(by: { $0.key.text < $1.key.text }) {
        for node in codebase.mentions(of: name) where codebase[node].kind == .member {
          guard host(of: node).map({ codebase.role(of: $0).isUI }) ?? false,
            let base = resolver.base(of: node), found[base] == nil,
            let type = resolver.type(of: base), type.type == id, !type.isMetatype,
            let (member, how) = asked(of: base)
          else { continue }
          let reason = ProjectData.Reason(confidence: confidence, provider: provider)
          add(use(codebase[id], base, member, how, reason, isGlobal: false))
        }
      }
    }
  }

  /// Returns the functions of observed stores that call a function of a stored data source:
  /// `func load() async { orders = await client.orders() }`.
  private func askingFunctions() -> [TypeID: [Name: Provider]] {
    var result: [TypeID: [Name: Provider]] = [:]
    for id in projectData.observedStores where projectData.types[id] == nil {
      let type = codebase[id]
      let kept = codebase.members(of: type).filter { member in
        member.isStored && !member.isStatic
          && codebase.writtenType(of: member.node).flatMap { codebase.type(of: $0) }.map(isSource)
            ?? false
      }
      var asking: [Name: Provider] = [:]
      for member in kept {
        for node in codebase.mentions(of: member.name)
        where codebase.enclosingType(of: node)?.id == id && asked(of: node)?.1 == .calls {
          guard let function = codebase.enclosingMember(of: node), function.isFunction,
            !function.isStatic
          else { continue }
          asking[function.name] = .project
        }
      }
      if !asking.isEmpty { result[id] = spread(asking, in: type) }
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a type is data, or a service that is a client
  /// or repository by its name.
  private func isSource(_ type: CodeType) -> Bool {
    if projectData.types[type.id] != nil { return true }
    let words = DataWords(type.name)
    return codebase.role(of: type) == .service && words.isData && !words.isExempt
  }

  private func taintedMembers() -> [TypeID: [Name: Provider]] {
    var result: [TypeID: [Name: Provider]] = [:]
    for (name, provider) in ProviderTable.sorted where provider.provider != .files {
      for node in codebase.mentions(of: name) where isForeign(name, node) {
        guard codebase.isProduct(node), let type = codebase.enclosingType(of: node),
          mayBeAsked(type, for: provider.provider)
        else { continue }
        for place in accesses(from: node, in: type) {
          guard let member = codebase.enclosingMember(of: place), !member.isStatic,
            member.isFunction || member.isVariable && !member.isStored
          else { continue }
          result[type.id, default: [:]][member.name] = provider.provider
        }
      }
    }
    for (id, members) in result { result[id] = spread(members, in: codebase[id]) }
    return result
  }

  /// Returns the places of a type that access a provider, for a mention of its name: the mention
  /// itself, or the uses of the property that has an instance.
  private func accesses(from mention: NodeID, in type: CodeType) -> [NodeID] {
    if codebase[mention].kind == .identifier {
      guard let (instance, _) = instance(from: mention) else {
        return asked(of: mention) == nil ? [] : [mention]
      }
      return asked(of: instance) == nil ? [] : [mention]
    }
    guard codebase[mention].kind == .type, let holder = holder(of: mention),
      let member = codebase.member(declaredAt: holder), member.isStored
    else { return [] }
    return codebase.mentions(of: member.name).filter { node in
      codebase.enclosingType(of: node)?.id == type.id && asked(of: node) != nil
    }
  }

  private func mayBeAsked(_ type: CodeType, for provider: Provider) -> Bool {
    guard !type.isExternal, !type.isProtocol, projectData.types[type.id] == nil,
      provider == .keychain || !DataWords(type.name).isExempt
    else { return false }
    switch codebase.role(of: type) {
    case .none, .model, .service: return true
    default: return false
    }
  }

  private func spread(_ members: [Name: Provider], in type: CodeType) -> [Name: Provider] {
    let others = codebase.members(of: type).filter {
      !$0.isStatic && !$0.isStored && !$0.isInitializer
    }
    return spread(members, to: others) { node in
      codebase[node].kind == .identifier && isOwnMember(node, of: type)
    }
  }
}
