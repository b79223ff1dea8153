internal import CalcotCode

/// Finds the properties that a wrapper injects.
extension DataAccessSearch {
  /// Returns the name of the property that a wrapper injects by its type:
  /// `@Environment(Store.self)`.
  func nameInjected(by type: NodeID) -> Name? {
    guard let member = codebase.parent(of: type), codebase[member].kind == .member,
      codebase[member].name == .self
    else { return nil }
    return nameOfWrapped(member)
  }

  /// Returns the names of the properties that a wrapper injects by a key path that ends in a name:
  /// `@Environment(\.store) var orders`.
  func namesInjected(by name: Name) -> [Name] {
    codebase.mentions(of: name).compactMap {
      codebase[$0].kind == .keyPath ? nameOfWrapped($0) : nil
    }
  }

  private func nameOfWrapped(_ value: NodeID) -> Name? {
    guard let argument = codebase.parent(of: value), codebase[argument].kind == .argument,
      let attribute = codebase.parent(of: argument), codebase[attribute].kind == .attribute,
      let variable = codebase.parent(of: attribute), codebase[variable].kind == .variable
    else { return nil }
    return codebase[variable].name
  }
}
