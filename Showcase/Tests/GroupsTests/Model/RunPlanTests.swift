import Foundation
import Testing

@testable import Groups

@Suite struct RunPlanTests {
  private let now = Date(timeIntervalSince1970: 12 * 3_600)

  @Test func `can be stored if its time is to come, and it has a distance and a short note`() {
    #expect(RunPlan.at(hour: 13).problems(at: now) == [])
    #expect(RunPlan.at(hour: 11).problems(at: now) == [.past])
    #expect(RunPlan.at(hour: 13, metres: 0).problems(at: now) == [.distance])
    #expect(RunPlan.at(hour: 13, metres: 200_001).problems(at: now) == [.distance])
    let note = String(repeating: "x", count: 501)
    #expect(
      RunPlan(start: now, metres: 1, note: note).problems(at: now) == [.noteTooLong(501)])
  }

  @Test func `keeps whole minutes, and its note without white space around it`() {
    let plan = RunPlan(start: now.addingTimeInterval(59.5), metres: 1, note: " \na\nb\0 ")
    #expect(plan.start == now)
    #expect(plan.note == "a\nb")
  }

  @Test func `is decoded with numbers that can be added, and the texts about a group trimmed`()
    throws
  {
    let sent =
      #"{"start": 1e300, "metres": \#(Int.max), "kind": "easy", "note": " a ", "isPublic": false}"#
    let plan = try JSONDecoder().decode(RunPlan.self, from: Data(sent.utf8))
    #expect(plan == RunPlan(start: Date(timeIntervalSince1970: 1e300), metres: .max, note: "a"))
    #expect(plan.metres + plan.metres > 0)
    #expect(try JSONDecoder().decode(RunPlan.self, from: JSONEncoder().encode(plan)) == plan)
    let about = Data(#"{"description": " a ", "place": "\u0000"}"#.utf8)
    #expect(
      try JSONDecoder().decode(GroupAbout.self, from: about) == GroupAbout(description: "a"))
  }

  @Test func `texts about a group have their limits, and no white space around them`() {
    let about = GroupAbout(description: " a\nb ", place: "\tPrater ")
    #expect(about == GroupAbout(description: "a\nb", place: "Prater"))
    #expect(about.problems == [])
    let long = String(repeating: "x", count: 1_001)
    #expect(
      GroupAbout(description: long, place: long).problems
        == [.descriptionTooLong(1_001), .placeTooLong(1_001)])
    let one = "x" + String(repeating: "\u{301}", count: 24_000)
    #expect(one.count == 1)
    #expect(
      GroupAbout(description: one, place: one).problems
        == [.descriptionTooLong(3_001), .placeTooLong(3_001)])
  }
}
