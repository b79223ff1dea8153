/// Assembles the calçot of each route and decides every navigation.
///
/// ```swift
/// final class GroupsCoordinator: Coordinator, GroupsCoordinating {
///   let navigation = StackNavigation<GroupsRoute>(root: .groups(.joined))
///
///   func calcot(for route: GroupsRoute) -> Calcot {
///     switch route { … }
///   }
///
///   func present(group id: Group.ID) { navigation.push(.group(id)) }
/// }
/// ```
@MainActor
public protocol Coordinator: Router {
  /// The routes that this coordinator can show.
  associatedtype Destination: Route

  /// The stack, and the modals over it, that this coordinator navigates.
  var navigation: StackNavigation<Destination> { get }

  /// Assembles the five parts of the screen at `route`. Called once for each screen, when its
  /// route enters the navigation tree, with that screen's scope as the current one.
  func calcot(for route: Destination) -> Calcot

  /// Has a say in every navigation before it is carried out. Allows by default.
  func guardTransition(_ proposed: ProposedTransition) -> GuardAnswer
}

extension Coordinator {
  public func guardTransition(_ proposed: ProposedTransition) -> GuardAnswer { .allow }
}
