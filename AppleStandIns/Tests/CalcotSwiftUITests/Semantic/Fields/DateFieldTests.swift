import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotUIKit

@MainActor
struct DateFieldTests {
  @Test(
    "shows and takes the same date, wherever the device is",
    arguments: ["Pacific/Kiritimati", "America/Los_Angeles", "UTC"])
  func zones(_ zone: String) async throws {
    let shown = try ShownOrder(zone: zone)
    #expect(shown.lines.contains("Day: 2026-01-31"))
    #expect(shown.lines.contains("Time: 18:30"))
    #expect(shown.lines.contains("Moment: 2026-01-31 18:30"))
    let before = shown.order.values
    try shown.screen.give("2026-02-01", to: "Day")
    try shown.screen.give("23:59", to: "Time")
    try shown.screen.give("2026-03-29 02:30", to: "Moment")
    await shown.settle()
    #expect(shown.order.values.day == before.day + 86_400)
    #expect(shown.order.values.time == before.time + 5 * 3_600 + 29 * 60)
    #expect(shown.lines.contains("Moment: 2026-03-29 02:30"))
    try shown.screen.step("Day", up: false)
    await shown.settle()
    #expect(shown.order.values.day == before.day)
  }

  @Test("offers nothing before the first and after the last, and goes back if the app refuses")
  func range() async throws {
    let shown = try ShownOrder()
    for day in ["2026-01-29", "2026-02-02"] {
      #expect(throws: NotThere.self) { try shown.screen.give(day, to: "Day") }
    }
    #expect(shown.order.asked == [])
    shown.order.refuses = true
    try shown.screen.give("2026-02-01", to: "Day")
    await shown.settle()
    #expect(shown.order.asked.count == 1)
    #expect(shown.lines.contains("Day: 2026-01-31"))
  }

  @Test func `is set and cleared with a switch, if there need not be a date`() async throws {
    let shown = try ShownOrder()
    #expect(shown.lines.contains("End: "))
    shown.screen.tap(try shown.control(.toggle, "End"))
    await shown.settle()
    #expect(shown.order.values.end == shown.order.values.day)
    #expect(shown.lines.contains("End: 2026-01-31"))
    try shown.screen.give("", to: "End")
    await shown.settle()
    #expect(shown.order.values.end == nil)
    #expect(shown.lines.contains("End: "))
    try shown.screen.give("2026-01-31", to: "End")
    await shown.settle()
    #expect(shown.order.values.end == shown.order.values.day)
  }

  @Test func `turns every text into a date and back into the same text`() throws {
    let cases: [(DateInput.Parts, [String])] = [
      (.day, ["0001-01-01", "1582-10-04", "1970-01-01", "2024-02-29", "9999-12-31"]),
      (.time, ["00:00", "12:05", "23:59"]),
      (.dayAndTime, ["2026-03-29T02:30", "2026-10-25T02:30", "9999-12-31T23:59"]),
    ]
    for (parts, texts) in cases {
      let clock = WallClock(DateInput(parts))
      for text in texts {
        let date = try #require(clock.date(in: text))
        #expect(clock.text(of: date) == text)
        #expect(clock.range.contains(date))
      }
      #expect(clock.range.contains(clock.now))
    }
  }

  @Test func `offers every time if the last one is after midnight`() throws {
    let clock = WallClock(DateInput(.time, first: "22:00", last: "02:00"))
    for text in ["23:00", "01:00", "12:00"] {
      #expect(clock.range.contains(try #require(clock.date(in: text))))
    }
    let day = WallClock(DateInput(.time, first: "08:00", last: "17:00"))
    #expect(!day.range.contains(try #require(day.date(in: "07:59"))))
  }
}
