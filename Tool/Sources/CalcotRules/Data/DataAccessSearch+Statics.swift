internal import CalcotCode

/// Finds the static functions and properties that access a provider, directly or through one
/// another: `CookieUtil.isSignedIn`.
extension DataAccessSearch {
  mutating func lookAtStatics() {
    for (id, members) in taintedStatics().sorted(by: { $0.key < $1.key }) {
      let type = codebase[id]
      for node in codebase.mentions(of: type.name)
      where codebase[node].kind == .identifier && found[node] == nil
        && codebase.type(named: type.name, at: node)?.id == id
      {
        guard let (member, how) = asked(of: node), let provider = members[member],
          how != .calls || Self.isNamespace(type, codebase) || Self.isAboutData(member.text)
        else { continue }
        add(
          use(
            type, node, member, how, ProjectData.Reason(confidence: 0.86, provider: provider),
            isGlobal: true))
      }
    }
  }

  private func taintedStatics() -> [TypeID: [Name: Provider]] {
    var result: [TypeID: [Name: Provider]] = [:]
    for (name, provider) in ProviderTable.sorted where provider.provider != .files {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .identifier && codebase.isProduct(node) {
        guard let member = codebase.enclosingMember(of: node), member.isStatic,
          let type = codebase.enclosingType(of: node), isForeign(name, node),
          let (instance, isMade) = instance(from: node),
          isMade
            ? provider.countsWhenMade || keeps(member, name)
            : asked(of: instance) != nil
              || keeps(member, name)
        else { continue }
        result[type.id, default: [:]][member.name] = provider.provider
      }
    }
    addWrapped(to: &result)
    for (id, members) in result {
      result[id] = mayBeAsked(codebase[id]) ? spread(members, in: codebase[id]) : nil
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a type only groups functions and properties.
  private static func isNamespace(_ type: CodeType, _ codebase: Codebase) -> Bool {
    codebase.members(of: type).allSatisfy { member in
      member.isStatic || !(member.isVariable || member.isFunction)
    }
  }

  /// Returns a Boolean value that indicates whether a function of a type with instances loads or
  /// stores data, by its name. Other functions may only read the settings for their work.
  private static func isAboutData(_ function: String) -> Bool {
    verbs.contains { function.hasPrefix($0) }
  }

  private static let verbs = [
    "load", "fetch", "save", "store", "delete", "remove", "get", "read", "write", "set", "clear",
    "persist", "update", "insert", "all", "find", "current", "last", "request", "restore",
  ]

  /// Returns a Boolean value that indicates whether a stored member keeps a provider:
  /// `static let items = Keychain(service: "a")`.
  private func keeps(_ member: Member, _ provider: Name) -> Bool {
    member.isStored && resolver.type(of: member)?.name == provider
  }

  /// Adds the members with a property wrapper around a provider:
  /// `@UserDefault("seen") static var wasSeen: Bool`.
  private func addWrapped(to result: inout [TypeID: [Name: Provider]]) {
    let own = projectData.wrappers.map { (codebase[$0.key].name, $0.value.provider ?? .defaults) }
    for (name, provider) in own + Array(ProviderTable.wrappers) {
      for node in codebase.mentions(of: name) where codebase[node].kind == .attribute {
        guard codebase.isProduct(node), let holder = codebase.parent(of: node),
          let member = codebase.member(declaredAt: holder), member.isStatic,
          let type = codebase.enclosingType(of: node)
        else { continue }
        result[type.id, default: [:]][member.name] = provider
      }
    }
  }

  /// Returns a Boolean value that indicates whether a type of the code may provide data by its
  /// static members: it shows nothing, and its name tells no other purpose.
  private func mayBeAsked(_ type: CodeType) -> Bool {
    guard !type.isExternal, !type.isProtocol, projectData.types[type.id] == nil,
      !DataWords(type.name).isExempt
    else { return false }
    switch codebase.role(of: type) {
    case .none, .model, .value, .service, .dataSource, .interactor: return true
    default: return false
    }
  }

  private func spread(_ members: [Name: Provider], in type: CodeType) -> [Name: Provider] {
    let statics = codebase.members(of: type).filter { $0.isStatic && !$0.isStored }
    return spread(members, to: statics) { node in
      switch codebase[node].kind {
      case .identifier: return isOwnMember(node, of: type)
      case .member:
        guard let base = resolver.base(of: node), codebase[base].kind == .identifier else {
          return false
        }
        return codebase[base].name == type.name || codebase[base].name == .Self
      default: return false
      }
    }
  }

  /// Returns the members that access a provider, and those of some others that use such members,
  /// directly or through one another.
  ///
  /// - Parameter isUse: Returns a Boolean value that indicates whether a node with the name of a
  ///   member refers to the member.
  func spread(
    _ members: [Name: Provider], to others: [Member], where isUse: (NodeID) -> Bool
  ) -> [Name: Provider] {
    var members = members
    var isChanged = true
    while isChanged {
      isChanged = false
      for member in others where members[member.name] == nil {
        let use = codebase.descendants(of: member.node).first { node in
          members[codebase[node].name] != nil && isUse(node)
        }
        guard let use else { continue }
        members[member.name] = members[codebase[use].name]
        isChanged = true
      }
    }
    return members
  }

  /// Returns a Boolean value that indicates whether a name without a receiver is a member of a
  /// type.
  func isOwnMember(_ node: NodeID, of type: CodeType) -> Bool {
    resolver.implicitMember(codebase[node].name, at: node)?.owner == type.id
  }
}
