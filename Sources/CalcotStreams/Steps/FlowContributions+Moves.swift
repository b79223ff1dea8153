public import Calcot

extension FlowContributions {
  /// Pushes `route` on the stack that the flow works on, as ``FlowNavigation/push(_:carrying:)``
  /// does.
  @MainActor
  public static func push<Destination>(
    _ route: Destination, carrying value: Destination.Carried? = nil
  ) -> Self
  where RouterNavigation: FlowNavigation<Destination> {
    Self(.push(AnyRoute(route))) { $0.push(route, carrying: value) }
  }

  /// Pops the top screen of the stack.
  @MainActor
  public static func pop<Destination>() -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.pop) { $0.pop() }
  }

  /// Pops every screen over the topmost one that shows `route`.
  @MainActor
  public static func pop<Destination>(to route: Destination) -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.popTo(AnyRoute(route))) { $0.pop(to: route) }
  }

  /// Pops the flow's stack to its root.
  @MainActor
  public static func popToRoot<Destination>() -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.popToRoot) { $0.popToRoot() }
  }

  /// Replaces the top screen with `route`.
  @MainActor
  public static func replaceTop<Destination>(
    with route: Destination, carrying value: Destination.Carried? = nil
  ) -> Self where RouterNavigation == StackNavigation<Destination> {
    Self(.replaceTop(AnyRoute(route))) { $0.replaceTop(with: route, carrying: value) }
  }

  /// Replaces the flow's whole stack with `route`.
  @MainActor
  public static func replaceRoot<Destination>(with route: Destination) -> Self
  where RouterNavigation == StackNavigation<Destination> { setStack([route]) }

  /// Makes the flow's stack exactly `routes`, the root first.
  @MainActor
  public static func setStack<Destination>(_ routes: [Destination]) -> Self
  where RouterNavigation == StackNavigation<Destination> {
    Self(.setStack(routes.map { AnyRoute($0) })) { $0.setStack(routes) }
  }

  /// Presents `route` in a modal over everything, with a stack of its own.
  @MainActor
  public static func present<Destination>(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Destination.Carried? = nil
  ) -> Self where RouterNavigation: FlowNavigation<Destination> {
    Self(.present(AnyRoute(route), style)) { $0.present(route, as: style, carrying: value) }
  }

  /// Dismisses the top modal, with all its screens.
  @MainActor
  public static func dismiss() -> Self { Self(.dismiss) { $0.dismiss() } }

  /// Selects a tab, with the stack as the user left it.
  @MainActor
  public static func select<Destination>(_ tab: Destination) -> Self
  where RouterNavigation == TabNavigation<Destination> {
    Self(.select(AnyRoute(tab))) { $0.select(tab) }
  }

  /// Makes the tabs exactly these, as ``TabNavigation/setTabs(_:)`` does.
  @MainActor
  public static func setTabs<Destination>(_ tabs: [(route: Destination, title: String)]) -> Self
  where RouterNavigation == TabNavigation<Destination> {
    Self(.setTabs(tabs.map { AnyRoute($0.route) }, titles: tabs.map(\.title))) {
      $0.setTabs(tabs)
    }
  }

  /// Shows a short text beside a tab's title, as ``TabNavigation/setBadge(_:on:)`` does.
  @MainActor
  public static func setBadge<Destination>(_ badge: String?, on tab: Destination) -> Self
  where RouterNavigation == TabNavigation<Destination> {
    Self(.setBadge(badge, on: AnyRoute(tab))) { $0.setBadge(badge, on: tab) }
  }

  /// Makes `route` the only screen of a split's side and navigates there.
  @MainActor
  public static func show<Destination>(
    _ route: Destination, in side: SplitNavigation<Destination>.Side = .secondary,
    carrying value: Destination.Carried? = nil
  ) -> Self where RouterNavigation == SplitNavigation<Destination> {
    Self(.show(AnyRoute(route), in: side.rawValue)) { $0.show(route, in: side, carrying: value) }
  }

  /// Goes to the page at `route`.
  @MainActor
  public static func go<Destination>(to route: Destination) -> Self
  where RouterNavigation == PagesNavigation<Destination> {
    Self(.go(AnyRoute(route))) { $0.go(to: route) }
  }

  /// Makes the pages exactly `routes`.
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
