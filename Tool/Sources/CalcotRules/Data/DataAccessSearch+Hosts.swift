internal import CalcotCode

/// The types that uses belong to.
extension DataAccessSearch {
  /// Returns the type around a use; for an alias at the top of a file, its first type that is
  /// searched.
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

  /// Returns a Boolean value that indicates whether a controller has other screens for its content,
  /// which it puts together with what they need.
  func isContainer(_ type: CodeType) -> Bool {
    Self.containers.contains { codebase.isSubtype(type, of: $0) }
  }

  private static let containers: [Name] = ["UITabBarController", "UISplitViewController"]

  /// Returns the View around a class that works for it, as the coordinator of a representable.
  private func owner(of type: CodeType) -> CodeType? {
    guard type.kind == .class, codebase.role(of: type) == .none, let outer = type.outer,
      codebase.role(of: codebase[outer]).isUI, isHost(codebase[outer])
    else { return nil }
    return codebase[outer]
  }
}
