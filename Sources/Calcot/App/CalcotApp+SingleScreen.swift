import CalcotTree
extension CalcotApp {
  /// Starts an app of one screen, without a coordinator of its own: for previews, tests, and the text of
  /// a screen.
  ///
  /// ```swift
  /// let app = CalcotApp { navigation in screens.profile(of: id, on: navigation) }
  /// ```
  ///
  /// - Parameters:
  ///   - watchesRelease: remember the parts of ended screens, weakly, so that ``heldParts`` can name
  ///     those that are still alive.
  ///   - screen: makes the screen, or the flow, that is shown, on the navigation of the app.
  public convenience init(
    watchesRelease: Bool = false, screen: @escaping @MainActor (Navigation) -> Calcot
  ) {
    self.init(SingleScreenCoordinator(screen), watchesRelease: watchesRelease)
  }

  /// Starts an app at one place of a coordinator: as the root of its stack or, where it has tabs, pages
  /// or a split, in a modal.
  ///
  /// - Parameters:
  ///   - route: the place; nil for what the coordinator shows first.
  ///   - coordinator: makes the screens.
  public convenience init<C: Coordinator>(at route: C.Destination?, of coordinator: C) {
    self.init(coordinator)
    if let route { go(to: route, of: coordinator) }
  }

  /// Shows a place; where that is refused, the app stays where it is, and says so as an issue.
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

/// A place without a name.
private enum OnlyRoute: Route { case only }

/// The Coordinator of a screen that has none.
private final class SingleScreenCoordinator: Coordinator {
  let navigation = StackNavigation<OnlyRoute>(root: .only)
  private let screen: @MainActor (Navigation) -> Calcot

  init(_ screen: @escaping @MainActor (Navigation) -> Calcot) { self.screen = screen }

  func calcot(for route: OnlyRoute, context: AssemblyContext) -> Calcot { screen(navigation) }
}
