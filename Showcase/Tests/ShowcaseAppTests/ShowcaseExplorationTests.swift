import Calcot
import CalcotTesting
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// The whole app, used by an exploration.
@MainActor
@Suite struct ShowcaseExplorationTests {
  @Test func `the app keeps every invariant in whatever state it is`() async {
    let exploration = Exploration(limits: .init(steps: 1_000))
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
