import Calcot

protocol ProfileRouting: ScreenRouting, AddressOpening {}

/// It leads to no route, so the navigation of any flow will do.
final class ProfileRouter: Router, ProfileRouting {
  let navigation: Navigation

  init(navigation: Navigation) { self.navigation = navigation }
}
