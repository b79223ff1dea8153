import Calcot

/// What the screen of a person asks for. Nothing in it says where the screen is.
@MainActor
protocol ProfileRouting: ScreenRouting, AddressOpening, Copying, Sharing, ImagePicking,
  DocumentPicking
{}

/// The Router of one person's screen: every capability comes with the navigation of whichever flow the
/// screen is in.
final class ProfileRouter: Router, ProfileRouting {
  let navigation: Navigation

  init(navigation: Navigation) { self.navigation = navigation }
}
