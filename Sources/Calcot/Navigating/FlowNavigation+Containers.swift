import CalcotTree

/// The operations that the navigations of containers share.
extension FlowNavigation {
  /// The route of the container's selected branch; nil while the flow is not running.
  var selectedRoute: Destination? {
    guard let flow, let container = tree.container(of: flow)?.container else { return nil }
    return container.selectedBranch.route.base as? Destination
  }

  /// Selects the branch that was made for `route`, with its stack as the user left it.
  func select(_ route: Destination, at site: CallSite) -> Answer {
    change(.select, at: site) { change, flow throws(Refusal) in
      try change.edit.go(to: change.edit.branch(at: AnyRoute(route), of: flow).index, in: flow)
    }
  }
}

extension Array {
  /// Returns the elements without those that have the same key as an earlier one.
  func withoutRepetitions(of key: (Element) -> some Hashable) -> [Element] {
    var seen: Set<AnyHashable> = []
    return filter { seen.insert(AnyHashable(key($0))).inserted }
  }
}
