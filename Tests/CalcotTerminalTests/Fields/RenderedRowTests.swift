import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Testing

@Suite("Rendered rows, links and empty states")
@MainActor
struct RenderedRowTests {
  private let address: WebAddress

  init() throws { address = try WebAddress("https://example.org") }

  @Test
  func `only a row or a link that leads on has a sign, and a row that can be checked has a box`() {
    let stage = Stage(RowScenes.rows(address), columns: 40, rows: 18)
    #expect(
      stage.text.hasPrefix(
        """
         ─ Shopping ───────────────────────────
         This week
         [x] Leeks                         1 kg
         [ ] Cream
         Checked items are removed on Sunday
         evening.

         Letters  (3)                     Ann ›
         Clear all
         Version                            1.0

         Website ↗
         Ann ›
        """))
    let cells = stage.picture.frame.cells
    #expect(cells[1, 4].style.dim)
    #expect(cells[1, 11].style.underline && cells[1, 11].style.link == address)
  }

  @Test func `Space and Enter use a row that can be checked, and the hints say so`() {
    var stage = Stage(RowScenes.rows(address), columns: 60, rows: 18)
    let leeks = HostInput.activate(ElementID("body/This week/Leeks"), in: ScreenID(rawValue: 1))
    #expect(stage.lines.last == " Space Change  Tab Next  w/a More  ? Keys  Ctrl-Q Quit")
    let reactions = stage.press(.character(" "), .enter)
    #expect(reactions[0] == reactions[1])
    guard case .send(.activate(let id, _)) = reactions[0] else {
      Issue.record("\(reactions[0]) is not \(leeks)")
      return
    }
    #expect(id.path.hasPrefix("body/"))
    stage.press(.down, .down)
    #expect(stage.lines.last?.hasPrefix(" Enter Choose") == true)
    #expect(stage.press(.character(" ")) == .show)
    stage.press(.down, .down)
    #expect(stage.focused == "Version")
    #expect(
      stage.lines.last == " Tab Next  w Website ↗  a Ann ›  ? Keys  Ctrl-Q Quit",
      "a row for reading takes no Enter")
  }

  @Test func `a badge stays where a long title is cut`() {
    let screen = Screen("Mail") {
      Row("A title that is much too long for this", isChecked: true) { _ in }.badge("new")
    }
    #expect(Stage(screen, columns: 24, rows: 6).lines[1] == " [x] A title th…  (new)")
  }

  @Test func `an empty state stands apart where there is room`() {
    let stage = Stage(RowScenes.empty, columns: 50, rows: 14)
    #expect(
      stage.text.hasPrefix(
        """
         ─ Groups ───────────────────────────────────────
         All of them

         No groups yet
         A group is where people run together.

         [Start one]

         That is all.
        """))
    #expect(stage.picture.frame.cells[1, 3].style.bold)
    #expect(stage.picture.frame.cells[1, 4].style.dim)
    #expect(stage.focused == "[Start one]")
    #expect(Stage(RowScenes.empty, columns: 50, rows: 9).lines[2] == " No groups yet")
  }
}
