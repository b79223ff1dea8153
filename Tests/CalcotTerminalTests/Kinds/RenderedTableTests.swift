import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Testing

@MainActor
struct RenderedTableTests {
  @Test func `has columns as wide as their texts, with numbers at their end`() {
    let stage = Stage(KindScenes.table(), columns: 60, rows: 14)
    #expect(
      stage.text.hasPrefix(
        """
         ─ Runs ───────────────────────────────────────────────────
         Run               Distance ▼   Date
         ──────────────────────────────────────────────────────────
         Around the lake       5.2 km   12 May ›
         Hills                12.8 km   9 May  ›
        """))
    #expect(stage.focused == "Run")
    let cells = stage.picture.frame.cells
    #expect(cells[19, 1].style.underline, "what can be pressed is underlined")
    #expect(cells[32, 1].style == TextStyle(bold: true), "what cannot is not")
  }

  @Test func `sorts by the titles of its columns`() {
    var stage = Stage(KindScenes.table(), columns: 60, rows: 14)
    #expect(stage.lines.last?.hasPrefix(" Enter Choose") == true)
    stage.press(.right)
    #expect(stage.focused == "Distance ▼")
    guard case .send(.activate(let id, _)) = stage.press(.enter) else {
      Issue.record("the title of a column does nothing")
      return
    }
    #expect(id.path.hasSuffix("/distance"))
    stage.press(.right)
    #expect(stage.focused == "Distance ▼", "the date cannot be sorted by")
    stage.press(.down)
    #expect(stage.focused == "Around the lake")
  }

  @Test func `cuts texts before it turns into a list, and never cuts numbers`() {
    #expect(
      Stage(KindScenes.table(), columns: 40, rows: 8).text.hasPrefix(
        """
         Runs
         Run              Distance ▼  Date
         Around the lake      5.2 km  12 May ›
        """))
    let runs = [
      SampleRun(
        id: 1, name: "All the way around the lake and back", distance: "105.25 km", date: "12 May")
    ]
    #expect(
      Stage(KindScenes.table(runs), columns: 40, rows: 8).text.hasPrefix(
        """
         Runs
         Run               Distance ▼  Date
         All the way aro…   105.25 km  12 May ›
        """))
  }

  @Test("is a list under the buttons that sort it where there is no room", arguments: [20, 30])
  func narrow(_ columns: Int) {
    let text = Stage(KindScenes.table(), columns: columns, rows: 11).text
    let wide = """
       Runs
       [Run] [Distance ▼]
       Around the lake            ›
         Distance 5.2 km · Date 12
         May
       Hills                      ›
      """
    let narrow = """
       Runs
       [Run] [Distance ▼]
       Around the lake  ›
         Distance 5.2 km
         · Date 12 May
       Hills            ›
      """
    #expect(text.hasPrefix(columns == 20 ? narrow : wide))
  }

  @Test func `keeps a row's box, badge, picture, detail and buttons`() {
    let screen = Screen("Tasks") {
      Table(SampleRun.all, columns: KindScenes.columns(nil)) { run in
        Row(run.name, detail: "by Ann", isChecked: run.id == 1) { _ in }
          .cells(run.distance, run.date).badge(run.id).avatar(nil)
          .actions { Button("Remove") {} }
      }
    }
    #expect(
      Stage(screen, columns: 80, rows: 14).text.hasPrefix(
        """
         ─ Tasks ──────────────────────────────────────────────────────────────────────
              Run                        Distance   Date
         ──────────────────────────────────────────────────────────────────────────────
         (AL) [x] Around the lake  (1)     5.2 km   12 May                     [Remove]
                by Ann
         (H)  [ ] Hills  (2)              12.8 km   9 May                      [Remove]
                by Ann
        """))
  }

  @Test func `without rows it has its titles, and cells too many or too few do no harm`() {
    #expect(
      Stage(KindScenes.table([]), columns: 60, rows: 8).lines[1] == " Run   Distance ▼   Date")
    let screen = Screen("Runs") {
      Table(SampleRun.all, columns: KindScenes.columns()) { run in
        run.id == 1 ? Row(run.name) : Row(run.name).cells("1", "2", "3", "4")
      }
    }
    #expect(
      Stage(screen, columns: 60, rows: 8).text.hasPrefix(
        """
         Runs
         Run               Distance ▼   Date
         Around the lake
         Hills                      1   2
        """))
    let none = Screen("Runs") { Table(SampleRun.all, columns: []) { Row($0.name) } }
    #expect(Stage(none, columns: 60, rows: 8).lines[1] == " Around the lake")
  }
}
