import Calcot

protocol UsersRouting: ScreenRouting {
  func showProfile(of user: User)
}

final class UsersRouter: Router, UsersRouting {
  let navigation: FlowNavigation<UsersRoute>

  init(navigation: FlowNavigation<UsersRoute>) { self.navigation = navigation }

  func showProfile(of user: User) { navigation.push(.profile(user.id)) }
}
