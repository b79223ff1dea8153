import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Localization
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// Tests that compare the text of every screen, in every language, with the files in `Reference`.
/// After an intended change, `CALCOT_RECORD_SCREENS=1 swift test --filter ScreenTextsTests` updates
/// them.
@MainActor
@Suite(.serialized) struct ScreenTextsTests {
  nonisolated private static let isRecording =
    ProcessInfo.processInfo.environment["CALCOT_RECORD_SCREENS"] != nil

  private static var routes: [AnyRoute] {
    sampledRoutes.flatMap { $0.samples }
  }

  /// Returns the text of a route's screen, as its builder makes it and without anything around it.
  private func text(of route: AnyRoute, in language: Language) async -> String? {
    let screens = ShowcaseScreens(dependencies: TestDependencies(language: language))
    guard let flow = screens.flow(at: route) else { return nil }
    let app = TestApp(flow)
    await app.settle()
    return app.content?.description
  }

  @Test(.enabled(if: isRecording), arguments: Language.allCases)
  func `writes the reference`(_ language: Language) async throws {
    var pages: [ScreenTexts.Page] = []
    for route in Self.routes {
      let text = try #require(await text(of: route, in: language))
      pages.append(ScreenTexts.Page(route: ScreenTexts.name(of: route), text: text))
    }
    try ScreenTexts(pages: pages).write(language)
  }

  @Test(.enabled(if: !isRecording), arguments: Language.allCases)
  func `every screen is what its reference says`(_ language: Language) async throws {
    let reference = try ScreenTexts(language)
    for route in Self.routes {
      let name = ScreenTexts.name(of: route)
      #expect(await text(of: route, in: language) == reference.text(of: name), "\(name)")
    }
    #expect(reference.pages.map(\.route) == Self.routes.map(ScreenTexts.name))
  }

  @Test func `there is a sample of every kind of route of the app`() {
    #expect(RouteRegistry.showcase.names == sampledRoutes.map { $0.name }.sorted())
  }

  @Test func `a route of no feature has no screen`() {
    enum Elsewhere: Route { case nowhere }
    let screens = ShowcaseScreens(dependencies: TestDependencies())
    let flow = screens.flow(at: AnyRoute(Elsewhere.nowhere))
    #expect(flow.map { _ in "a screen" } == nil)
  }
}
