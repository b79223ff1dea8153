import Calcot
import CalcotTesting
import CalcotWebTesting
import CommunityFakes
import Groups
import Launches
import LaunchesFakes
import Localization
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// Tests that compare every screen of the app with its recording in `Recorded`.
@MainActor
@Suite struct ScreensTests {
  nonisolated private static let variants =
    ScreenVariant.all(languages: Language.allCases.map(\.rawValue))
    + ScreenVariant.all(states: [.empty, .loading, .error])

  /// Returns a sample of every screen, with fakes in a state.
  private func samples(_ variant: ScreenVariant) throws -> [ScreenSample] {
    let language = try #require(Language(rawValue: variant.language))
    let screens = ShowcaseScreens(dependencies: dependencies(variant.state, language))
    return sampledRoutes.flatMap { $0.samples(from: screens) }
  }

  private func dependencies(_ state: ScreenState, _ language: Language) -> TestDependencies {
    let isEmpty = state == .empty
    let community = InMemoryCommunity(
      seed: isEmpty ? .empty : .runnersAndMore)
    let launches = isEmpty ? FakeLaunchesAPI([]) : FakeLaunchesAPI()
    switch state {
    case .filled, .empty: break
    case .loading:
      community.reads.close()
      launches.calls.close()
    case .error:
      community.failure = .locked
      launches.failure = .unreachable
    }
    return TestDependencies(community, language: language) { $0.launchesAPI = launches }
  }

  @Test(arguments: variants)
  func `every screen is what its recording says`(_ variant: ScreenVariant) async throws {
    await expectScreens(of: try samples(variant), in: variant, folder: "Recorded")
  }

  @Test func `every screen has the page of its recording`() async throws {
    let variant = ScreenVariant()
    await expectScreens(of: try samples(variant), in: variant, as: .html, folder: "Recorded")
  }

  @Test func `there is a sample of every kind of route of the app`() {
    #expect(RouteRegistry.showcase.names == sampledRoutes.map { $0.name }.sorted())
  }
}
