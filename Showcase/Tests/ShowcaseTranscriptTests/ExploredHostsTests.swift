import CalcotExploration
import CalcotTesting
import SampleHosts
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// The whole app on each host, used by an exploration, which compares what the host shows with the tree.
@MainActor
@Suite struct ExploredHostsTests {
  @Test(arguments: SampleHost.explored)
  func `the app keeps every invariant on each host`(_ host: SampleHost) async throws {
    let report = await explore(.showcase(steps: 60, long: 4_000)) {
      let dependencies = TestDependencies()
      let store = SettingsInMemory()
      return { state in
        TestApp(
          AppCoordinator(dependencies: dependencies, store: store), routes: .showcase,
          restoring: state, on: host.driver)
      }
    }
    print(report)
    #expect(report.figures.states > 25)
    #expect(report.obstacles.isEmpty)
  }
}
