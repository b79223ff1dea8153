import Calcot
import CalcotTesting
import CommunityFakes
import Groups
import GroupsInStyles
import ShowcaseApp
import ShowcaseAppTesting

/// The whole Groups feature on a headless host, in one style.
@MainActor
struct StyledApp {
  let community: InMemoryCommunity
  let repository: any GroupRepository
  let coordinator: StyledGroups
  let app: TestApp

  /// Starts the feature, without waiting for the groups.
  init(
    _ style: AppStyle, seed: GroupSeed = .runnersAndMore, on driver: (any HostDriver)? = nil
  ) {
    let dependencies = TestDependencies(seed: seed)
    community = dependencies.community
    repository = dependencies.groupRepository
    coordinator = StyledGroups(
      style, dependencies: GroupsDependencies(app: dependencies))
    app = TestApp(coordinator, on: driver)
  }

  /// Starts the feature and opens the screen to which these taps lead.
  static func opened(
    _ style: AppStyle, _ taps: String..., seed: GroupSeed = .runnersAndMore,
    on driver: (any HostDriver)? = nil
  ) async -> StyledApp {
    let groups = StyledApp(style, seed: seed, on: driver)
    await groups.app.settle()
    for tap in taps { await groups.app.tap(tap) }
    return groups
  }
}

extension GroupSeed {
  /// Returns one group with this many members, named by their numbers.
  static func crowd(of count: Int) -> GroupSeed {
    GroupSeed(
      people: (1...count).map { Person("Runner", String("00000\($0)".suffix(5))) },
      groups: [Entry("Crowd", members: Array(0..<count))])
  }
}
