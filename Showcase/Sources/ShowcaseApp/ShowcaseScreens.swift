public import Calcot
import Counter
import Groups
import Launches
import People

/// The screens builder of the whole app: it makes every screen from its route, with the flow that the screen
/// needs around it.
///
/// ```swift
/// let screens = ShowcaseScreens(dependencies: dependencies)
/// let calcot = screens.calcot(at: AnyRoute(GroupsRoute.newGroup))
/// ```
@MainActor
public struct ShowcaseScreens {
  private let dependencies: any AppCoordinator.Dependencies

  /// Screens of what `dependencies` has.
  public init(dependencies: any AppCoordinator.Dependencies) { self.dependencies = dependencies }

  /// The screen at a route, as the first one of its flow; nil when no feature of the app has the route.
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
