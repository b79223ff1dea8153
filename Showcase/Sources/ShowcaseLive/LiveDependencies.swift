package import CalcotViews
package import CommunityDatabase
package import Counter
package import Groups
package import Launches
package import Localization
package import People

/// The composition root: the dependencies of every screen in the shipped apps, on every host.
package struct LiveDependencies: HasGroupRepository, HasPeopleRepository, HasPhotoPermission,
  HasLaunchesAPI, HasLaunchesStore, HasDownloadPermission, HasCounterService, HasWallClock,
  HasRegion
{
  package let groupRepository: any GroupRepository
  package let peopleRepository: any PeopleRepository
  package let photoPermission: any PermissionService
  package let launchesAPI: any LaunchesAPI
  package let launchesStore: any LaunchesStore
  package let isLaunchesStoreOfServer: Bool
  package let downloadPermission: any PermissionService
  package let counterService: any CounterService
  package let wallClock = WallClock.system
  package let region: Region

  /// Creates dependencies with groups and people of one store, launches from an API and a store,
  /// and the language that the app starts with.
  @MainActor
  package init(
    community: any CommunityStore, launchesAPI: any LaunchesAPI, launchesStore: any LaunchesStore,
    isLaunchesStoreOfServer: Bool = false, language: Language
  ) {
    groupRepository = community.groups
    peopleRepository = community.people
    // NB: every host's picker gives the app no more than what the user picks.
    photoPermission = PermissionNotNeeded()
    self.launchesAPI = launchesAPI
    self.launchesStore = launchesStore
    self.isLaunchesStoreOfServer = isLaunchesStoreOfServer
    downloadPermission = PermissionNotNeeded()
    counterService = InMemoryCounterService()
    region = Region(language)
  }
}
