import Calcot
import CalcotTesting
import Foundation
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// The whole app, used by an exploration.
@MainActor
@Suite struct ShowcaseExplorationTests {
  /// A thousand moves; twenty thousand with `CALCOT_LONG=1`.
  private static let steps =
    ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1" ? 20_000 : 1_000

  @Test func `the app keeps every invariant in whatever state it is`() async {
    let exploration = Exploration(limits: .init(steps: Self.steps))
    let report = await explore(exploration) {
      let dependencies = TestDependencies()
      let store = SettingsInMemory()
      return { state in
        TestApp(
          AppCoordinator(dependencies: dependencies, store: store), routes: .showcase,
          restoring: state)
      }
    }
    print(report)
    #expect(report.figures.states > 300)
    #expect(report.obstacles.isEmpty)
  }
}
