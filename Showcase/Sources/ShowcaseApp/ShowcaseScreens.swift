public import Calcot
import Counter
import Groups
import Launches
import People

/// The screens builder of the whole app: it makes every screen from its route, within the flow that
/// the screen needs.
///
/// ```swift
/// let screens = ShowcaseScreens(dependencies: dependencies)
/// let calcot = screens.calcot(at: AnyRoute(GroupsRoute.newGroup))
/// ```
@MainActor
public struct ShowcaseScreens {
  private let dependencies: any AppCoordinator.Dependencies

  /// Creates a builder of the screens.
  public init(dependencies: any AppCoordinator.Dependencies) { self.dependencies = dependencies }

  /// Returns the screen of a route, as the root of its flow; nil if no feature of the app has the
  /// route.
  public func calcot(at route: AnyRoute) -> Calcot? {
    switch route.base {
    case let tab as AppTab: AppCoordinator(dependencies: dependencies).calcot(for: tab)
    case let route as GroupsRoute:
      .flow(GroupsCoordinator(dependencies: GroupsDependencies(app: dependencies), root: route))
    case let route as PeopleRoute:
      .flow(PeopleCoordinator(dependencies: dependencies, root: route))
    case is PickerRoute: .flow(PickerCoordinator(dependencies: dependencies))
    case let route as LaunchesRoute:
      .flow(LaunchesCoordinator(dependencies: dependencies, root: route))
    case is CounterRoute: .flow(CounterCoordinator(dependencies: dependencies))
    default: nil
    }
  }
}
