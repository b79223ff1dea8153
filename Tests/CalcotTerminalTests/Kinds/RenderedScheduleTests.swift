import Calcot
import CalcotConformance
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import CalcotViews
import Testing

@MainActor
struct RenderedScheduleTests {
  private func month(isPressed: Bool) -> Screen {
    Screen("March") {
      let month = Schedule(
        month: Planned.monday, of: Planned.visits, at: \.time, in: Planned.calendar
      ) { Row($0.id) {} }
      .today(Planned.monday)
      if isPressed { month.onDay { _ in } } else { month }
    }
  }

  private let week = Screen("Week") {
    Line {
      Button("Before") {}
      Text("2 March")
      Button("After") {}
    }
    Schedule(week: Planned.monday, of: Planned.visits, at: \.time, in: Planned.calendar) {
      Row($0.id, detail: "Check") {}
    }
  }

  @Test func `has a month as a calendar, over the days with entries`() {
    #expect(
      Stage(month(isPressed: true), columns: 60, rows: 40).text.hasPrefix(
        """
         ─ March ──────────────────────────────────────────────────
         Mon    Tue    Wed    Thu    Fri    Sat    Sun
                                                   [1]
         [2]    [3] •  [4]    [5] •  [6]    [7]    [8]
         [9]    [10]   [11]   [12]   [13]   [14]   [15]
         [16]   [17]   [18]   [19]   [20]   [21]   [22] •
         [23]   [24]   [25]   [26]   [27]   [28]   [29]
         [30]   [31]

         Tue 3
        """))
  }

  @Test func `has days that cannot be pressed without brackets`() {
    let lines = Stage(month(isPressed: false), columns: 60, rows: 10).lines
    #expect(lines[3].hasPrefix("  2      3  •   4      5  •"))
  }

  @Test func `has the days of a week with their entries, under a line of buttons`() {
    #expect(
      Stage(week, columns: 40, rows: 40).text.hasPrefix(
        """
         ─ Week ───────────────────────────────
         [Before] 2 March [After]

         Mon 2
         Tue 3
         Bo                 08:00–11:00 · Check
         Ada                09:00–09:30 · Check

         Wed 4
         Thu 5
         Fair                             Check
        """))
  }

  @Test("is a list where a calendar has no room", arguments: [12, 30])
  func narrow(_ columns: Int) {
    let text = Stage(month(isPressed: true), columns: columns, rows: 60).text
    #expect(text.contains("[1]") && text.contains("[31]") && !text.contains("Mon    Tue"))
  }
}
