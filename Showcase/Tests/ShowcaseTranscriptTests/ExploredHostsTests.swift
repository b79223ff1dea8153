import CalcotTesting
import Foundation
import SampleHosts
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// The whole app on each host, used by an exploration, which compares what the host shows with the tree.
@MainActor
@Suite struct ExploredHostsTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isLong = environment["CALCOT_LONG"] == "1"
  /// The same seed each time in a short run; another one in a long one, or `CALCOT_SEED`.
  private static let seed: UInt64? = isLong || environment["CALCOT_SEED"] != nil ? nil : 22

  @Test(arguments: SampleHost.explored)
  func `the app keeps every invariant on each host`(_ host: SampleHost) async throws {
    let exploration = Exploration(
      limits: .init(steps: Self.isLong ? 4_000 : 60), seed: Self.seed)
    let report = await explore(exploration) {
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
