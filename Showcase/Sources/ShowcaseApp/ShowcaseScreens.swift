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
/// let app = screens.flow(at: AnyRoute(GroupsRoute.newGroup)).map { CalcotApp($0) }
/// ```
@MainActor
public struct ShowcaseScreens {
  private let dependencies: any AppCoordinator.Dependencies

  /// Creates a builder of the screens.
  public init(dependencies: any AppCoordinator.Dependencies) { self.dependencies = dependencies }

  /// Returns the flow whose first screen is that of a route; nil if no feature of the app has the
  /// route.
  public func flow(at route: AnyRoute) -> ChildFlow? {
    switch route.base {
    case let tab as AppTab: AppCoordinator(dependencies: dependencies).flow(for: tab)
    case let route as GroupsRoute:
      ChildFlow(GroupsCoordinator(dependencies: GroupsDependencies(app: dependencies), root: route))
    case let route as PeopleRoute:
      ChildFlow(PeopleCoordinator(dependencies: dependencies, root: route))
    case is PickerRoute: ChildFlow(PickerCoordinator(dependencies: dependencies))
    case let route as LaunchesRoute:
      ChildFlow(LaunchesCoordinator(dependencies: dependencies, root: route))
    case is CounterRoute: ChildFlow(CounterFlow(dependencies: dependencies))
    default: nil
    }
  }
}
