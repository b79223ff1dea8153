import Calcot
import CalcotTesting
import CommunityFakes
import Foundation
import Groups
import GroupsInStyles
import Localization
import ShowcaseApp
import ShowcaseAppTesting

/// The whole app on a headless host.
@MainActor
struct ShowcaseTestApp {
  let community: InMemoryCommunity
  let repository: any GroupRepository
  let app: TestApp

  /// Starts the app at the place of a saved state, without waiting.
  init(
    _ community: InMemoryCommunity = InMemoryCommunity(seed: .runnersAndMore),
    restoring state: Data? = nil, language: Language = .english, style: AppStyle? = nil
  ) {
    let dependencies = TestDependencies(community, language: language)
    self.community = community
    repository = dependencies.groupRepository
    app = TestApp(
      AppCoordinator(dependencies: dependencies, style: style), routes: .showcase,
      restoring: state)
  }

  /// Starts the app and opens the screen to which these taps lead.
  static func opened(_ taps: String..., style: AppStyle? = nil) async -> ShowcaseTestApp {
    let showcase = ShowcaseTestApp(style: style)
    await showcase.app.settle()
    for tap in taps { await showcase.then { $0.tap(tap) } }
    return showcase
  }

  /// Performs one step and waits until the app is idle.
  func then(_ step: (TestApp) -> Void) async { await app.then(step) }
}
