import Foundation
import Testing

@testable import Groups

@Suite struct RunLogTests {
  /// Thursday, the first of January 1970, at noon.
  private let now = Date(timeIntervalSince1970: 12 * 3_600)

  private func log(_ plans: RunPlan..., zone: TimeZone = .gmt) -> RunLog {
    RunLog(
      plans.enumerated().map { Run(id: Run.ID(rawValue: Int64($0)), plan: $1) }, at: now, in: zone)
  }

  @Test func `has the runs to come in their order, and the one that starts now among them`() {
    let log = log(.at(hour: 40), .at(hour: 11), .at(hour: 12), .at(hour: 30))
    #expect(log.planned.map(\.id.rawValue) == [2, 3, 0])
    #expect(log.next?.id.rawValue == 2)
  }

  @Test func `adds up what was run, week by week from Monday on`() {
    let monday = -3 * 24
    let log = log(
      .at(hour: monday, metres: 100), .at(hour: 11, metres: 20), .at(hour: monday - 1, metres: 3),
      .at(hour: 13, metres: 9_000))
    #expect(log.weeks.map(\.metres) == [0, 0, 0, 0, 0, 0, 3, 120])
    #expect(log.weeks.last?.start == Date(timeIntervalSince1970: TimeInterval(monday) * 3_600))
  }

  @Test func `adds up the greatest distances without an overflow`() {
    let log = log(.at(hour: 11, metres: .max), .at(hour: 10, metres: .max))
    #expect(log.weeks.last.map { $0.metres > RunPlan.longest } == true)
  }

  @Test func `begins a week at midnight in its time zone`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let log = log(.at(hour: -3 * 24 - 9), .at(hour: -3 * 24 - 10, metres: 3), zone: tokyo)
    #expect(log.weeks.suffix(2).map(\.metres) == [3, 1_000])
  }

  @Test func `has no weeks when nobody has run in them`() {
    #expect(log(.at(hour: 20), .at(hour: -80 * 24)).weeks == [])
    #expect(log().next == nil)
  }
}
