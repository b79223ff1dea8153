import Calcot

/// The requests of the screen of a photo, which leads nowhere.
@MainActor
protocol PhotoRouting: ScreenRouting, FilePicking, AddressOpening {}

/// The Router of the screen of a photo. It asks for no routes, so the navigation of any flow will
/// do.
final class PhotoRouter: Router, PhotoRouting {
  let navigation: Navigation

  init(navigation: Navigation) { self.navigation = navigation }
}
