import Calcot

/// Needs no code: `close()` is a default of `ScreenRouting`, `open(_:)` of `AddressOpening`.
protocol ProfileRouting: ScreenRouting, AddressOpening {}

final class ProfileRouter: Router, ProfileRouting {
  let navigation: FlowNavigation<UsersRoute>

  init(navigation: FlowNavigation<UsersRoute>) { self.navigation = navigation }
}
