import Calcot

/// A Router asks for a route, and here the builder makes the route's screen when it is to be shown.
final class UsersCoordinator: Coordinator {
  let navigation = StackNavigation<UsersRoute>(root: .users)
  private let screens: ScreensBuilder

  init(dependencies: any ScreensBuilder.Dependencies) {
    screens = ScreensBuilder(dependencies: dependencies)
  }

  func calcot(for route: UsersRoute, at place: RoutePlace<UsersRoute>) -> Placed {
    switch route {
    case .users: place.screen { screens.users(on: navigation) }
    case .profile(let id): place.screen { screens.profile(of: id, on: navigation) }
    }
  }
}
