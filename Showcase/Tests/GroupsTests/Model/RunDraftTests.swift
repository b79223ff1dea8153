import Foundation
import Testing

@testable import Groups

@Suite struct RunDraftTests {
  @Test(arguments: [1e300, -1e300, 9_223_372_036_854_775_808, 200_000.5, 0])
  func `a draft with an absurd distance has a plan that is refused`(_ metres: Double) throws {
    let opened = Date(timeIntervalSince1970: 0)
    var draft = RunDraft(RunPlan(start: opened, metres: 1), opened: opened)
    draft.values.metres = metres
    let restored = try JSONDecoder().decode(RunDraft.self, from: JSONEncoder().encode(draft))
    #expect(restored.plan.problems(at: opened) == [.distance])
  }
}
