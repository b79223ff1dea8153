import CalcotTree

extension CalcotApp {
  /// Starts an app of one screen, without a coordinator of its own: for previews, tests, and
  /// printing a screen as text.
  ///
  /// ```swift
  /// let app = CalcotApp { navigation in screens.about(on: navigation) }
  /// ```
  ///
  /// - Parameters:
  ///   - watchesRelease: A Boolean value that indicates whether the parts of ended screens are
  ///     remembered, weakly, so that ``heldParts`` can name those that are still alive.
  ///   - screen: A closure that makes the screen, or the flow, on the navigation of the app.
  public convenience init(
    watchesRelease: Bool = false, screen: @escaping @MainActor (Navigation) -> Calcot
  ) {
    self.init(SingleScreenCoordinator(screen), watchesRelease: watchesRelease)
  }

  /// Starts an app at a route of a coordinator: as the root of its stack or, for tabs, pages or a
  /// split, in a modal.
  ///
  /// - Parameters:
  ///   - route: The route; nil for the coordinator's first screen.
  ///   - coordinator: The coordinator that makes the screens.
  public convenience init<C: Coordinator>(at route: C.Destination?, of coordinator: C) {
    self.init(coordinator)
    if let route { go(to: route, of: coordinator) }
  }

  /// Shows a route. If that is refused, the app stays where it is and reports an issue.
  package func go<C: Coordinator>(to route: C.Destination, of coordinator: C) {
    let answer =
      if let stack = coordinator.navigation as? StackNavigation<C.Destination> {
        stack.setStack([route])
      } else {
        coordinator.navigation.present(route)
      }
    guard case .refused(let refusal) = answer else { return }
    engine.report(
      "The app does not start at \(route): \(refusal). It shows what its coordinator shows first.")
  }
}

/// The route of an app's only screen.
private enum OnlyRoute: Route { case only }

/// The coordinator of an app of one screen.
private final class SingleScreenCoordinator: Coordinator {
  let navigation = StackNavigation<OnlyRoute>(root: .only)
  private let screen: @MainActor (Navigation) -> Calcot

  init(_ screen: @escaping @MainActor (Navigation) -> Calcot) { self.screen = screen }

  func calcot(for route: OnlyRoute, at place: RoutePlace<OnlyRoute>) -> Placed {
    place.screen { screen(navigation) }
  }
}
