internal import CalcotCode

/// Navigation controllers that the code makes for a screen: filling one is no navigation yet, and
/// what it is filled with is what is shown when it is.
struct FreshContainers {
  let codebase: Codebase
  let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
    codebase = resolver.codebase
  }

  /// Whether an expression is a local that holds a container made on the spot.
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

  /// Whether a call is `Type(…)`.
  private func makes(_ call: NodeID) -> Bool {
    guard let callee = resolver.callee(of: call) else { return false }
    return codebase[callee].kind == .identifier
      && codebase[callee].name.text.utf8.first.map { $0 >= 65 && $0 <= 90 } ?? false
  }

  /// The screen that the code puts into a local container: the last one.
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

  /// The last screen of `[list, detail]` and of `above + [detail]`; a single one itself.
  func last(of expression: NodeID) -> NodeID? {
    let parts = codebase.children(of: expression).filter { codebase[$0].kind.isExpression }
    switch codebase[expression].kind {
    case .collection: return parts.last
    case .operation: return parts.last.flatMap(last(of:))
    default: return expression
    }
  }
}
