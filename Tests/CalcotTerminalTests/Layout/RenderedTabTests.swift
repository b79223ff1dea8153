import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Testing

@Suite("Rendered tabs and pages")
@MainActor
struct RenderedTabTests {
  private typealias Scenes = ContainerScenes
  @Test func `tabs over a screen, 80 by 24`() {
    expectPicture(
      Stage(Scenes.scene(Scenes.fourTabs()), columns: 80, rows: 24), focus: "Runners",
      """
       ‹Groups›  People   Invitations   Settings
       ─ My groups ────────────────────────────────────────── [New group] [Refresh] ─
       Runners                                                            7 members ›
       Swimmers                                                           8 members ›
       Readers                                                            7 members ›


















       Enter Choose  1…4 Switch  Tab Next  n/r More  ? Keys  Ctrl-Q Quit
      """)
  }

  @Test func `tabs over a screen, 40 by 12`() {
    expectPicture(
      Stage(Scenes.scene(Scenes.fourTabs(selected: 2)), columns: 40, rows: 12), focus: "Runners",
      """
        Groups   People  ‹Invita…›  Settin…
       My groups        [New group] [Refresh]
       Runners                    7 members ›
       Swimmers                   8 members ›
       Readers                    7 members ›






       Enter Choose  ? Keys  Ctrl-Q Quit
      """)
  }

  @Test func `nested tabs have two bars, 40 by 12`() {
    let inner = Scenes.tabs(["Look", "Sound"], selected: 1, Scenes.pane(Samples.numbers(20), 1))
    expectPicture(
      Stage(Scenes.scene(Scenes.fourTabs(inner)), columns: 40, rows: 12), focus: "Number 1",
      """
       ‹Groups›  People   Invita…   Settin…
        Look  ‹Sound›
       Numbers
       Number 1                             ›
       Number 2                             ›┃
       Number 3                             ›┃
       Number 4                             ›
       Number 5                             ›
       Number 6                             ›
       Number 7                             ›
       Number 8                             ›↓
       Enter Choose  ? Keys  Ctrl-Q Quit
      """)
  }

  @Test func `badges stand behind the titles, which are cut for them, 60 and 30 by 12`() {
    let badges = [1: "3", 2: "New"]
    for (columns, line) in [
      (60, " ‹Groups›  People (3)   Invitations (New)   Settings"),
      (30, " ‹Groups›  People (3)  …"),
    ] {
      let tabs = Scenes.tabs(Scenes.titles, badges: badges, Scenes.pane(Samples.groups, 1))
      let stage = Stage(Scenes.scene(tabs), columns: columns, rows: 12)
      #expect(stage.lines[0] == line)
    }
    let plain = PlainScreen(
      Scenes.scene(Scenes.tabs(Scenes.titles, badges: badges, Scenes.pane(Samples.groups, 1))))
    #expect(plain.lines.contains { $0.hasSuffix("People (3)") })
  }

  @Test("a bar that does not fit even with short titles shows the tabs about the focus, 40 by 12")
  func manyTabs() {
    let titles = (1...9).map { "Section \($0)" }
    var stage = Stage(
      Scenes.scene(Scenes.tabs(titles, selected: 4, Scenes.pane(Samples.groups, 1))))
    #expect(stage.lines[0] == " … ‹Section 5›  Section 6  …")
    stage.press(.up, .up)
    #expect(stage.focused == "‹Section 5›")
    stage.press(.right, .right, .right)
    #expect(stage.focused == " Section 8 ")
    #expect(stage.lines[0] == " …  Section 8   Section 9")
    for _ in 0..<8 { stage.press(.left) }
    #expect(stage.focused == " Section 1 ")
    #expect(stage.lines[0] == "  Section 1   Section 2  …")
  }

  @Test func `in a very low terminal the bar scrolls with its page, 40 by 5`() {
    var stage = Stage(Scenes.scene(Scenes.fourTabs()), columns: 40, rows: 5)
    expectPicture(
      stage, focus: "Runners",
      """
       My groups        [New group] [Refresh]
       ‹Groups›  People   Invita…   Settin…
       Runners                    7 members ›
       Swimmers                   8 members ›↓
       Enter Choose  ? Keys  Ctrl-Q Quit
      """)
    stage.press(.up)
    expectPicture(
      stage, focus: "‹Groups›",
      """
       My groups        [New group] [Refresh]
       ‹Groups›  People   Invita…   Settin…
       Runners                    7 members ›
       Swimmers                   8 members ›↓
       Enter Show  ? Keys  Ctrl-Q Quit
      """)
  }

  @Test func `pages say which one is shown, 40 by 12`() {
    let pages = Scenes.pages(5, selected: 1, Scenes.pane(Samples.groups, 1))
    expectPicture(
      Stage(Scenes.scene(pages), columns: 40, rows: 12), focus: "Runners",
      """
       ○ ● ○ ○ ○  Page 2 of 5
       My groups        [New group] [Refresh]
       Runners                    7 members ›
       Swimmers                   8 members ›
       Readers                    7 members ›






       Enter Choose  ? Keys  Ctrl-Q Quit
      """)
    let many = Scenes.pages(30, selected: 1, Scenes.pane(Samples.groups, 1))
    #expect(Stage(Scenes.scene(many), columns: 40, rows: 12).lines[0] == " Page 2 of 30")
  }

  @Test func `the selected tab is marked without colour, and without moving the other tabs`() {
    let first = Stage(Scenes.scene(Scenes.fourTabs(selected: 0)), columns: 80, rows: 24)
    let second = Stage(Scenes.scene(Scenes.fourTabs(selected: 1)), columns: 80, rows: 24)
    #expect(first.lines[0].contains("‹Groups›"))
    #expect(second.lines[0].contains("‹People›"))
    for title in Scenes.titles {
      let places = [first, second].map { $0.lines[0].firstRange(of: title)?.lowerBound }
      let distances = zip([first, second], places).map { stage, place in
        place.map { stage.lines[0].distance(from: stage.lines[0].startIndex, to: $0) }
      }
      #expect(distances[0] != nil && distances[0] == distances[1], "\(title)")
    }
  }
}
