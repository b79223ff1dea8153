internal import CalcotCode

/// Property wrappers around data, and functions of providers.
extension DataUseSearch {
  mutating func lookAtWrappers() {
    for (name, provider) in ProviderTable.wrappers {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .attribute && isForeign(name, node) {
        add(
          DataUse(
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
          DataUse(
            node: node, provider: provider, name: name, member: .none, how: .calls,
            confidence: 0.95, isGlobal: true))
      }
    }
  }
}
