import CalcotTree

extension FlowParts {
  /// Creates the parts of a coordinator, which they retain.
  convenience init<C: Coordinator>(_ coordinator: C) {
    self.init(
      coordinator: coordinator, routes: C.Destination.self,
      root: { coordinator.navigation.flowRoot },
      begin: { flow, handler in
        let navigation: Navigation = coordinator.navigation
        defer { navigation.begin(flow, in: handler) }
        guard let other = navigation.handler, let before = navigation.flow else { return nil }
        return (other, before)
      },
      calcot: { route, context in
        guard let route = route.base as? C.Destination else { return nil }
        return coordinator.calcot(for: route, context: context)
      },
      childFlow: { route in
        guard let route = route.base as? C.Destination else { return nil }
        return coordinator.flow(for: route)?.parts
      },
      guardTransition: { coordinator.guardTransition($0) },
      handle: { step in
        guard let step = step as? C.FlowStep else { return nil }
        return coordinator.handle(step)
      },
      watcher: coordinator as? any NavigationWatching)
  }
}
