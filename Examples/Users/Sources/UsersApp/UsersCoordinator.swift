import Calcot

/// The screens of the flow: a Router pushes one of these.
enum UsersRoute: Route {
  case users
  case profile(User.ID)
}

/// Owns the flow's stack of screens. It decides nothing: the ViewModels do.
final class UsersCoordinator: Coordinator {
  let navigation = StackNavigation<UsersRoute>(root: .users)
  private let screens: ScreensBuilder

  init(dependencies: any ScreensBuilder.Dependencies) {
    screens = ScreensBuilder(dependencies: dependencies)
  }

  /// Calçot calls this for each route that is pushed. The closure makes the screen in its place.
  func calcot(for route: UsersRoute, at place: RoutePlace<UsersRoute>) -> Placed {
    switch route {
    case .users: place.screen { screens.users(on: navigation) }
    case .profile(let id): place.screen { screens.profile(of: id, on: navigation) }
    }
  }
}
