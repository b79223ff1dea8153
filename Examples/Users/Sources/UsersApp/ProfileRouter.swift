import Calcot

protocol ProfileRouting: ScreenRouting, AddressOpening {}

final class ProfileRouter: Router, ProfileRouting {
  let navigation: Navigation

  init(navigation: Navigation) { self.navigation = navigation }
}
