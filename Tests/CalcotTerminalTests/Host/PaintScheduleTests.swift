import CalcotTesting
import Testing

@testable import CalcotTerminal

@Suite("The host's schedule of frames")
@MainActor
struct PaintScheduleTests {
  private let schedule = PaintSchedule(HostClock(ManualClock()), activityDelay: .zero)

  /// Returns the number of frames that are painted after the turn of `body`.
  private func frames(_ body: () -> Void) async -> Int {
    var count = 0
    schedule.onPaint = { [schedule] in
      schedule.noteFrame()
      count += 1
    }
    body()
    for _ in 0..<100 { await Task.yield() }
    return count
  }

  @Test func `all changes of a turn lead to one frame`() async {
    let schedule = schedule
    let count = await frames { for _ in 0..<3 { schedule.ask() } }
    #expect(count == 1)
  }

  @Test func `a frame that is painted within a turn has the turn's changes`() async {
    let schedule = schedule
    let count = await frames {
      schedule.ask()
      schedule.noteFrame()
    }
    #expect(count == 0)
  }

  @Test func `the spinner shows while something is under way`() {
    #expect(schedule.spinnerStep == nil)
    schedule.note(isActive: true)
    #expect(schedule.spinnerStep == 0)
    schedule.note(isActive: false)
    #expect(schedule.spinnerStep == nil)
  }
}
