import Calcot
import CalcotRecording
import CalcotViews
import Counter
import Foundation
import Groups
import Launches
import Localization
import People
import ShowcaseApp

/// The dependencies of the app, of which everything that comes from outside is recorded or replayed.
/// The permissions and the count are the app's own, and the same in every run.
struct RecordedDependencies: HasGroupRepository, HasPeopleRepository, HasPhotoPermission,
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
  let wallClock: WallClock
  let region: Region

  /// Creates dependencies whose answers pass through `outside`.
  @MainActor
  init(_ live: any AppCoordinator.Dependencies, _ outside: Outside, timeZone: TimeZone) {
    groupRepository = RecordedGroupRepository(live.groupRepository, outside)
    peopleRepository = RecordedPeopleRepository(live.peopleRepository, outside)
    photoPermission = live.photoPermission
    launchesAPI = RecordedLaunchesAPI(base: live.launchesAPI, outside: outside)
    launchesStore = RecordedLaunchesStore(base: live.launchesStore, outside: outside)
    downloadPermission = live.downloadPermission
    counterService = live.counterService
    let now = live.wallClock.now
    wallClock = WallClock(now: { outside.value("now", now) }, timeZone: timeZone)
    region = live.region
  }
}
