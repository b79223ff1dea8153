internal import CalcotCode

/// Finds navigation controllers that the code creates for a screen. Filling one is no navigation:
/// its content appears together with it.
struct FreshContainers: CodeSearch {
  let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// Returns a Boolean value that indicates whether an expression is a local whose value is a new
  /// container.
  func isFresh(_ expression: NodeID) -> Bool {
    let node = codebase[expression]
    guard node.kind == .identifier,
      let local = resolver.localDeclaration(of: node.name, at: expression),
      codebase[local].kind == .local,
      let value = codebase.child(of: local, .initialValue).flatMap(resolver.value(of:)),
      codebase[value].kind == .call, let type = resolver.type(of: value)
    else { return false }
    return codebase.isSubtype(type.name, type.type, of: SystemScreens.navigationController)
      && makes(value)
  }

  /// Returns a Boolean value that indicates whether a call has the form `Type(…)`.
  private func makes(_ call: NodeID) -> Bool {
    guard let callee = resolver.callee(of: call) else { return false }
    return codebase[callee].kind == .identifier
      && codebase[callee].name.text.utf8.first.map { $0 >= 65 && $0 <= 90 } ?? false
  }

  /// Returns the last screen that the code puts into a local container.
  func content(of local: NodeID) -> NodeID? {
    guard let member = codebase.enclosingMember(of: local) else { return nil }
    let name = codebase[local].name
    var found: NodeID?
    for index in Int(local.index)..<Int(codebase[member.node].end) {
      let id = NodeID(file: Int(local.file), index: index)
      let node = codebase[id]
      switch node.kind {
      case .call
      where node.name == NavigationNames.push || node.name == NavigationNames.setViewControllers:
        if isBase(of: id, name), let first = resolver.arguments(of: id).first {
          found = resolver.value(of: first).flatMap(last(of:)) ?? found
        }
      case .assignment:
        let parts = Array(codebase.children(of: id))
        if parts.count == 2, codebase[parts[0]].name == NavigationNames.viewControllers,
          isBase(of: parts[0], name)
        {
          found = last(of: parts[1]) ?? found
        }
      default: break
      }
    }
    return found
  }

  private func isBase(of expression: NodeID, _ name: Name) -> Bool {
    guard let base = resolver.base(of: expression) else { return false }
    return codebase[base].kind == .identifier && codebase[base].name == name
  }

  /// Returns the last screen of `[list, detail]` and of `above + [detail]`, or a single screen.
  func last(of expression: NodeID) -> NodeID? {
    let parts = codebase.children(of: expression).filter { codebase[$0].kind.isExpression }
    switch codebase[expression].kind {
    case .collection: return parts.last
    case .operation: return parts.last.flatMap(last(of:))
    default: return expression
    }
  }
}
