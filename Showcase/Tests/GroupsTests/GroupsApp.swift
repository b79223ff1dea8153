import Calcot
import CalcotTesting
import CommunityFakes
import Groups
import Localization
import ShowcaseAppTesting

@testable import ShowcaseApp

/// The whole Groups feature on a headless host, with the screens of People that the app supplies.
@MainActor
struct GroupsApp {
  let community: InMemoryCommunity
  let repository: any GroupRepository
  let coordinator: GroupsCoordinator
  let app: TestApp

  /// Starts the feature, without waiting for the groups.
  init(
    _ community: InMemoryCommunity = InMemoryCommunity(seed: .runnersAndMore),
    groups: (any GroupRepository)? = nil, language: Language = .english,
    on driver: (any HostDriver)? = nil
  ) {
    let dependencies = TestDependencies(community, groups: groups, language: language)
    self.community = community
    repository = dependencies.groupRepository
    coordinator = GroupsCoordinator(dependencies: GroupsDependencies(app: dependencies))
    app = TestApp(coordinator, on: driver)
  }

  /// Starts the feature with `seed`, without waiting for the groups.
  init(seed: GroupSeed) { self.init(InMemoryCommunity(seed: seed)) }

  /// Starts the feature and opens the screen to which these taps lead.
  static func opened(
    _ taps: String..., in community: InMemoryCommunity = InMemoryCommunity(seed: .runnersAndMore)
  ) async -> GroupsApp {
    let groups = GroupsApp(community)
    await groups.app.settle()
    for tap in taps { await groups.app.tap(tap) }
    return groups
  }
}

extension Leavability {
  /// A Boolean value that indicates whether the user is asked now.
  var isAsking: Bool { if case .asks(_, if: true) = self { true } else { false } }
}
