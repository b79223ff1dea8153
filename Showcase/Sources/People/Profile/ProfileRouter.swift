import Calcot

/// The requests of a person's screen. It does not depend on where the screen is shown.
@MainActor
protocol ProfileRouting: ScreenRouting, AddressOpening, Copying, Sharing, ImagePicking,
  DocumentPicking
{}

/// The Router of one person's screen. Its capabilities come from the navigation of the flow that
/// shows the screen.
final class ProfileRouter: Router, ProfileRouting {
  let navigation: Navigation

  init(navigation: Navigation) { self.navigation = navigation }
}
