internal import CalcotCode

/// Finds the controllers that are only a frame for another one:
/// `BottomSheetController(content: detail)`, which keeps its content and adds it as its child.
struct ControllerFrames: CodeSearch {
  let resolver: Resolver

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
  }

  func contains(_ type: CodeType) -> Bool {
    guard type.kind == .class,
      ![ReadingNames.navigationController, ReadingNames.tabBarController]
        .contains(where: { codebase.isSubtype(type, of: $0) })
    else { return false }
    let children = childrenAdded(by: type)
    guard children.count == 1, let child = children.first else { return false }
    return codebase.members(of: type).contains { member in
      let parameters = member.isInitializer ? codebase.parameters(of: member.node) : []
      return parameters.contains { codebase[$0].name == child }
        && !parameters.contains { codebase[$0].name != child && isObject($0) }
    }
  }

  /// Returns the names of the values that a controller adds as children, with an empty name for a
  /// value without one.
  private func childrenAdded(by type: CodeType) -> Set<Name> {
    var names: Set<Name> = []
    for node in type.declarations.flatMap(codebase.descendants(of:))
    where codebase[node].kind == .call && codebase[node].name == Self.addChild {
      let value = resolver.arguments(of: node).first.flatMap(resolver.value(of:))
      names.insert(value.map { codebase[$0].name } ?? .none)
    }
    return names
  }

  /// Returns a Boolean value that indicates whether a parameter is an object of the code, such as
  /// the ViewModel or presenter of a screen.
  private func isObject(_ parameter: NodeID) -> Bool {
    guard let use = codebase.writtenType(of: parameter), let type = codebase.type(of: use) else {
      return false
    }
    return !type.isExternal && (type.kind == .class || type.isProtocol)
  }

  private static let addChild: Name = "addChild"
}
