import Calcot
package import CalcotViews
package import CommunityFakes
package import Counter
import Foundation
package import Groups
package import Launches
import LaunchesFakes
package import Localization
package import People

/// The composition for tests: a community and launches in memory, and a clock fixed at 14:05. A
/// test replaces only the dependencies that it needs:
///
/// ```swift
/// TestDependencies { $0.peopleRepository = recorder }
/// ```
package struct TestDependencies: HasGroupRepository, HasPeopleRepository, HasPhotoPermission,
  HasLaunchesAPI, HasLaunchesStore, HasDownloadPermission, HasCounterService, HasWallClock,
  HasRegion
{
  package let community: InMemoryCommunity
  package var groupRepository: any GroupRepository
  package var peopleRepository: any PeopleRepository
  package var photoPermission: any PermissionService
  package var launchesAPI: any LaunchesAPI
  package var launchesStore: any LaunchesStore
  package var downloadPermission: any PermissionService
  package var counterService: any CounterService
  package var wallClock = WallClock.fixed
  package let region: Region

  /// Creates dependencies on one community, optionally with another store of groups.
  ///
  /// - Parameter change: Replaces dependencies.
  @MainActor
  package init(
    _ community: InMemoryCommunity, groups: (any GroupRepository)? = nil,
    language: Language = .english, overriding change: (inout TestDependencies) -> Void = { _ in }
  ) {
    self.community = community
    photoPermission = PermissionNotNeeded()
    launchesAPI = FakeLaunchesAPI()
    launchesStore = FakeLaunchesStore()
    downloadPermission = PermissionNotNeeded()
    counterService = InMemoryCounterService()
    region = Region(language)
    groupRepository = groups ?? InMemoryGroupRepository(community)
    peopleRepository = InMemoryPeopleRepository(community)
    change(&self)
  }

  /// Creates dependencies on a new community.
  @MainActor
  package init(
    seed: GroupSeed = .runnersAndMore, groups: (any GroupRepository)? = nil,
    language: Language = .english, overriding change: (inout TestDependencies) -> Void = { _ in }
  ) {
    self.init(
      InMemoryCommunity(seed: seed), groups: groups, language: language, overriding: change)
  }
}

extension WallClock {
  /// A clock that always shows 14:05.
  package static let fixed = WallClock(
    now: { Date(timeIntervalSince1970: 14 * 3600 + 5 * 60) }, timeZone: .gmt)
}
