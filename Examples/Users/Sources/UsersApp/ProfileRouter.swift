import Calcot

/// What it needs has default implementations: those of every router, and one that opens an address.
protocol ProfileRouting: ScreenRouting, AddressOpening {}

final class ProfileRouter: Router, ProfileRouting {
  let navigation: FlowNavigation<UsersRoute>

  init(navigation: FlowNavigation<UsersRoute>) { self.navigation = navigation }
}
