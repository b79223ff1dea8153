import Calcot

/// Its requests have default implementations: those of every router, such as `close`, and `open`.
protocol ProfileRouting: ScreenRouting, AddressOpening {}

final class ProfileRouter: Router, ProfileRouting {
  let navigation: FlowNavigation<UsersRoute>

  init(navigation: FlowNavigation<UsersRoute>) { self.navigation = navigation }
}
