public import Calcot

extension FlowContributions {
  /// Makes a move that is a value already, as `FlowNavigation.perform(_:)` does.
  public static func move(_ move: Move) -> Self { Self(move) }

  /// Pushes `route` on the stack that the flow works on, as `FlowNavigation.push(_:carrying:)`
  /// does.
  @MainActor
  public static func push<Destination>(
    _ route: Destination, carrying value: Destination.Carried? = nil
  ) -> Self
  where RouterNavigation: FlowNavigation<Destination> {
    Self(.push(route), carrying: value)
  }

  /// Pops the top screen of the stack.
  @MainActor
  public static func pop<Destination>() -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.pop())
  }

  /// Pops every screen over the topmost one that shows `route`.
  @MainActor
  public static func pop<Destination>(to route: Destination) -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.popTo(route))
  }

  /// Pops the flow's stack to its root.
  @MainActor
  public static func popToRoot<Destination>() -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.popToRoot)
  }

  /// Replaces the top screen with `route`.
  @MainActor
  public static func replaceTop<Destination>(
    with route: Destination, carrying value: Destination.Carried? = nil
  ) -> Self where RouterNavigation == StackNavigation<Destination> {
    Self(.replaceTop(route), carrying: value)
  }

  /// Replaces the flow's whole stack with `route`.
  @MainActor
  public static func replaceRoot<Destination>(with route: Destination) -> Self
  where RouterNavigation == StackNavigation<Destination> { setStack([route]) }

  /// Makes the flow's stack exactly `routes`, the root first.
  @MainActor
  public static func setStack<Destination>(_ routes: [Destination]) -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.setStack(routes))
  }

  /// Presents `route` in a modal over everything, with a stack of its own.
  @MainActor
  public static func present<Destination>(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Destination.Carried? = nil
  ) -> Self where RouterNavigation: FlowNavigation<Destination> {
    Self(.present(route, as: style), carrying: value)
  }

  /// Dismisses the top modal, with all its screens.
  @MainActor
  public static func dismiss() -> Self { Self(.dismiss()) }

  /// Selects a tab, with the stack as the user left it.
  @MainActor
  public static func select<Destination>(_ tab: Destination) -> Self
  where RouterNavigation == TabNavigation<Destination> {
    Self(.select(tab))
  }

  /// Makes the tabs exactly these, as `TabNavigation.setTabs(_:)` does.
  @MainActor
  public static func setTabs<Destination>(_ tabs: [(route: Destination, title: String)]) -> Self
  where RouterNavigation == TabNavigation<Destination> {
    Self(.tabs(tabs))
  }

  /// Shows a short text beside a tab's title, as `TabNavigation.setBadge(_:on:)` does.
  @MainActor
  public static func setBadge<Destination>(_ badge: String?, on tab: Destination) -> Self
  where RouterNavigation == TabNavigation<Destination> {
    Self(.setBadge(badge, on: tab))
  }

  /// Makes `route` the only screen of a split's side and navigates there.
  @MainActor
  public static func show<Destination>(
    _ route: Destination, in side: Move.Side = .secondary,
    carrying value: Destination.Carried? = nil
  ) -> Self where RouterNavigation == SplitNavigation<Destination> {
    Self(.show(route, in: side), carrying: value)
  }

  /// Goes to the page at `route`.
  @MainActor
  public static func go<Destination>(to route: Destination) -> Self
  where RouterNavigation == PagesNavigation<Destination> {
    Self(.select(route))
  }

  /// Makes the pages exactly `routes`.
  @MainActor
  public static func setPages<Destination>(_ routes: [Destination]) -> Self
  where RouterNavigation == PagesNavigation<Destination> {
    Self(.pages(routes))
  }

  private init(_ move: Move, carrying value: Any? = nil) {
    self.init { $0.moves = [StepContent.Requested(move: move, carried: value)] }
  }
}
