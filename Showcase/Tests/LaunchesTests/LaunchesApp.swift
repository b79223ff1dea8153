import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Foundation
import Launches
import LaunchesFakes
import Localization

/// The dependencies of the Launches feature in tests: an API and a store in memory, and a clock
/// fixed at 14:05 on January 1, 1970.
struct LaunchesTestDependencies: HasLaunchesAPI, HasLaunchesStore, HasDownloadPermission,
  HasWallClock, HasRegion
{
  let launchesAPI: any LaunchesAPI
  let launchesStore: any LaunchesStore
  let downloadPermission: any PermissionService
  let wallClock = WallClock(
    now: { Date(timeIntervalSince1970: 14 * 3600 + 5 * 60) }, timeZone: .gmt)
  let region: Region
}

/// The whole Launches feature on a headless host.
@MainActor
struct LaunchesApp {
  let api: FakeLaunchesAPI
  let store: FakeLaunchesStore
  let coordinator: LaunchesCoordinator
  let app: TestApp

  /// Starts the feature, without waiting for the launches.
  init(
    api: FakeLaunchesAPI = FakeLaunchesAPI(), store: FakeLaunchesStore = FakeLaunchesStore(),
    permission: any PermissionService = PermissionNotNeeded(), restoring state: Data? = nil,
    language: Language = .english
  ) {
    self.api = api
    self.store = store
    coordinator = LaunchesCoordinator(
      dependencies: LaunchesTestDependencies(
        launchesAPI: api, launchesStore: store, downloadPermission: permission,
        region: Region(language)))
    app = TestApp(coordinator, routes: RouteRegistry(LaunchesRoute.self), restoring: state)
  }

  /// The description of the visible screen.
  var screen: String? { app.content?.description }
}
