import Calcot
import CalcotContent
import CalcotExploration
import CalcotTesting
import CalcotWebTesting
import CommunityFakes
import Counter
import Foundation
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
    ScreenVariant.all(languages: Language.allCases.map(\.rawValue), states: ScreenState.allCases)

  /// The variants of the screens that are recorded as pages.
  nonisolated private static let pages = [
    ScreenVariant(), ScreenVariant(state: .error), ScreenVariant(isNarrow: true, appearance: .dark),
  ]

  /// The variant of the screens that are recorded as pictures.
  nonisolated private static let pictured = ScreenVariant(isNarrow: true)

  /// The path of the folder for the gallery, as `make docs ARGS=gallery` sets it.
  nonisolated private static let gallery = ProcessInfo.processInfo.environment["CALCOT_GALLERY"]

  /// Returns every screen, each with fakes of its own in a state.
  private func screens(_ variant: ScreenVariant) throws -> RouteScreens {
    let language = try #require(Language(rawValue: variant.language))
    return RouteScreens(routes: .showcase, values: .showcase) { route in
      let services = dependencies(variant.state, language)
      return ShowcaseScreens(dependencies: services).app(at: route)
    }
  }

  /// Returns the link of the tab that a route belongs to.
  private func tab(of route: any Route) -> String? {
    switch route {
    case is AppTab: ""
    case is CounterRoute: "/counter"
    case is GroupsRoute: "/groups"
    case is LaunchesRoute: "/launches"
    default: nil
    }
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
    await expectScreens(of: try screens(variant), in: variant, folder: "Recorded")
  }

  @Test(arguments: pages)
  func `every screen has the page of its recording`(_ variant: ScreenVariant) async throws {
    await expectScreens(of: try screens(variant), in: variant, as: .html, folder: "Recorded")
  }

  @Test func `every screen has its own texts in each language`() async throws {
    let data: Set = ["Anna Gruber", "Apollo 11", "Early Birds", "Ngozi Okonkwo", "To the Moon."]
    try await expectTranslated(into: ["de", "es"], from: "en", except: data.union(["Name"])) {
      try screens(ScreenVariant(language: $0))
    }
  }

  // NB: on demand, because another machine has other fonts.
  @Test(.enabled(if: gallery != nil))
  func `the settings and the counter look as in their pictures`() async throws {
    let screens = try screens(Self.pictured).only(AppTab.settings, CounterRoute.counter)
    try await withBrowser { browser in
      try await expectScreens(
        of: screens, in: Self.pictured, as: .png(in: browser), folder: "Recorded")
    }
  }

  @Test func `the recorded variants are those of the screens, and none is missing`() {
    expectRecordings(
      of: Self.variants + Self.pages + [Self.pictured], folder: "Recorded")
  }

  @Test(.enabled(if: gallery != nil))
  func `the gallery shows every screen`() async throws {
    guard let output = Self.gallery else { return }
    let variants = Self.variants + [Self.pictured, ScreenVariant(appearance: .dark)]
    let report = await Exploration.showcase(steps: 1_000, long: 20_000).run {
      let community = InMemoryCommunity(seed: .runnersAndMore)
      return { ShowcaseTestApp(community, restoring: $0).app }
    }
    try await withBrowser { browser in
      try await writeGallery(
        of: variants, in: browser, folder: "Recorded", to: output, coverage: report.coverage,
        under: tab
      ) { try screens($0) }
    }
  }
}
