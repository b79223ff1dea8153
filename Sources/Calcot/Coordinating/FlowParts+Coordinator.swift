import CalcotTree

extension FlowParts {
  /// Creates the parts of a coordinator, which they retain.
  init<C: Coordinator>(_ coordinator: C) {
    self.coordinator = coordinator
    routes = C.Destination.self
    root = { coordinator.navigation.flowRoot }
    begin = { flow, handler in
      let navigation: Navigation = coordinator.navigation
      defer { navigation.begin(flow, in: handler) }
      guard let other = navigation.handler, let before = navigation.flow else { return nil }
      return (other, before)
    }
    calcot = { route, context in
      (route.base as? C.Destination).map { coordinator.calcot(for: $0, context: context) }
    }
    childFlow = { route in
      (route.base as? C.Destination).flatMap { coordinator.flow(for: $0)?.parts }
    }
    guardTransition = { coordinator.guardTransition($0) }
    handle = { step in
      guard let step = step as? C.FlowStep else { return nil }
      return coordinator.handle(step)
    }
    watcher = coordinator as? any NavigationWatching
  }
}
