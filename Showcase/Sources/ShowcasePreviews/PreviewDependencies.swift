#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotViews
  import CommunityFakes
  import Counter
  import Groups
  import Launches
  import LaunchesFakes
  import Localization
  import People
  import ShowcaseApp

  /// The composition for previews, with a new community in memory for each.
  struct PreviewDependencies: HasGroupRepository, HasPeopleRepository, HasPhotoPermission,
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
    let wallClock = WallClock.system
    let region: Region

    @MainActor
    init() {
      let community = InMemoryCommunity()
      groupRepository = InMemoryGroupRepository(community)
      photoPermission = PermissionNotNeeded()
      launchesAPI = FakeLaunchesAPI()
      launchesStore = FakeLaunchesStore()
      downloadPermission = PermissionNotNeeded()
      counterService = InMemoryCounterService()
      peopleRepository = InMemoryPeopleRepository(community)
      region = Region()
    }
  }
#endif
