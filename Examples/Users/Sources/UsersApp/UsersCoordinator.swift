import Calcot

/// The places of the flow: its root, and what a Router pushes.
enum UsersRoute: Route {
  case users
  case profile(User.ID)
}

/// Owns the flow's stack of screens. When one is shown, the ViewModels and their Routers decide.
final class UsersCoordinator: Coordinator {
  let navigation = StackNavigation<UsersRoute>(root: .users)
  private let screens: ScreensBuilder

  init(dependencies: any ScreensBuilder.Dependencies) {
    screens = ScreensBuilder(dependencies: dependencies)
  }

  /// Calçot calls this for the root and each push; the closure, once that is decided.
  func calcot(for route: UsersRoute, at place: RoutePlace<UsersRoute>) -> Placed {
    switch route {
    case .users: place.screen { screens.users(on: navigation) }
    case .profile(let id): place.screen { screens.profile(of: id, on: navigation) }
    }
  }
}
