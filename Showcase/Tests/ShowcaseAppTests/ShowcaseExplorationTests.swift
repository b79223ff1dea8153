import Calcot
import CalcotExploration
import CalcotTesting
import Foundation
import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// The whole app, used by an exploration.
@MainActor
@Suite struct ShowcaseExplorationTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let isLong = environment["CALCOT_LONG"] == "1"
  nonisolated private static let seeds = (1...20).map { Exploration().seed &+ $0 }

  /// The screens of the app, those in other styles of MVVM-C under the same names.
  private static let screens: Set = [
    "AboutForm", "Counter", "Directory", "Download", "Group", "GroupForm", "Groups", "Launch",
    "Launches", "Members", "Photo", "Picker", "Profile", "RunForm", "Settings",
  ]

  @Test func `the app keeps every invariant in whatever state it is`() async throws {
    let exploration = Exploration.showcase(steps: 1_000, long: 20_000, screens: Self.screens)
    let report = await explored(exploration)
    print(report)
    try compareWithMap(report.graph)
    #expect(report.figures.states > 300)
    #expect(report.obstacles.isEmpty)
    #expect(report.unreached == [])
    let refresh = ["Refresh", "Neu laden", "Aktualisieren", "Actualizar"]
    #expect(report.deadEnds.filter { end in !refresh.contains { end.contains($0) } } == [])
  }

  @Test(.enabled(if: isLong), arguments: seeds)
  func `the app gives no finding, whatever the seed`(_ seed: UInt64) async {
    await explored(Exploration(limits: .init(steps: 400), seed: seed))
  }

  @discardableResult
  private func explored(_ exploration: Exploration) async -> ExplorationReport {
    let report = await explore(exploration) {
      let dependencies = TestDependencies()
      let store = SettingsInMemory()
      return { state in
        TestApp(
          AppCoordinator(dependencies: dependencies, store: store), routes: .showcase,
          restoring: state)
      }
    }
    return report
  }

  /// Fails for what differs from the map of the code without an explanation, if `CALCOT_MAP` is the
  /// file of that map: see `Scripts/test`.
  private func compareWithMap(_ found: RouteGraph) throws {
    guard let file = Self.environment["CALCOT_MAP"] else { return }
    let map = RouteGraph(dot: try String(contentsOfFile: file, encoding: .utf8))
    print("Only in the code:\n\(map.without(found).mermaid)")
    print("Only found by use:\n\(found.without(map).mermaid)")
    let explanations = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Routes/differences.tsv")
    for problem in try RouteDifferences(file: explanations).problems(map: map, found: found) {
      Issue.record("\(problem)")
    }
  }
}
