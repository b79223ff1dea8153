public import Calcot
public import Localization

/// The Coordinator of the Launches feature, whose routes stand for its modules.
///
/// It is written in the style of teams that use delegates: each module has a Coordinator that
/// assembles it, a ViewModel tells its View by a protocol what to show, and Interactors share a
/// manager.
public final class LaunchesCoordinator: Coordinator {
  public typealias Dependencies =
    HasLaunchesAPI & HasLaunchesStore & HasDownloadPermission & HasWallClock & HasRegion

  public let navigation: StackNavigation<LaunchesRoute>
  private let services: LaunchesServices

  /// Creates a flow that starts at the list of launches, or at another route.
  public init(dependencies: any Dependencies, root: LaunchesRoute = .launches) {
    navigation = StackNavigation(root: root, isSideBySide: true)
    services = LaunchesServices(
      manager: LaunchesManager(dependencies: dependencies),
      downloadPermission: dependencies.downloadPermission,
      texts: LaunchesTexts(
        region: dependencies.region, clock: dependencies.wallClock,
        areKeptByServer: dependencies.isLaunchesStoreOfServer))
  }

  public func calcot(for route: LaunchesRoute, at place: RoutePlace<LaunchesRoute>) -> Placed {
    switch route {
    case .launches:
      place.screen { LaunchesModuleCoordinator(navigation: navigation).initModule(services, place) }
    case .launch(let id):
      place.screen { LaunchModuleCoordinator(id: id).initModule(services, place) }
    case .download:
      place.screen { DownloadModuleCoordinator(navigation: navigation).initModule(services, place) }
    }
  }
}
