import CalcotConformance
import CalcotTesting
import Testing

@MainActor
@Suite("Every host")
struct ConformanceTests {
  @Test(arguments: HostConformance.rules, HostUnderTest.allCases)
  func keeps(_ rule: HostConformance.Rule, on host: HostUnderTest) async {
    await rule.check(host.driver)
  }

  @Test(arguments: HostConformance.gestureRules)
  func `with gestures, keeps`(_ rule: HostConformance.Rule) async {
    await rule.check(HostUnderTest.slow.driver)
  }
}
