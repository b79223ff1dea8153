internal import CalcotCode

/// Finds the types that uses belong to.
extension DataAccessSearch {
  /// Returns the enclosing type of a use or, for an alias at the top of a file, the file's first
  /// type that the search looks at.
  func host(of node: NodeID) -> CodeType? {
    if let type = codebase.enclosingType(of: node) {
      return isHost(type) ? type : owner(of: type)
    }
    guard codebase.ancestors(of: node).contains(where: { codebase[$0].kind == .typeAlias }) else {
      return nil
    }
    for declaration in codebase.children(of: NodeID(file: node.file, index: 0)) {
      if let type = codebase.type(declaredAt: declaration), isHost(type) { return type }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a controller has other screens as its content,
  /// and so creates them with their dependencies.
  func isContainer(_ type: CodeType) -> Bool {
    Self.containers.contains { codebase.isSubtype(type, of: $0) }
  }

  private static let containers: [Name] = ["UITabBarController", "UISplitViewController"]

  /// Returns the View in which a helper class is declared, such as the coordinator of a representable.
  private func owner(of type: CodeType) -> CodeType? {
    guard type.kind == .class, codebase.role(of: type) == .none, let outer = type.outer,
      codebase.role(of: codebase[outer]).isUI, isHost(codebase[outer])
    else { return nil }
    return codebase[outer]
  }
}
