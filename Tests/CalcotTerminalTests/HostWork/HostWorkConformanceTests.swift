import CalcotConformance
import CalcotTerminalTesting
import CalcotTesting
import Testing

@Suite("What a terminal does for an app")
@MainActor
struct HostWorkConformanceTests {
  enum Terminal: CaseIterable { case wide, small, withoutBrowser }

  @Test(
    "keeps the rules at every size, with a browser and without",
    arguments: HostConformance.hostWorkRules, Terminal.allCases)
  func keeps(_ rule: HostConformance.Rule, in terminal: Terminal) async {
    await rule.check { capabilities in
      switch terminal {
      case .wide: TerminalDriver(capabilities: capabilities)
      case .small: TerminalDriver(capabilities: capabilities, columns: 40, rows: 12)
      case .withoutBrowser:
        TerminalDriver(capabilities: capabilities, columns: 40, rows: 12, hasOpener: false)
      }
    }
  }
}
