import Calcot
package import CalcotTesting
package import CommunityFakes
package import Foundation
package import Groups
package import GroupsInStyles
package import Localization
import ShowcaseApp

/// The whole app on a host, headless by default.
@MainActor
package struct ShowcaseTestApp {
  package let community: InMemoryCommunity
  package let repository: any GroupRepository
  package let app: TestApp

  /// Starts the app at the place of a saved state, without waiting.
  package init(
    _ community: InMemoryCommunity = InMemoryCommunity(seed: .runnersAndMore),
    restoring state: Data? = nil, language: Language = .english, style: AppStyle? = nil,
    on driver: (any HostDriver)? = nil
  ) {
    let dependencies = TestDependencies(community, language: language)
    self.community = community
    repository = dependencies.groupRepository
    app = TestApp(
      AppCoordinator(dependencies: dependencies, style: style), routes: .showcase,
      restoring: state, on: driver)
  }

  /// Starts the app and opens the screen to which these taps lead.
  package static func opened(
    _ taps: String..., style: AppStyle? = nil, on driver: (any HostDriver)? = nil
  ) async -> ShowcaseTestApp {
    let showcase = ShowcaseTestApp(style: style, on: driver)
    await showcase.app.settle()
    for tap in taps { await showcase.app.tap(tap) }
    return showcase
  }
}
