import Calcot
import CalcotContent
import CalcotTesting
import CalcotTree
import CalcotViews
import Foundation
import Testing

@Suite("A schedule")
@MainActor
struct ScheduleTests {
  private struct Visit: Identifiable {
    let id: String
    let time: DateInterval
  }

  private func calendar(
    _ zone: String = "UTC", firstWeekday: Int = 2, language: String = "en_GB"
  ) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.locale = Locale(identifier: language)
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  private func date(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }

  private func visit(_ id: String, _ start: String, _ end: String) -> Visit {
    Visit(id: id, time: DateInterval(start: date(start), end: date(end)))
  }

  @Test func `has the days of a week with what begins on them, in the order of its times`() {
    let visits = [
      visit("Bo", "2026-03-03T12:30:00Z", "2026-03-03T13:00:00Z"),
      visit("Ada", "2026-03-03T09:00:00Z", "2026-03-05T13:00:00Z"),
      visit("Fair", "2026-03-04T00:00:00Z", "2026-03-05T00:00:00Z"),
      visit("Next", "2026-03-09T00:00:00Z", "2026-03-09T01:00:00Z"),
    ]
    let screen = Shown {
      Schedule(
        week: date("2026-03-04T15:00:00Z"), of: visits, at: \.time,
        in: calendar(firstWeekday: 1)
      ) { Row($0.id, detail: "Check").colored(-1) }
      .today(date("2026-03-04T15:00:00Z"))
    }
    #expect(
      screen.content.description == """
        screen "Screen"
          week today 3
            section "Sun 1"
            section "Mon 2"
            section "Tue 3"
              row "Ada" "09:00–00:00 · Check" color 5 plain
              row "Bo" "12:30–13:00 · Check" color 5 plain
            section "Wed 4"
              row "Fair" "Check" color 5 plain
            section "Thu 5"
            section "Fri 6"
            section "Sat 7"
        """)
  }

  @Test(arguments: [
    ("en_US", "1:30\u{202F}PM–2:00\u{202F}PM"), ("en_GB", "13:30–14:00"), ("es", "13:30–14:00"),
  ])
  func `has times as the language of its calendar writes them`(_ language: String, _ times: String)
  {
    let visits = [visit("Ada", "2026-03-03T13:30:00Z", "2026-03-03T14:00:00Z")]
    let shown = Shown {
      Schedule(
        week: date("2026-03-04T15:00:00Z"), of: visits, at: \.time,
        in: calendar(language: language)
      ) { Row($0.id) }
    }
    #expect(shown.content.description.contains("row \"Ada\" \"\(times)\" plain"))
  }

  @Test func `has the days of its zone, on which some clocks are changed`() {
    let dates = ["2026-03-29T00:30:00Z", "2026-10-25T01:30:00Z", "2018-11-04T03:00:00Z"]
    for (zone, text) in zip(["Europe/Berlin", "Europe/Berlin", "America/Sao_Paulo"], dates) {
      let visits = [Visit(id: "Ada", time: DateInterval(start: date(text), duration: 1_800))]
      let shown = Shown {
        Schedule(month: date(text), of: visits, at: \.time, in: calendar(zone)) { Row($0.id) }
      }
      let days = shown.content.body[0].children
      #expect((30...31).contains(days.count))
      #expect(Set(days.map(\.id)).count == days.count)
      #expect(days.count { !$0.children.isEmpty } == 1)
    }
  }

  @Test func `has a month from the weekday that it begins with, and buttons that get their day`()
    throws
  {
    var days: [Date] = []
    let shown = Shown {
      Schedule(
        month: date("2024-02-10T10:00:00Z"), of: [Visit](), at: \.time, in: calendar()
      ) { Row($0.id) }
      .onDay { days.append($0) }
    }
    let month = shown.content.body[0]
    #expect(
      month.kind
        == .schedule(
          weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], leading: 3, today: nil,
          isMonth: true))
    #expect(month.children.count == 29)
    #expect(month.children.last?.label == "Thu 29")
    #expect(month.children.last?.children.map(\.label) == ["29"])
  }
}
