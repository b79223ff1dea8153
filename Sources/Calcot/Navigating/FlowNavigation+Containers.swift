import CalcotTree

/// The operations that the navigations of containers share.
extension FlowNavigation {
  /// The route of the container's selected branch; nil while the flow is not running.
  var selectedRoute: Destination? {
    guard let flow, let container = tree.container(of: flow)?.container else { return nil }
    return container.selectedBranch.route.base as? Destination
  }
}

extension Move {
  /// Returns the move to these tabs; a duplicate route counts once.
  package static func tabs<R: Route>(_ tabs: [(route: R, title: String)]) -> Move {
    let tabs = tabs.withoutRepetitions { $0.route }
    return .setTabs(tabs.map(\.route), titles: tabs.map(\.title))
  }

  /// Returns the move to these pages; a duplicate route counts once.
  package static func pages<R: Route>(_ routes: [R]) -> Move {
    .setPages(routes.withoutRepetitions { $0 })
  }
}

extension Array {
  /// Returns the elements without those that have the same key as an earlier one.
  func withoutRepetitions(of key: (Element) -> some Hashable) -> [Element] {
    var seen: Set<AnyHashable> = []
    return filter { seen.insert(AnyHashable(key($0))).inserted }
  }
}
