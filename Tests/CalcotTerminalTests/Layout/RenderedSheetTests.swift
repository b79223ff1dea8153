import Calcot
import CalcotViews
import Testing

@testable import CalcotTerminal

@MainActor
struct RenderedSheetTests {
  private let below = Screen("My groups") {
    List(1...30, id: \.self) { number in Row("Group \(number)", detail: "\(number) members") {} }
  }

  private func stage(
    _ sheet: Screen, columns: Int = 80, rows: Int = 24, style: ModalStyle = .sheet
  ) -> Stage {
    Stage(
      TerminalScene(layers: [
        .semantic(below, number: 1),
        .semantic(sheet, number: 2, style: style, exit: .close(LayerID(rawValue: 2))),
      ]), columns: columns, rows: rows)
  }

  private let note = Screen("Note") {
    Text("Runs on Sunday are in the park.")
    Button("Understood") {}
  }

  @Test func `is as small as what it shows, in the middle of what is below`() {
    let stage = stage(note, columns: 60, rows: 16)
    #expect(
      stage.text == """
         ─ My groups ──────────────────────────────────────────────
         Group 1                                          1 members
         Group 2                                          2 members┃
         Group 3                                          3 members┃
         Group 4  ╭── × Close ─ Note ────────────────────╮4 members┃
         Group 5  │ Runs on Sunday are in the park.      │5 members┃
         Group 6  │                                      │6 members┃
         Group 7  │ [Understood]                         │7 members
         Group 8  │                                      │8 members
         Group 9  │                                      │9 members
         Group 10 ╰──────────────────────────────────────╯0 members
         Group 11                                        11 members
         Group 12                                        12 members
         Group 13                                        13 members
         Group 14                                        14 members↓
         Enter Choose  Esc Close  u More  ? Keys  Ctrl-Q Quit
        """)
    let cells = stage.picture.frame.cells
    #expect(cells[2, 3].style.dim, "what is below is dim")
    #expect(!cells[12, 6].style.dim)
    #expect(stage.focused == "[Understood]")
  }

  @Test func `grows with what it shows, up to the window`() {
    func area(_ rows: Int, _ text: String) -> CellArea? {
      let sheet = Screen("Runs") { List(0..<rows, id: \.self) { Row("\(text) \($0)") {} } }
      return stage(sheet).composition.layers.last?.outer
    }
    let small = area(3, "Run")?.size
    #expect(small == CellSize(columns: 40, rows: 7))
    #expect(area(9, "Run")?.size.rows == 11)
    #expect(area(90, "Run")?.size.rows == 21)
    let long = String(repeating: "far ", count: 12)
    #expect(area(3, long)?.size == CellSize(columns: 56, rows: 7))
    #expect(area(3, long + long)?.size.columns == 72)
  }

  @Test func `is no wider than can be read in a wide window`() {
    let sheet = Screen("Text") { Text(String(repeating: "word ", count: 100)) }
    let area = stage(sheet, columns: 200, rows: 60).composition.layers.last?.outer
    #expect(area?.size.columns == 83, "the width of the longest line and the frame")
    #expect(area?.column == 58)
    #expect(area.map { $0.row + $0.size.rows / 2 } == 29)
  }

  @Test("has the whole window where that is small", arguments: [(47, 24), (20, 6), (60, 8)])
  func narrow(_ columns: Int, _ rows: Int) {
    let stage = stage(note, columns: columns, rows: rows)
    let layer = stage.composition.layers.last
    #expect(layer?.outer == CellArea(size: CellSize(columns: columns, rows: rows - 1)))
    #expect(layer?.hasBorder == false)
  }

  @Test("has the same gaps in every size of window that shows it whole", arguments: 12...30)
  func gaps(_ rows: Int) {
    let stage = stage(note, columns: 60, rows: rows)
    guard let pane = stage.composition.layers.last?.active else {
      Issue.record("the sheet has no pane")
      return
    }
    #expect(pane.placed.page.lastOffset == 0, "all of it is seen")
  }
}
