import Calcot
import CalcotTesting
import Foundation
import Testing

/// The proof that an exploration finds what it says that it finds.
@MainActor
@Suite struct SeededFaultTests {
  /// The same seed each time, because what a short walk meets is chance; with `CALCOT_LONG=1` or
  /// `CALCOT_SEED` another one.
  private static let seed: UInt64? = {
    let environment = ProcessInfo.processInfo.environment
    return environment["CALCOT_LONG"] == nil && environment["CALCOT_SEED"] == nil ? 22 : nil
  }()

  private func explored(_ fault: PantryFault?, steps: Int) async -> ExplorationReport {
    let labels = AppRule("a label is put on a jar once") { app in
      app.shows("Blue, Blue") || app.shows("Red, Red") ? "There is:\n\(app.text)" : nil
    }
    let exploration = Exploration(
      limits: .init(steps: steps, settling: 2_000), seed: Self.seed, rules: [labels])
    return await exploration.run {
      let pantry = Pantry(fault: fault)
      return { state in
        TestApp(
          PantryCoordinator(pantry), routes: RouteRegistry(PantryRoute.self, LabelsRoute.self),
          restoring: state)
      }
    }
  }

  @Test(arguments: PantryFault.allCases)
  func `each fault is found, and named`(_ fault: PantryFault) async {
    let report = await explored(fault, steps: 600)
    #expect(
      report.findings.contains { $0.invariant == fault.invariant && $0.screen == fault.screen },
      "\(report)")
    #expect(
      report.findings.allSatisfy { finding in
        finding.screen == fault.screen || fault.otherScreens.contains(finding.screen)
      }, "\(report)")
  }

  @Test func `a leak is told by the properties that hold it`() async throws {
    let report = await explored(.leak, steps: 100)
    let leak = try #require(report.findings.first { $0.invariant == .released })
    #expect(leak.detail.hasSuffix("is still held by PantryCoordinator.pantry.kept[0]"))
  }

  @Test func `nothing is found without a fault`() async {
    let report = await explored(nil, steps: 3_000)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.figures.states > 300)
    #expect(report.obstacles.isEmpty)
    #expect(
      report.graph.screens == ["About", "Jar", "Jars", "Labels", "NewJar", "Notes", "Rename"])
    print(report)
  }
}
