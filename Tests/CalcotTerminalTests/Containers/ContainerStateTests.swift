import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import CalcotViews
import Testing

@testable import ContainerProbe

@Suite("Keys among tabs, sides and pages")
@MainActor
struct ContainerStateTests {
  private typealias Scenes = ContainerScenes
  private let bar = ScreenID(rawValue: 90)

  private func tabs(selected: Int = 0, columns: Int = 60) -> Stage {
    Stage(
      Scenes.scene(
        Scenes.tabs(
          ["Groups", "People", "Mail"], selected: selected, Scenes.pane(Samples.groups, 1))
      ), columns: columns)
  }

  private func split(selected: Int, letter: Screen = Scenes.letter()) -> Stage {
    Stage(
      Scenes.scene(
        Scenes.split(
          Scenes.pane(Scenes.inbox, 1), Scenes.pane(letter, 2, exit: .back()),
          selected: selected)),
      columns: 80, rows: 24)
  }

  @Test func `Up leads to the selected tab, Left and Right along the bar, and Enter chooses`() {
    var stage = tabs(selected: 1)
    #expect(stage.focused == "Runners", "the content has the focus at first")
    stage.press(.up, .up)
    #expect(stage.focused == "‹People›")
    stage.press(.right)
    #expect(stage.focused == " Mail ")
    #expect(stage.press(.right) == .show)
    stage.press(.left, .left)
    #expect(stage.focused == " Groups ")
    #expect(stage.press(.enter) == .send(.select(0, in: bar)))
    #expect(stage.focused == "[New group]", "the focus has gone back under the bar")
  }

  @Test func `Enter on the selected tab asks for it again, which leads to its root`() {
    var stage = tabs()
    stage.press(.up, .up)
    #expect(stage.press(.enter) == .send(.select(0, in: bar)))
  }

  @Test func `Tab goes from the list to the tabs and the toolbar, and round`() {
    var stage = tabs()
    var seen: [String] = []
    stage.press(.down)
    for _ in 0..<3 {
      seen.append(stage.focused)
      stage.press(.tab)
    }
    #expect(seen == ["Swimmers", "‹Groups›", "[New group]"])
    #expect(stage.focused == "Swimmers", "the list is entered where it was left")
    stage.press(.backTab, .right)
    #expect(stage.focused == "[Refresh]")
  }

  @Test func `Alt and a digit choose a tab from anywhere, also from a field`() {
    var stage = tabs()
    #expect(stage.press(.alt("2")) == .send(.select(1, in: bar)))
    #expect(stage.press(.alt("4")) == .show)
    #expect(stage.lines.last == " There is no tab 4.")
    stage.show(Samples.form(name: "R"))
    #expect(stage.press(.alt("3")) == .send(.select(2, in: bar)))
    var without = Stage(Samples.form(name: "R"))
    #expect(without.press(.alt("1")) == .show)
    #expect(without.lines.last?.contains("no tab") == false)
  }

  @Test func `with two tab bars the arrows go through both, and digits choose in the outer one`() {
    let inner = Scenes.tabs(["Look", "Sound"], selected: 1, id: 95, Scenes.pane(Samples.groups, 1))
    var stage = Stage(Scenes.scene(Scenes.tabs(["Groups", "People"], inner)), columns: 60)
    stage.press(.up, .up)
    #expect(stage.focused == "‹Sound›")
    stage.press(.up)
    #expect(stage.focused == "‹Groups›")
    #expect(stage.press(.alt("2")) == .send(.select(1, in: bar)))
    stage.press(.right, .down)
    #expect(stage.focused == "‹Sound›", "from above, too, the selected one comes first")
    stage.press(.left)
    #expect(stage.press(.enter) == .send(.select(0, in: ScreenID(rawValue: 95))))
  }

  @Test func `a screen without controls leaves the focus on the selected tab`() {
    let stage = Stage(
      Scenes.scene(Scenes.tabs(["A", "B"], selected: 1, Scenes.pane(Scenes.nothing, 1))))
    #expect(stage.focused == "‹B›")
  }

  @Test func `Ctrl-O goes to the other side and back, also from a field`() {
    let container = ScreenID(rawValue: 92)
    var stage = split(selected: 0)
    #expect(stage.focused == "Letter 1")
    #expect(stage.press(.control("o")) == .send(.select(1, in: container)))
    stage = split(selected: 1)
    #expect(stage.focused == "Note")
    #expect(stage.press(.control("o")) == .send(.select(0, in: container)))
    var alone = Stage(Samples.groups)
    #expect(alone.press(.control("o")) == .show)
  }

  @Test func `an arrow that finds nothing more on its side goes over to the other`() {
    let container = ScreenID(rawValue: 92)
    var stage = split(selected: 0)
    #expect(stage.press(.left) == .show)
    #expect(stage.press(.right) == .send(.select(1, in: container)))
    stage = split(selected: 1, letter: Scenes.letter("ab"))
    #expect(stage.press(.left) == .show, "the caret moves in the field")
    stage.press(.down)
    #expect(stage.focused == "[Reply]")
    #expect(stage.press(.right) == .show)
    #expect(stage.press(.left) == .send(.select(0, in: container)))
  }

  @Test(
    "among three sides Ctrl-O goes round, and the arrows go to the next side")
  func threeSides() {
    let container = ScreenID(rawValue: 92)
    for (selected, onward, left, right) in [(0, 1, nil, 1), (1, 2, 0, 2), (2, 0, 1, nil)] {
      var stage = Stage(
        Scenes.scene(
          Scenes.split(
            Scenes.pane(Scenes.inbox, 1), Scenes.pane(Scenes.inbox, 2),
            Scenes.pane(Scenes.inbox, 3), selected: selected)), columns: 100, rows: 12)
      #expect(stage.press(.control("o")) == .send(.select(onward, in: container)))
      #expect(stage.press(.left) == left.map { .send(.select($0, in: container)) } ?? .show)
      let row = ElementID("body/list/1")
      let opened = HostInput.activate(row, in: ScreenID(rawValue: selected + 1))
      #expect(stage.press(.right) == .send(right.map { .select($0, in: container) } ?? opened))
    }
  }

  @Test func `with stacks in two sides of a split, Ctrl-O goes round through every screen`() {
    let container = ScreenID(rawValue: 92)
    func side(_ number: Int) -> TerminalScene.Arrangement {
      Scenes.pane(Screen("Any") { Button("\(number)") {} }, number)
    }
    for selected in 0...1 {
      let stacks = [1, 3].map { Scenes.split(side($0), side($0 + 1), selected: 1, id: $0) }
      var stage = Stage(
        Scenes.scene(.beside(container, stacks, selected: selected)), columns: 120, rows: 12)
      let root = selected * 2 + 1
      #expect(stage.focused == "[\(root + 1)]")
      #expect(stage.press(.control("o")) == .show)
      #expect(stage.focused == "[\(root)]")
      let other = TerminalState.Reaction.send(.select(1 - selected, in: container))
      #expect(stage.press(.control("o")) == other)
      #expect(stage.press(.right) == .show)
      #expect(stage.focused == "[\(root + 1)]", "an arrow goes to what is next in sight")
    }
  }

  @Test func `the root of a stack with nothing beside it has the whole width and no other side`() {
    let alone = Scenes.split(Scenes.pane(Scenes.inbox, 1), id: 1)
    var stage = Stage(Scenes.scene(alone), columns: 100, rows: 8)
    #expect(stage.press(.control("o"), .left) == [.show, .show])
    #expect(stage.lines.last?.contains("Ctrl-O") == false)
    #expect(stage.lines[1].hasSuffix(" ›") && DisplayWidth.of(stage.lines[1]) == 99)
  }

  @Test("each side keeps its focus, its place and its field, and typing goes to the side in use")
  func sides() {
    var stage = split(selected: 0)
    stage.press(.down)
    let wide = stage.scene
    stage.scene = split(selected: 1).scene
    #expect(stage.focused == "Note")
    #expect(stage.picture.frame.cursor != nil)
    let note = ElementID("body/Note")
    #expect(
      stage.press(.character("x")) == .send(.edit(note, text: "x", in: ScreenID(rawValue: 2))))
    stage.scene = wide
    #expect(stage.focused == "Letter 2")
    #expect(stage.picture.frame.cursor == nil)
  }

  @Test func `Escape leaves the side in use`() {
    var stage = split(selected: 1)
    #expect(stage.press(.escape) == .send(.back(from: ScreenID(rawValue: 2))))
    stage = split(selected: 0)
    #expect(stage.press(.escape) == .show)
  }

  @Test("Alt with a digit turns pages from a field too, and ] says that a page is the last one")
  func pages() {
    let container = ScreenID(rawValue: 91)
    var stage = Stage(
      Scenes.scene(Scenes.pages(3, selected: 1, Scenes.pane(Samples.form(name: "R"), 1))))
    #expect(stage.press(.alt("3")) == .send(.select(2, in: container)))
    #expect(stage.press(.alt("1")) == .send(.select(0, in: container)))
    stage.scene = Scenes.scene(Scenes.pages(3, selected: 2, Scenes.pane(Samples.groups, 1)))
    #expect(stage.press(.character("]")) == .show)
    #expect(stage.lines.last == " This is the last page.")
    #expect(stage.press(.character("[")) == .send(.select(1, in: container)))
  }

  @Test func `a digit shows a tab, but is typed into a field, and the hint names what works`() {
    let container = ScreenID(rawValue: 91)
    func stage(_ screen: Screen) -> Stage {
      Stage(Scenes.scene(Scenes.pages(3, selected: 1, Scenes.pane(screen, 1))), columns: 80)
    }
    var list = stage(Samples.groups)
    #expect(list.lines.last?.contains(" 1…3 Page") == true)
    #expect(list.press(.character("3")) == .send(.select(2, in: container)))
    #expect(list.press(.character("9")) == .show)
    #expect(list.lines.last == " There is no tab 9.")
    list.size = CellSize(columns: 80, rows: 60)
    list.press(.character("?"))
    #expect(list.text.contains("1…3  Alt-1…3"))
    var form = stage(Samples.form(name: "R"))
    #expect(form.lines.last?.contains(" Alt-1…3 Page") == true)
    guard case .send(.edit(_, let text, _)) = form.press(.character("3")) else {
      Issue.record("3 is not typed")
      return
    }
    #expect(text == "R3")
  }

  @Test func `under a dialog no key reaches a container`() async throws {
    let club = ClubCoordinator()
    let app = CalcotApp(club)
    let terminal = VirtualTerminal(columns: 80, rows: 24)
    let host = TerminalHost(on: terminal)
    try host.start(app)
    let asking = Task {
      await club.groups.navigation.alert(
        "Really?", message: "", choices: [Choice("Yes", true), Choice("No", role: .cancel, false)])
    }
    await app.settle()
    #expect(terminal.text.contains("Really?"))
    terminal.type(.alt("2"), .control("o"))
    #expect(club.navigation.selected == .groups)
    #expect(!terminal.text.contains("There is no tab"))
    terminal.type(.escape)
    _ = await asking.value
    terminal.type(.alt("2"))
    #expect(club.navigation.selected == .people)
    host.stop()
  }
}
