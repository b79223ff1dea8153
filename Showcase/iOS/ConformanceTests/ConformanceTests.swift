import CalcotConformance
import CalcotTesting
import Testing

/// Tests of every conformance rule on the hosts of iOS in a running app.
@MainActor
@Suite("Every host of iOS", .serialized)
struct ConformanceTests {
  init() { AccessibilityAutomation.begin() }

  @Test(arguments: HostConformance.rules, SimulatorDriver.Toolkit.allCases)
  func keeps(_ rule: HostConformance.Rule, on toolkit: SimulatorDriver.Toolkit) async {
    await rule.check { SimulatorDriver(toolkit, capabilities: $0) }
  }
}
