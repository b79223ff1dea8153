public import Calcot

extension FlowContributions {
  /// Shows `route` over what the stack shows, as ``StackNavigation/push(_:carrying:)`` does.
  @MainActor
  public static func push<Destination>(_ route: Destination, carrying value: Any? = nil) -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.push(AnyRoute(route))) { $0.push(route, carrying: value) }
  }

  /// Takes the top screen off the stack.
  @MainActor
  public static func pop<Destination>() -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.pop) { $0.pop() }
  }

  /// Takes every screen off that stands over the newest one that shows `route`.
  @MainActor
  public static func pop<Destination>(to route: Destination) -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.popTo(AnyRoute(route))) { $0.pop(to: route) }
  }

  /// Leaves only the root of the flow's stack.
  @MainActor
  public static func popToRoot<Destination>() -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.popToRoot) { $0.popToRoot() }
  }

  /// Shows `route` in the place of the top screen.
  @MainActor
  public static func replaceTop<Destination>(
    with route: Destination, carrying value: Any? = nil
  ) -> Self where RouterNavigation == StackNavigation<Destination> {
    Self(.replaceTop(AnyRoute(route))) { $0.replaceTop(with: route, carrying: value) }
  }

  /// Makes the flow show nothing but `route`.
  @MainActor
  public static func replaceRoot<Destination>(with route: Destination) -> Self
  where RouterNavigation == StackNavigation<Destination> { setStack([route]) }

  /// Makes the flow show exactly `routes`, the root first.
  @MainActor
  public static func setStack<Destination>(_ routes: [Destination]) -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.setStack(routes.map { AnyRoute($0) })) { $0.setStack(routes) }
  }

  /// Shows `route` in a modal over everything, with a stack of its own.
  @MainActor
  public static func present<Destination>(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Any? = nil
  ) -> Self where RouterNavigation: FlowNavigation<Destination> {
    Self(.present(AnyRoute(route), style)) { $0.present(route, as: style, carrying: value) }
  }

  /// Takes the top modal off, with all its screens.
  @MainActor
  public static func dismiss() -> Self { Self(.dismiss) { $0.dismiss() } }

  /// Shows a tab as the user left it.
  @MainActor
  public static func select<Destination>(_ tab: Destination) -> Self
  where RouterNavigation == TabNavigation<Destination> {
    Self(.select(AnyRoute(tab))) { $0.select(tab) }
  }

  /// Shows `route` alone on the secondary side of a split and goes there.
  @MainActor
  public static func show<Destination>(_ route: Destination, carrying value: Any? = nil) -> Self
  where RouterNavigation == SplitNavigation<Destination> {
    Self(.show(AnyRoute(route))) { $0.show(route, carrying: value) }
  }

  /// Shows the page at `route`.
  @MainActor
  public static func go<Destination>(to route: Destination) -> Self
  where RouterNavigation == PagesNavigation<Destination> {
    Self(.go(AnyRoute(route))) { $0.go(to: route) }
  }

  /// Makes the pages be exactly `routes`.
  @MainActor
  public static func setPages<Destination>(_ routes: [Destination]) -> Self
  where RouterNavigation == PagesNavigation<Destination> {
    Self(.setPages(routes.map { AnyRoute($0) })) { $0.setPages(routes) }
  }

  private init(
    _ name: MoveName, _ carryOut: @escaping @MainActor (RouterNavigation) -> Answer
  ) {
    let move = StepContent.Move(name: name) { navigation in
      (navigation as? RouterNavigation).map(carryOut)
    }
    self.init { $0.moves = [move] }
  }
}
