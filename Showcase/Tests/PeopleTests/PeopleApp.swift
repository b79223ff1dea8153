import Calcot
import CalcotTesting
import CommunityFakes
import Localization
import People
import ShowcaseAppTesting

/// The whole People feature on a headless host.
@MainActor
struct PeopleApp {
  let community: InMemoryCommunity
  let coordinator: PeopleCoordinator
  let app: TestApp

  /// Starts the feature, without waiting for the people.
  init(
    _ community: InMemoryCommunity = InMemoryCommunity(seed: .runnersAndMore),
    language: Language = .english
  ) {
    self.community = community
    coordinator = PeopleCoordinator(
      dependencies: TestDependencies(community, language: language))
    app = TestApp(coordinator)
  }
}
