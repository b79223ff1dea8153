internal import CalcotCode

/// The functions and properties of types without instances that access a provider themselves, or
/// through one another: `CookieUtil.isSignedIn`.
extension DataUseSearch {
  mutating func lookAtStatics() {
    for (id, members) in taintedStatics().sorted(by: { $0.key < $1.key }) {
      let type = codebase[id]
      for node in codebase.mentions(of: type.name)
      where codebase[node].kind == .identifier && found[node] == nil
        && codebase.type(named: type.name, at: node)?.id == id
      {
        guard let (member, how) = asked(of: node), let provider = members[member] else { continue }
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
        guard let member = codebase.enclosingMember(of: node), member.isStatic, !member.isStored,
          let type = codebase.enclosingType(of: node), isForeign(name, node),
          let (instance, isMade) = instance(from: node),
          isMade ? provider.countsWhenMade : asked(of: instance) != nil
        else { continue }
        result[type.id, default: [:]][member.name] = provider.provider
      }
    }
    for (id, members) in result {
      result[id] = isWithoutInstances(codebase[id]) ? spread(members, in: codebase[id]) : nil
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a type only groups functions and properties,
  /// and has no name of another purpose.
  private func isWithoutInstances(_ type: CodeType) -> Bool {
    guard !type.isExternal, !type.isProtocol, projectData.types[type.id] == nil,
      !DataWords(type.name).isExempt, !codebase.role(of: type).isUI
    else { return false }
    return codebase.members(of: type).allSatisfy { member in
      member.isStatic || !(member.isVariable || member.isFunction)
    }
  }

  /// Returns the members that access a provider, with those that use them.
  private func spread(_ members: [Name: Provider], in type: CodeType) -> [Name: Provider] {
    var members = members
    var isChanged = true
    while isChanged {
      isChanged = false
      for member in codebase.members(of: type)
      where member.isStatic && !member.isStored && members[member.name] == nil {
        let used = codebase.descendants(of: member.node).lazy.compactMap { node -> Provider? in
          guard let provider = members[codebase[node].name] else { return nil }
          switch codebase[node].kind {
          case .identifier:
            return resolver.implicitMember(codebase[node].name, at: node)?.owner == type.id
              ? provider : nil
          case .member:
            guard let base = resolver.base(of: node), codebase[base].kind == .identifier else {
              return nil
            }
            return codebase[base].name == type.name || codebase[base].name == .Self
              ? provider : nil
          default: return nil
          }
        }
        if let provider = used.first {
          members[member.name] = provider
          isChanged = true
        }
      }
    }
    return members
  }
}
