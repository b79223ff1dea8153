public import Calcot
import Localization

/// The Coordinator of the People feature. It only assembles: each screen has a Router that knows
/// where it leads.
public final class PeopleCoordinator: Coordinator {
  public typealias Dependencies = PeopleScreens.Dependencies

  public let navigation: StackNavigation<PeopleRoute>
  private let screens: PeopleScreens

  /// Creates a flow that starts at the directory, or at another route.
  public init(dependencies: any Dependencies, root: PeopleRoute = .directory) {
    screens = PeopleScreens(dependencies: dependencies)
    navigation = StackNavigation(root: root, isSideBySide: true)
  }

  public func calcot(for route: PeopleRoute, at place: RoutePlace<PeopleRoute>) -> Placed {
    place.screen { screens.screen(at: route, on: navigation, at: place) }
  }
}
