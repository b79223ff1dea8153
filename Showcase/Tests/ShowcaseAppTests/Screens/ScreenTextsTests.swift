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

  private static var samples: [RouteSample] {
    sampledRoutes.flatMap { $0.samples }
  }

  /// Returns the text of a route's screen, as its builder makes it and without anything around it.
  private func text(of sample: RouteSample, in language: Language) async -> String? {
    let screens = ShowcaseScreens(dependencies: TestDependencies(language: language))
    let app = TestApp(sample.flow(screens))
    await app.settle()
    return app.content?.description
  }

  @Test(.enabled(if: isRecording), arguments: Language.allCases)
  func `writes the reference`(_ language: Language) async throws {
    var pages: [ScreenTexts.Page] = []
    for sample in Self.samples {
      let text = try #require(await text(of: sample, in: language))
      pages.append(ScreenTexts.Page(route: ScreenTexts.name(of: sample.route), text: text))
    }
    try ScreenTexts(pages: pages).write(language)
  }

  @Test(.enabled(if: !isRecording), arguments: Language.allCases)
  func `every screen is what its reference says`(_ language: Language) async throws {
    let reference = try ScreenTexts(language)
    for sample in Self.samples {
      let name = ScreenTexts.name(of: sample.route)
      #expect(await text(of: sample, in: language) == reference.text(of: name), "\(name)")
    }
    #expect(reference.pages.map(\.route) == Self.samples.map { ScreenTexts.name(of: $0.route) })
  }

  @Test func `there is a sample of every kind of route of the app`() {
    #expect(RouteRegistry.showcase.names == sampledRoutes.map { $0.name }.sorted())
  }
}
