import Calcot
import CalcotConformance
import CalcotContent
import CalcotTerminal
import CalcotTree
import CalcotViews
import Testing

@Suite("Hostile texts in pictures, figures and tables")
@MainActor
struct HostileKindTests {
  nonisolated static let texts = [
    "", "\t", "a\nb\r\nc", "e\u{301}\u{301}\u{301}", "\u{301}", "שלום\u{202E}abc", "漢字", "👨‍👩‍👧",
    "\u{1B}[2J\u{7}",
  ]

  private func screen(_ text: String, _ value: Double) -> Screen {
    let columns = [
      TableColumn(text, text, isSortable: true, order: .ascending, isNumeric: true),
      TableColumn("b", text),
    ]
    return Screen("Any") {
      Text(text, symbol: Symbol(text, system: text, path: text, sign: text))
      Image(nil, label: text)
      Image(.initials(text), label: text, role: .avatar)
      Metric(text, value: text, trend: .down(text))
      Chart(text, points: [ChartPoint(text, value, text: text), ChartPoint(text, -1, text: text)])
      Chart(text, points: [ChartPoint(text, value, text: text)], style: .line)
      Table([SampleRun(id: 1, name: text, distance: text, date: text)], columns: columns) { run in
        Row(run.name).cells(run.distance, run.date).avatar(nil).badge(run.name)
      }
      Row(text, detail: text).avatar(nil).colored(.min).actions { Button(text) {} }.hero()
      Line {
        Text(text)
        Button(text) {}
        Toggle(text, isOn: true) { _ in }
      }
      for calendar in [Planned.calendar, Planned.strange] {
        Schedule(month: Planned.monday, of: Planned.hostile(text), at: \.time, in: calendar) {
          Row($0.id, detail: text).colored(.max)
        }
        Schedule(week: Planned.monday, of: Planned.hostile(text), at: \.time, in: calendar) {
          Row($0.id, detail: text)
        }
        .onDay { _ in }
      }
      NativePiece(RouteMap(places: [text]), label: text) {}
    }
  }

  @Test("leave the cells around them as they are", arguments: texts, [20, 80])
  func cells(_ text: String, _ columns: Int) { expectShown(text, columns) }

  @Test func `of a megabyte are shown as far as there is room`() {
    expectShown(String(repeating: "long ", count: 200_000), 80)
    expectShown(String(repeating: "漢", count: 350_000), 40)
  }

  private func expectShown(_ text: String, _ columns: Int) {
    let stage = Stage(screen(text, .greatestFiniteMagnitude), columns: columns, rows: 24)
    let cells = stage.picture.frame.cells
    for line in stage.lines {
      #expect(DisplayWidth.of(line) <= columns)
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
    #expect(cells.size.columns == columns)
  }

  @Test(
    "extreme numbers are drawn as a chart without a trap",
    arguments: [
      [], [0], [0, 0, 0], [5, 5], [-5, -5], [.greatestFiniteMagnitude, -.greatestFiniteMagnitude],
      [.leastNonzeroMagnitude, 1], [-1e18, 1], [1e18, -.leastNonzeroMagnitude],
      [.nan, .infinity, 3], [1, -1, 0.001, -0.001],
    ] as [[Double]])
  func numbers(_ numbers: [Double]) {
    let points = numbers.map { ChartPoint("p", $0, text: "\($0)") }
    for columns in [1, 5, 20, 40, 120] {
      for style in [ChartStyle.bars, .line] {
        let stage = Stage(
          Screen("Any") { Chart("Numbers", points: points, style: style) }, columns: columns,
          rows: 20)
        #expect(columns < 20 || stage.text.contains("Numbers"))
      }
    }
  }

  @Test func `a chart of many points is as wide as the window`() {
    let points = (0..<10_000).map { ChartPoint("p\($0)", Double($0 % 17), text: "\($0 % 17)") }
    for style in [ChartStyle.bars, .line] {
      let stage = Stage(
        Screen("Any") { Chart("Numbers", points: points, style: style) }, columns: 40, rows: 20)
      #expect(stage.text.contains("Highest: p16 16"))
      #expect(stage.text.contains("p0") && stage.text.contains("p9999"))
    }
  }
}
