#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CommunityFakes
  import Groups
  import Launches
  import LaunchesFakes
  import Localization
  import People

  /// The composition for previews, with a new community in memory for each.
  struct PreviewDependencies: HasGroupRepository, HasPeopleRepository, HasLaunchesAPI,
    HasLaunchesStore, HasWallClock, HasLanguage
  {
    let groupRepository: any GroupRepository
    let peopleRepository: any PeopleRepository
    let launchesAPI: any LaunchesAPI
    let launchesStore: any LaunchesStore
    let wallClock = WallClock.system
    let language = Language.english

    @MainActor
    init() {
      let community = InMemoryCommunity()
      let language = language
      groupRepository = InMemoryGroupRepository(community)
      launchesAPI = FakeLaunchesAPI()
      launchesStore = FakeLaunchesStore()
      peopleRepository = InMemoryPeopleRepository(community) { $0.message(in: language) }
    }
  }
#endif
