import CalcotConformance
import CalcotTesting
import CalcotWebTesting
import Testing

@MainActor
@Suite("A browser without script")
struct PlainPageConformanceTests {
  /// The rules without narrow hosts: a page without script does not report its width.
  private nonisolated static let rules = HostConformance.rules.filter {
    !$0.description.hasPrefix("a narrow host")
  }

  @Test func `keeps all rules but those for narrow hosts`() {
    #expect(Self.rules.count == HostConformance.rules.count - 3)
  }

  @Test(arguments: rules)
  func keeps(_ rule: HostConformance.Rule) async {
    await rule.check { capabilities in
      let host = WebPageDriver(name: "plain", capabilities: capabilities) { PlainPage(of: $1) }
      host.register { TallyHTMLView($0) }
      return host
    }
  }
}
