extension TreeEdit {
  /// Makes room for `route` beside the root of a stack if the root's code opens it: pops the
  /// screens over the root or, if the route is open already, the screens over the route.
  ///
  /// - Parameters:
  ///   - route: The route; `nil` for one that is always opened anew.
  ///   - screen: The screen whose code opens the route. Nothing changes unless it is a root that a
  ///     wide host shows beside others.
  ///   - flow: The flow of the route.
  /// - Returns: A Boolean value that indicates whether the route is now on top.
  package mutating func makeRoom(
    for route: AnyRoute?, besideRoot screen: ScreenID?, in flow: FlowID
  ) throws(Refusal) -> Bool {
    guard let place = tree.currentPlace(of: flow), let stack = tree.stack(at: place),
      stack.root.id == screen, tree.flows[stack.root.flow]?.isSideBySide == true
    else { return false }
    let open = tree.segments(of: flow, in: stack).dropFirst().first
    let isOpen = open != nil && open?.route == route
    let top = isOpen ? open?.nodes.last ?? stack.root : stack.root
    try editCurrentStack(of: flow) { stack throws(Refusal) in
      stack.popping { $0.id == top.id } ?? stack
    }
    return isOpen
  }
}
