import Calcot
import CalcotExploration
import CalcotTesting
import Foundation
import Testing

@MainActor
private final class Once {
  private var isOver = false

  func isFirst() -> Bool {
    defer { isOver = true }
    return !isOver
  }
}

/// A form with a password that asks before it is left, healthy and with one fault each.
@MainActor
@Suite struct AccountTests {
  private func start(_ fault: AccountFault?) -> @MainActor (Data?) -> TestApp {
    let account = Account(fault)
    return { state in
      TestApp(
        AccountCoordinator(account), routes: RouteRegistry(AccountRoute.self), restoring: state
      )
      .with(
        OutsideEvent("another session changes it") { account.changeElsewhere() },
        OutsideEvent("the answer comes") { account.answer() })
    }
  }

  private func explored(_ fault: AccountFault?, seed: UInt64) async -> ExplorationReport {
    await Exploration(
      limits: .init(steps: 250, settling: 2_000), seed: seed, rules: [.neverShows("Fee")],
      screens: ["Home", "Form", "Help", "Billing"]
    ).run { start(fault) }
  }

  @Test(arguments: UInt64(1)...4)
  func `a healthy form gives no finding, whatever the seed`(_ seed: UInt64) async {
    let report = await explored(nil, seed: seed)
    #expect(report.findings.isEmpty, "\(report)")
  }

  @Test(arguments: AccountFault.allCases)
  func `a fault is found, and its test fails with the fault alone`(_ fault: AccountFault)
    async throws
  {
    let report = await explored(fault, seed: 22)
    let finding = try #require(
      report.findings.first { $0.invariant == fault.invariant }, "\(report)")
    #expect(Set(report.findings.map(\.invariant)) == [fault.invariant], "\(report)")
    await withKnownIssue { await expectHolds(of: finding, with: fault) }
    await expectHolds(of: finding, with: nil)
  }

  private func expectHolds(of finding: Finding, with fault: AccountFault?) async {
    await CalcotExploration.expectHolds(
      finding.invariant, after: finding.moves, in: Exploration(rules: [.neverShows("Fee")])
    ) { start(fault) }
  }

  @Test func `what is not seen again after the same moves is a note`() async {
    let once = Once()
    let rule = AppRule("nobody is called") { app in
      app.shows("what you are called") && once.isFirst() ? "It is so once." : nil
    }
    let report = await Exploration(limits: .init(steps: 100), seed: 22, rules: [rule]).run {
      start(nil)
    }
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.notes.count == 1, "\(report)")
  }

  @Test func `the report says what was checked, used and never reached`() async throws {
    let report = await explored(nil, seed: 22)
    let typed = try #require(report.checks.first { $0.invariant == .keepsTyped })
    #expect(typed.screens.keys.sorted() == ["Form"])
    let left = try #require(report.checks.first { $0.invariant == .canBeLeft })
    #expect(left.screens.keys.sorted() == ["Form", "Help"])
    #expect("\(report)".contains("a badge is short: never"))
    #expect(report.unreached == ["Billing"])
    let table = report.coverageTable.split(separator: "\n")
    #expect(table.count == 6 && table[5] == "| Billing | never reached | | | |", "\(table)")
    #expect(table[4].hasPrefix("| Home | 1 of 1 |"), "\(table)")
  }

  @Test func `a role sees no screen that is closed to it`() async {
    let exploration = Exploration(
      limits: .init(steps: 60), seed: 22, rules: [.neverReaches("Help")])
    let report = await exploration.run { start(nil) }
    #expect(report.findings.map(\.invariant) == [.own("Help is never reached")], "\(report)")
  }
}
