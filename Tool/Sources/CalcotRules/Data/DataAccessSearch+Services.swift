internal import CalcotCode

/// Finds the services that code reaches through a single instance: `CallService.shared.decline()`.
extension DataAccessSearch {
  mutating func lookAtServices() {
    for id in projectData.services where projectData.types[id] == nil {
      for (node, member, how) in calls(onInstanceOf: codebase[id]) {
        add(
          use(
            codebase[id], node, member, how, ProjectData.Reason(confidence: 0.8), isGlobal: true))
      }
    }
    for (id, reason) in projectData.imageLoaders where projectData.types[id] == nil {
      for (node, member, how) in calls(onInstanceOf: codebase[id])
      where host(of: node)?.isExternal ?? false {
        add(use(codebase[id], node, member, how, reason, isGlobal: true))
      }
    }
  }

  private func calls(onInstanceOf type: CodeType) -> [(NodeID, Name, DataAccess.How)] {
    codebase.mentions(of: type.name).compactMap { node in
      guard codebase[node].kind == .identifier,
        codebase.type(named: type.name, at: node)?.id == type.id,
        let (instance, isMade) = instance(from: node), !isMade,
        let (member, how) = asked(of: instance), how == .calls || how == .writes
      else { return nil }
      return (node, member, how)
    }
  }
}
