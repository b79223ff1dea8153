import Calcot

enum UsersRoute: Route {
  typealias Carried = User
  case users
  case profile(User.ID)
}

final class UsersCoordinator: Coordinator {
  let navigation = StackNavigation<UsersRoute>(root: .users)
  private let screens: ScreensBuilder

  init(dependencies: any ScreensBuilder.Dependencies) {
    screens = ScreensBuilder(dependencies: dependencies)
  }

  func calcot(for route: UsersRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .users: screens.users(on: navigation)
    case .profile(let id):
      screens.profile(of: id, known: context.carried(with: UsersRoute.self), on: navigation)
    }
  }
}
