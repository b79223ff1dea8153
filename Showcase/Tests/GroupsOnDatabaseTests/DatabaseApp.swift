import Calcot
import CalcotTerminalTesting
import CalcotTesting
import CalcotViews
import CommunityDatabase
import Counter
import Foundation
import Groups
import Launches
import LaunchesFakes
import Localization
import People
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// The hosts on which each failure is shown.
enum Shown: String, CaseIterable, CustomTestStringConvertible {
  case headless, terminal

  var testDescription: String { rawValue }

  @MainActor var driver: any HostDriver {
    switch self {
    case .headless: InstantHost()
    case .terminal: TerminalDriver(rows: 30)
    }
  }
}

/// The whole app on a real database, driven as a user would.
@MainActor
struct DatabaseApp {
  private struct Dependencies: HasGroupRepository, HasPeopleRepository, HasPhotoPermission,
    HasLaunchesAPI, HasLaunchesStore, HasDownloadPermission, HasCounterService, HasWallClock,
    HasRegion
  {
    let groupRepository: any GroupRepository
    let peopleRepository: any PeopleRepository
    let photoPermission: any PermissionService
    let launchesAPI: any LaunchesAPI
    let launchesStore: any LaunchesStore
    let downloadPermission: any PermissionService
    let counterService: any CounterService
    let wallClock = WallClock(now: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt)
    let region: Region
  }

  let repository: any GroupRepository
  let app: TestApp

  /// Starts the app on a file, without waiting for the groups.
  init(_ repository: SQLiteGroupRepository, on host: Shown = .headless) {
    self.init(repository.database, on: host.driver)
  }

  /// Starts the app on a store of any kind.
  init(_ community: any CommunityStore, on host: Shown = .headless) {
    self.init(community, on: host.driver)
  }

  /// Starts the app on a host of the test's own.
  init(_ community: any CommunityStore, on driver: any HostDriver) {
    repository = community.groups
    app = TestApp(
      AppCoordinator(
        dependencies: Dependencies(
          groupRepository: repository, peopleRepository: community.people,
          photoPermission: PermissionNotNeeded(), launchesAPI: FakeLaunchesAPI(),
          launchesStore: FakeLaunchesStore(), downloadPermission: PermissionNotNeeded(),
          counterService: InMemoryCounterService(), region: Region())),
      routes: .showcase, on: driver)
  }

  /// Opens the form, types a name and saves.
  func save(_ name: String) async {
    await app.tap("New group")
    await app.type(name, into: "Name")
    await app.tap("Save")
  }

  /// Opens a group's members and taps the removal of one, up to the question.
  func askToRemove(_ member: String, from group: String) async {
    await app.tap(group)
    await app.tap("Members")
    await app.tap("Remove", in: member)
  }
}

/// The beginnings of the messages. A terminal wraps the rest into lines.
enum Beginning {
  static let locked = "The groups are being changed"
  static let readOnly = "The groups can be read but not changed"
  static let diskFull = "There is no space left"
  static let corrupt = "The file of the groups is damaged"
}
