import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Testing

@MainActor
struct TerminalStateTests {
  private let one = ScreenID(rawValue: 1)

  @Test func `Tab goes round from part to part, and the arrows move within a part`() {
    var stage = Stage(Samples.members(["Ann"]), exit: .back(), columns: 60)
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(stage.focused)
      stage.press(.tab)
    }
    #expect(seen == ["Ann", "[Leave the group]", "‹ Back", "Ann"])
    stage.press(.backTab, .backTab)
    #expect(stage.focused == "‹ Back")
    stage.press(.tab, .right)
    #expect(stage.focused == "[Remove]")
  }

  @Test func `arrows go from line to line, and among what stands side by side`() {
    var stage = Stage(Samples.groups, columns: 60)
    stage.press(.down)
    #expect(stage.focused == "Swimmers")
    stage.press(.up, .up)
    #expect(stage.focused == "[New group]")
    stage.press(.right)
    #expect(stage.focused == "[Refresh]")
    stage.press(.right, .left, .left, .up)
    #expect(stage.focused == "[New group]")
    stage.press(.down)
    #expect(stage.focused == "Runners")
  }

  @Test func `a row that comes in takes the focus of the place that was kept for it`() {
    struct Person: Identifiable, Sendable { let id: Int }
    func screen(_ loaded: Range<Int>) -> Screen {
      var people = Paged<Person>(pageSize: 10)
      people.insert(
        Page(start: loaded.lowerBound, elements: loaded.map(Person.init), total: 40))
      return Screen("People") {
        TextField("Search", text: "") { _ in }
        List(people) { person in Row("Person \(person.id)") {} }
      }
    }
    var stage = Stage(screen(0..<10), columns: 40, rows: 12)
    stage.press(.down, .end)
    #expect(stage.focused == "…")
    stage.show(screen(30..<40))
    #expect(stage.focused == "Person 39")
    stage.press(.up)
    #expect(stage.focused == "Person 38")
  }

  @Test("Enter opens a row, presses a button and submits a field; Space presses buttons only")
  func uses() {
    var stage = Stage(Samples.groups, columns: 60)
    let row = ElementID("body/list/Runners")
    #expect(stage.press(.enter) == .send(.activate(row, in: one)))
    #expect(stage.press(.character(" ")) == .show)
    #expect(stage.press(.character("x")) == .show)
    stage.press(.up)
    let button = ElementID("toolbar/New group")
    #expect(stage.press(.character(" ")) == .send(.activate(button, in: one)))
    var form = Stage(Samples.form())
    #expect(form.press(.enter) == .send(.submit(ElementID("body/Name"), in: one)))
  }

  @Test func `typing in a field sends the whole text at once, and the app's text wins`() {
    var stage = Stage(Samples.form(name: "Rn"))
    let name = ElementID("body/Name")
    stage.press(.left)
    #expect(stage.press(.character("u")) == .send(.edit(name, text: "Run", in: one)))
    stage.show(Samples.form(name: "RUN"))
    #expect(stage.press(.character("s")) == .send(.edit(name, text: "RUsN", in: one)))
    stage.show(Samples.form(name: "RUN"))
    #expect(stage.press(.paste("a\nb")) == .send(.edit(name, text: "RUa bN", in: one)))
    #expect(stage.press(.home) == .show)
    stage.show(Samples.form(name: "RUa bN"))
    #expect(stage.press(.delete) == .send(.edit(name, text: "Ua bN", in: one)))
  }

  @Test func `an edit in the middle keeps the caret, also when the app answers late`() {
    var stage = Stage(Samples.form(name: "Rn"))
    stage.press(.left, .character("u"))
    stage.show(Samples.form(name: "Rn", error: "Not yet."))
    stage.show(Samples.form(name: "Run"))
    let edit = HostInput.edit(ElementID("body/Name"), text: "Ruun", in: one)
    #expect(stage.press(.character("u")) == .send(edit))
  }

  @Test("Escape goes back, closes a modal, cancels a question, and does nothing at the root")
  func escape() {
    var root = Stage(Samples.groups)
    #expect(root.press(.escape) == .show)
    var inside = Stage(Samples.groups, exit: .back())
    #expect(inside.press(.escape) == .send(.back(from: one)))
    var modal = Stage(Samples.groups, exit: .close(LayerID(rawValue: 1)))
    let layer = LayerID(rawValue: 1)
    #expect(modal.press(.escape) == .send(.dismiss(layer, through: layer)))
    var blocked = Stage(Samples.groups, exit: .back(blockedBy: "It is being saved."))
    #expect(blocked.press(.escape) == .show)
    #expect(blocked.lines.last == " It is being saved.")
    blocked.press(.down)
    #expect(blocked.lines.last != " It is being saved.")
  }

  @Test("Ctrl-C and Ctrl-Q quit, Ctrl-Z suspends, Ctrl-L paints anew, wherever the focus is")
  func controls() {
    for screen in [Samples.form(name: "a"), Samples.groups] {
      var stage = Stage(screen)
      #expect(
        stage.press(.control("c"), .control("q"), .control("z"), .control("l"))
          == [.quit, .quit, .suspend, .repaint])
    }
  }

  @Test("the focus of a control that goes passes to the next control, or else to the one before")
  func neighbours() {
    var stage = Stage(Samples.members(["Ann", "Bea", "Cleo"]), columns: 60)
    stage.press(.down, .right)
    stage.show(Samples.members(["Ann", "Cleo"]))
    #expect(stage.focused == "Cleo")
    stage.show(Samples.members(["Ann"]))
    #expect(stage.focused == "[Leave the group]")
    stage.show(Screen("Runners") { List(["Ann"], id: \.self, label: "Members") { Row($0) {} } })
    #expect(stage.focused == "Ann")
  }

  @Test func `a control that is disabled for a while keeps the focus and does nothing`() {
    var stage = Stage(Samples.form(canSave: true), columns: 60)
    stage.press(.up)
    #expect(stage.focused == "[Save]")
    stage.show(Samples.form(canSave: false))
    #expect(stage.focused == "[Save]")
    #expect(stage.press(.enter) == .show)
    stage.press(.tab, .tab)
    #expect(stage.focused == "Name")
  }

  @Test func `the focus goes to the content that comes in, until the user has moved it`() {
    let loading = Screen("My groups") {
      ActivityIndicator("Loading")
    } toolbar: {
      Button("New group") {}
    }
    var stage = Stage(loading)
    #expect(stage.focused == "[New group]")
    stage.show(Samples.groups)
    #expect(stage.focused == "Runners")
  }

  @Test func `each screen keeps its place, and finds it again on the way back`() {
    let under = TerminalScene.Layer.semantic(Samples.numbers(50), number: 1)
    var stage = Stage(TerminalScene(layers: [under]))
    stage.press(.end)
    let before = stage.text
    stage.scene.layers = [.semantic(Samples.groups, number: 2, exit: .back())]
    #expect(stage.focused == "Runners")
    stage.scene.layers = [under]
    #expect(stage.text == before)
  }

  @Test func `a long text scrolls by keys past its controls, down and up`() {
    let words = (1...30).map { "Line \($0)." }.joined(separator: "\n")
    var stage = Stage(
      Screen("Read") {
        TextField("Top", text: "") { _ in }
        Text(words)
        Button("Agree") {}
      }, columns: 30, rows: 8)
    #expect(stage.focused == "Top")
    for _ in 0..<60 where stage.focused != "[Agree]" { stage.press(.down) }
    #expect(stage.focused == "[Agree]")
    #expect(stage.lines[5].hasPrefix(" Line 30."))
    for _ in 0..<60 where stage.focused != "Top" { stage.press(.up) }
    #expect(stage.focused == "Top")
    stage.press(.pageDown)
    #expect(stage.lines[1].hasPrefix(" Line "))
    #expect(stage.focus == nil)
    stage.press(.home)
    #expect(stage.focused == "Top")
  }
}
