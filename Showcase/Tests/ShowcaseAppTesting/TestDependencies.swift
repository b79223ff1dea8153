import Calcot
package import CommunityFakes
import Foundation
package import Groups
package import Launches
package import LaunchesFakes
package import Localization
package import People

/// The composition for tests: a community and launches in memory, and a clock that stands at 14:05.
package struct TestDependencies: HasGroupRepository, HasPeopleRepository, HasLaunchesAPI,
  HasLaunchesStore, HasWallClock, HasLanguage
{
  package let community: InMemoryCommunity
  package let groupRepository: any GroupRepository
  package let peopleRepository: any PeopleRepository
  package let launchesAPI: any LaunchesAPI
  package let launchesStore: any LaunchesStore = FakeLaunchesStore()
  package let wallClock = WallClock(
    now: { Date(timeIntervalSince1970: 14 * 3600 + 5 * 60) }, timeZone: .gmt)
  package let language: Language

  /// Everything on one community; another store of groups, if one is given.
  @MainActor
  package init(
    _ community: InMemoryCommunity, groups: (any GroupRepository)? = nil,
    launchesAPI: any LaunchesAPI = FakeLaunchesAPI(), language: Language = .english
  ) {
    self.community = community
    self.launchesAPI = launchesAPI
    self.language = language
    groupRepository = groups ?? InMemoryGroupRepository(community)
    peopleRepository = InMemoryPeopleRepository(community) { $0.message(in: language) }
  }

  /// Everything on a new community.
  @MainActor
  package init(
    seed: GroupSeed = .runnersAndMore, groups: (any GroupRepository)? = nil,
    language: Language = .english
  ) {
    self.init(InMemoryCommunity(seed: seed), groups: groups, language: language)
  }
}
