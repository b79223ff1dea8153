import AppleDrivers
import CalcotConformance
import CalcotTesting
import Testing

@MainActor
@Suite("The UIKit host")
struct ConformanceTests {
  @Test(arguments: HostConformance.rules + HostConformance.gestureRules)
  func keeps(_ rule: HostConformance.Rule) async {
    await rule.check { UIKitDriver(capabilities: $0) }
  }

  @Test(arguments: HostConformance.rules + HostConformance.gestureRules)
  func `within SwiftUI, keeps`(_ rule: HostConformance.Rule) async {
    await rule.check { UIKitDriver(capabilities: $0, isWrapped: true) }
  }
}
