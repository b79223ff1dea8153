import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Testing

@MainActor
struct RenderedSplitTests {
  private typealias Scenes = ContainerScenes
  private func split(selected: Int) -> Scenes.Arrangement {
    Scenes.split(
      Scenes.pane(Scenes.inbox, 1), Scenes.pane(Scenes.letter("Yes"), 2, exit: .back()),
      selected: selected)
  }

  @Test func `a split of three sides, 80 by 8, and one of its sides where three have no room`() {
    let sides = { (selected: Int) in
      Scenes.scene(
        Scenes.split(
          Scenes.pane(Scenes.nothing, 1), Scenes.pane(Scenes.inbox, 2),
          Scenes.pane(Scenes.letter("Yes"), 3), selected: selected))
    }
    let stage = Stage(sides(1), columns: 80, rows: 8)
    expectPicture(
      stage, focus: "Letter 1",
      """
       No letter           │ Inbox               │ Letter 1
       Choose one.         │ Letter 1          › │ Dear all, on Sunday we run round
                           │ Letter 2          › │ the lake and have breakfast there.
                           │ Letter 3          › │ Note
                           │                     │ Yes
                           │                     │ [Reply]
                           │                     │
       Enter Choose  Ctrl-O Letter 1  ? Keys  Ctrl-Q Quit
      """)
    #expect(Stage(sides(2), columns: 20, rows: 8).lines[0] == " Letter 1")
  }

  @Test func `a split, 80 by 24`() {
    let stage = Stage(Scenes.scene(split(selected: 1)), columns: 80, rows: 24)
    expectPicture(
      stage, focus: "Note",
      """
       ─ Inbox ─────────────────────┬── ‹ Back ─ Letter 1 ───────────────────────────
       Letter 1                   › │ Dear all, on Sunday we run round the lake and
       Letter 2                   › │ have breakfast there.
       Letter 3                   › │
                                    │ Note
                                    │ Yes
                                    │
                                    │ [Reply]
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
       Esc Back  Ctrl-O Inbox  Tab Next  F1 Keys  Ctrl-Q Quit
      """)
    let cells = stage.picture.frame.cells
    #expect(!cells[3, 0].style.bold, "the title of the side that is not worked in")
    #expect(cells[43, 0].style.bold)
    #expect(stage.picture.frame.cursor?.column == 35)
  }

  @Test func `tabs over a split, 100 by 30`() {
    let stage = Stage(Scenes.scene(Scenes.fourTabs(split(selected: 0))), columns: 100, rows: 30)
    expectPicture(
      stage, focus: "Letter 1",
      """
       ‹Groups›  People   Invitations   Settings
       ─ Inbox ─────────────────────────┬── ‹ Back ─ Letter 1 ───────────────────────────────────────────
       Letter 1                       › │ Dear all, on Sunday we run round the lake and have breakfast
       Letter 2                       › │ there.
       Letter 3                       › │
                                        │ Note
                                        │ Yes
                                        │
                                        │ [Reply]
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
       Enter Choose  Ctrl-O Letter 1  1…4 Switch  Tab Next  ? Keys  Ctrl-Q Quit
      """)
  }

  @Test func `a row beside what it opens is in one line, and a title that is too long is cut`() {
    let list = Screen("Clubs") {
      List(["Danube Island Runners", "Swimmers"], id: \.self) { name in
        Row(name, detail: "18 members", opens: NavigationAction {})
      }
    }
    let scene = Scenes.scene(Scenes.split(Scenes.pane(list, 1), Scenes.pane(Scenes.nothing, 2)))
    let lines = Stage(scene, columns: 80, rows: 24).lines
    #expect(lines[1].hasPrefix(" Danube Island…  18 members ›"))
    #expect(lines[2].hasPrefix(" Swimmers        18 members ›"))
    let alone = Stage(Scenes.scene(Scenes.pane(list, 1)), columns: 30, rows: 24).lines
    #expect(alone[1].hasPrefix(" Danube Island Runners"), "there is no other side for the rest")
  }

  @Test func `tabs within a side of a split, 80 by 24`() {
    let side = Scenes.tabs(["All", "Unread"], Scenes.pane(Scenes.inbox, 1))
    let scene = Scenes.scene(Scenes.split(side, Scenes.pane(Scenes.nothing, 2)))
    expectPicture(
      Stage(scene, columns: 80, rows: 24), focus: "Letter 1",
      """
       ‹All›  Unread                │ ─ No letter ───────────────────────────────────
       ─ Inbox ──────────────────── │ Choose one.
       Letter 1                   › │
       Letter 2                   › │
       Letter 3                   › │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
                                    │
       Enter Choose  Ctrl-O No letter  1/2 Switch  Tab Next  ? Keys  Ctrl-Q Quit
      """)
  }

  @Test func `a split in a sheet, over tabs, 80 by 24`() {
    var scene = Scenes.scene(Scenes.fourTabs())
    let inner = Scenes.split(
      Scenes.pane(Scenes.inbox, 11, exit: .close(LayerID(rawValue: 1))),
      Scenes.pane(Samples.numbers(40), 12, exit: .close(LayerID(rawValue: 1))), selected: 1)
    scene.layers.append(
      TerminalScene.Layer(id: LayerID(rawValue: 2), style: .sheet, arrangement: inner))
    expectPicture(
      Stage(scene, columns: 80, rows: 24), focus: "Number 1",
      """
       ‹Groups›  People   Invitations   Settings
       ─ M╭── × Close ─ Inbox ───────────┬── × Close ─ Numbers ──────────────────╮] ─
       Run│ Letter 1                   › │ Number 1                            › │s ›
       Swi│ Letter 2                   › │ Number 2                            ›┃│s ›
       Rea│ Letter 3                   › │ Number 3                            ›┃│s ›
          │                              │ Number 4                            ›┃│
          │                              │ Number 5                            ›┃│
          │                              │ Number 6                            ›┃│
          │                              │ Number 7                            ›┃│
          │                              │ Number 8                            ›┃│
          │                              │ Number 9                            ›┃│
          │                              │ Number 10                           › │
          │                              │ Number 11                           › │
          │                              │ Number 12                           › │
          │                              │ Number 13                           › │
          │                              │ Number 14                           › │
          │                              │ Number 15                           › │
          │                              │ Number 16                           › │
          │                              │ Number 17                           › │
          │                              │ Number 18                           › │
          │                              │ Number 19                           ›↓│
          ╰──────────────────────────────┴───────────────────────────────────────╯

       Enter Choose  Esc Close  Ctrl-O Inbox  Tab Next  ? Keys  Ctrl-Q Quit   1 of 40
      """)
  }
}
