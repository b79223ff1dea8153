internal import CalcotCode

/// The flows that fill the tabs of a tab bar: a coordinator that sets the tab bar's controllers
/// starts each with a navigation controller of its own.
struct TabFlows: CodeSearch {
  let resolver: Resolver
  /// The types that set the controllers of a tab bar.
  private let fillers: Set<TypeID>

  init(_ resolver: Resolver) {
    self.resolver = resolver
    var fillers: Set<TypeID> = []
    for name in [ReadingNames.setViewControllers, ReadingNames.viewControllers] {
      for mention in resolver.codebase.mentions(of: name)
      where Self.isOfTabBar(mention, resolver) {
        if let type = resolver.codebase.outermostType(of: mention) { fillers.insert(type.id) }
      }
    }
    self.fillers = fillers
  }

  private static func isOfTabBar(_ mention: NodeID, _ resolver: Resolver) -> Bool {
    guard resolver.codebase[mention].kind == .member, resolver.codebase.isProduct(mention),
      let base = resolver.base(of: mention), let type = resolver.type(of: base)
    else { return false }
    return resolver.codebase.isSubtype(type.name, type.type, of: ReadingNames.tabBarController)
  }

  /// Returns a Boolean value that indicates whether a place starts a flow as a tab.
  func startsTab(_ act: NavigationAct) -> Bool {
    guard act.how == .flow, codebase[act.node].kind == .call,
      let type = codebase.outermostType(of: act.node), fillers.contains(type.id),
      let base = resolver.base(of: act.node), let making = making(base)
    else { return false }
    return resolver.arguments(of: making).contains { argument in
      resolver.value(of: argument).map(isOwnStack) ?? false
    }
  }

  /// Returns the call that makes a flow: `HomeCoordinator(stack)`, also behind a local.
  private func making(_ flow: NodeID) -> NodeID? {
    if codebase[flow].kind == .call { return flow }
    guard codebase[flow].kind == .identifier,
      let local = resolver.localDeclaration(of: codebase[flow].name, at: flow),
      let value = codebase.child(of: local, .initialValue).flatMap(resolver.value(of:))
    else { return nil }
    return codebase[value].kind == .call ? value : nil
  }

  /// Returns a Boolean value that indicates whether an expression is a navigation controller for
  /// one flow alone, which the coordinator does not keep.
  private func isOwnStack(_ value: NodeID) -> Bool {
    let isLocal =
      codebase[value].kind == .call
      || codebase[value].kind == .identifier
        && resolver.localDeclaration(of: codebase[value].name, at: value) != nil
    guard isLocal, let type = resolver.type(of: value) else { return false }
    return codebase.isSubtype(type.name, type.type, of: ReadingNames.navigationController)
  }
}
