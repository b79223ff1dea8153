import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Testing

@MainActor
struct RenderedFigureTests {
  private func chart(
    _ numbers: [Double], style: ChartStyle = .bars, columns: Int = 40, rows: Int = 14
  ) -> Stage {
    let points = numbers.enumerated().map { ChartPoint("d\($0)", $1, text: "\($1)") }
    return Stage(
      Screen("S") { Chart("Numbers", points: points, style: style) }, columns: columns, rows: rows)
  }

  @Test("a number stands between its label and its change", arguments: [20, 40, 80])
  func metric(_ columns: Int) {
    let screen = Screen("Month") {
      Metric("Distance", value: "42.5 km", trend: .down("3 km less"))
      Metric("Runs", value: "7")
    }
    let stage = Stage(screen, columns: columns, rows: 14)
    #expect(
      stage.lines[1...6].joined(separator: "\n") == """
         Distance
         42.5 km
         ▼ 3 km less

         Runs
         7
        """)
    let cells = stage.picture.frame.cells
    #expect(cells[1, 1].style.dim && cells[1, 2].style.bold)
  }

  @Test func `bars stand over their names and texts`() {
    let screen = Screen("Week") { Chart("Distance a day", points: KindScenes.week) }
    #expect(
      Stage(screen, columns: 50, rows: 14).text.hasPrefix(
        """
         ─ Week ─────────────────────────────────────────
         Distance a day
                           ████████
                           ████████          ▁▁▁▁▁▁▁▁
                           ████████          ████████
         ████████          ████████          ████████
         ████████          ████████ ▁▁▁▁▁▁▁▁ ████████
         ────────────────────────────────────────────
         Mon      Tue      Wed      Thu      Fri
         5.2 km   0 km     12.8 km  0.1 km   8 km
        """))
  }

  @Test func `several series are drawn under each other by one scale, with their names`() {
    let halves = KindScenes.week.map { ChartPoint($0.name, $0.value / 2, text: $0.text) }
    let screen = Screen("Weeks") {
      Chart(
        "Distance",
        series: [ChartSeries("Now", points: KindScenes.week), ChartSeries("Half", points: halves)])
    }
    let text = Stage(screen, columns: 50, rows: 24).text
    #expect(text.contains("Distance") && text.contains("Now") && text.contains("Half"))
    let heights = text.split(separator: "Half").map { part in
      part.split(separator: "\n").filter { $0.contains("████████") }.count
    }
    #expect(heights == [5, 2], "\(text)")
  }

  @Test func `bars below zero hang from the line, and what does not fit is said in words`() {
    let stage = chart([4, -2, 1, -4, 0, 3, -1, 2, 4, -3], columns: 32)
    #expect(
      stage.lines[1...10].joined(separator: "\n") == """
         Numbers
         ██             ▄▄       ██
         ██    ▄▄       ██    ██ ██
         ─────────────────────────────
            ██    ██       ▀▀       ██
            ▀▀    ██                ██
                  ██                ▔▔
         d0 d1 d2 d3 d4 d5 d6 d7 d8 d9
         Highest: d0 4.0
         Lowest: d3 -4.0
        """)
  }

  @Test func `a line chart is drawn in dots, between the names of its ends`() {
    let stage = chart([0, 1, 2, 3, 4, 3, 2, 1, 0], style: .line, columns: 30)
    let drawing = stage.lines[2...6].joined()
    #expect(drawing.unicodeScalars.allSatisfy { $0 == " " || (0x2800...0x28FF).contains($0.value) })
    #expect(stage.lines[7] == " d0                        d8")
    #expect(stage.lines[8] == " Highest: d4 4.0")
    #expect(stage.lines[9] == " Lowest: d0 0.0")
  }

  @Test func `in a low window a chart is one line`() {
    let stage = chart([0, 1, 2, 3, 4, 5, 6, 7], columns: 40, rows: 8)
    #expect(
      stage.lines[1...3].joined(separator: "\n") == """
         Numbers
         ▁▂▃▄▅▆▇█
         Highest: d7 7.0  Lowest: d0 0.0
        """)
  }

  @Test func `a chart is its label without numbers, and is drawn with one number or equal ones`() {
    #expect(chart([]).text.hasSuffix("Ctrl-Q Quit") && chart([]).lines[1] == " Numbers")
    #expect(chart([]).lines[2] == "")
    #expect(chart([5], columns: 20, rows: 8).lines[3] == " d0 5.0")
    #expect(chart([-5, -5], columns: 20, rows: 8).lines[2] == " ▁▁")
  }
}
