import Calcot
import CalcotContent
import CalcotViews
import Foundation
import Testing

@Suite("A date's text")
@MainActor
struct DateInputTests {
  @Test(
    "is read, and written in one form",
    arguments: [
      (DateInput.Parts.day, "2026-01-31", "2026-01-31"), (.day, " 2026-1-5 ", "2026-01-05"),
      (.day, "2024-02-29", "2024-02-29"), (.day, "0001-01-01", "0001-01-01"),
      (.time, "18:30", "18:30"), (.time, "8:05", "08:05"), (.time, "18:30:00", "18:30"),
      (.dayAndTime, "2026-01-31 18:30", "2026-01-31T18:30"),
      (.dayAndTime, "2026-01-31T18:30:00.000", "2026-01-31T18:30"),
    ])
  func isRead(_ parts: DateInput.Parts, _ text: String, _ value: String) throws {
    #expect(try FieldKind.date(DateInput(parts)).value(of: text) == value)
  }

  @Test(
    "is refused where there is no such day or time",
    arguments: [
      (DateInput.Parts.day, "2026-02-29", FieldProblem.noDay), (.day, "1900-02-29", .noDay),
      (.day, "2026-13-01", .noDay), (.day, "2026-00-01", .noDay), (.day, "0000-01-01", .noDay),
      (.day, "31.01.2026", .noDay), (.day, "2026-01-31T18:30", .noDay), (.day, "tomorrow", .noDay),
      (.day, "99999-01-01", .noDay), (.day, "٢٠٢٦-٠١-٠١", .noDay),
      (.time, "24:00", .noTime), (.time, "18:60", .noTime), (.time, "18:30:15", .noTime),
      (.time, "18", .noTime), (.dayAndTime, "2026-01-31", .noDayAndTime), (.day, "", .missing),
    ])
  func isRefused(_ parts: DateInput.Parts, _ text: String, _ problem: FieldProblem) {
    #expect(throws: problem) { try FieldKind.date(DateInput(parts)).value(of: text) }
  }

  @Test func `is refused outside of its range, which may pass midnight`() throws {
    let day = FieldKind.date(DateInput(.day, first: "2026-01-01", last: "2026-12-31"))
    #expect(throws: FieldProblem.early("2026-01-01")) { try day.value(of: "2025-12-31") }
    #expect(throws: FieldProblem.late("2026-12-31")) { try day.value(of: "2027-01-01") }
    let night = FieldKind.date(DateInput(.time, first: "22:00", last: "06:00"))
    for time in ["22:00", "23:59", "00:00", "06:00"] { #expect(try night.value(of: time) == time) }
    #expect(throws: FieldProblem.early("22:00")) { try night.value(of: "12:00") }
  }

  @Test("changes by days over months, years and leap days, and by five minutes over midnight")
  func moves() {
    let day = FieldKind.date(DateInput(.day, last: "2026-03-01"))
    #expect(day.text("2023-12-31", movedBy: 1) == "2024-01-01")
    #expect(day.text("2024-03-01", movedBy: -1) == "2024-02-29")
    #expect(day.text("2026-02-28", movedBy: 1) == "2026-03-01")
    #expect(day.text("2026-03-01", movedBy: 1) == nil)
    #expect(day.text("0001-01-01", movedBy: -1) == nil)
    #expect(FieldKind.date(DateInput(.time)).text("23:58", movedBy: 1) == "00:03")
    #expect(FieldKind.date(DateInput(.time)).text("00:02", movedBy: -1) == "23:57")
  }

  @Test("changes by any number of steps", arguments: [Int.min, Int.min + 1, Int.max - 1, Int.max])
  func movesFar(steps: Int) throws {
    for parts in [DateInput.Parts.day, .dayAndTime] {
      let last = (steps < 0 ? "0001-01-02" : "9999-12-30") + (parts == .day ? "" : "T12:00")
      #expect(FieldKind.date(DateInput(parts)).text(last, movedBy: steps) == nil)
    }
    let time = FieldKind.date(DateInput(.time))
    let moved = try #require(time.text("12:00", movedBy: steps))
    #expect(time.text(moved, movedBy: -(steps % 288)) == "12:00")
  }

  @Test(
    "is what a clock in the picker's zone shows", arguments: ["UTC", "Asia/Tokyo", "America/Lima"])
  func isInZone(_ identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    let log = Recorder<Date>()
    let noon = Date(timeIntervalSince1970: 1_800_000_000)
    let screen = Shown {
      DatePicker("When", date: noon, showing: .dayAndTime, in: zone) { log.values.append($0) }
    }
    guard case .field(let field)? = screen.element("When")?.kind else {
      Issue.record("there is no field")
      return
    }
    let shown = zone.secondsFromGMT(for: noon) + 1_800_000_000
    #expect(field.text.hasSuffix(String(format: "T%02d:%02d", shown / 3600 % 24, shown / 60 % 60)))
    let id = try #require(screen.element("When")).id
    screen.app.send(.edit(id, text: field.text, in: screen.screen))
    #expect(log.values == [noon])
  }

  @Test func `outside of the range of the picker is reported, and shown with the reason`() {
    let screen = Shown {
      DatePicker(
        "Day", date: Date(timeIntervalSince1970: 0), from: Date(timeIntervalSince1970: 86_400),
        in: .gmt
      ) { _ in }
    }
    #expect(screen.content.description.contains("\"1970-01-01\" problem early(\"1970-01-02\")"))
    #expect(screen.issues.values.count == 1)
    #expect(screen.issues.values.first?.contains("body/Day") == true)
  }
}
