import Calcot
import CalcotLists
import CalcotTerminal
import CalcotViews
import Testing

@Suite("Plain text")
@MainActor
struct PlainSessionTests {
  private let one = ScreenID(rawValue: 1)

  private func scene(
    _ screen: Screen, exit: TerminalScene.Exit? = nil
  ) -> TerminalScene {
    TerminalScene(layers: [.semantic(screen, number: 1, exit: exit)])
  }

  private func reaction(
    to line: String, _ screen: Screen, exit: TerminalScene.Exit? = nil
  ) -> PlainSession.Reaction {
    let scene = scene(screen, exit: exit)
    return PlainSession().handle(line, scene: scene, screen: PlainScreen(scene))
  }

  @Test("a screen as text, what can be used with its number")
  func shows() {
    #expect(
      PlainScreen(
        scene(Samples.form(name: "R", error: "Too short."), exit: .close(LayerID(rawValue: 1)))
      ).text
        == """
        New group
        -  [Save]
        1  Name: R
           ! Too short.
        -  Place: \("")
        Members
        Everybody who joins can see the others and when they were here last.
        … Looking for places
        b  Close
        """)
    #expect(
      PlainScreen(scene(Samples.members(["Ann"]))).text == """
        Runners
        Runs on Sundays
        Members
        1  Ann  since May
           2  [Remove]
           3  [Call]
        4  [Leave the group]
        """)
  }

  @Test("how far something has come, in words")
  func progress() {
    let screen = Screen("Copies") { ProgressBar("Copying", value: 1, total: 4) }
    #expect(PlainScreen(scene(screen)).text == "Copies\n… Copying 25%")
  }

  @Test("a screen is printed once, and again when it has changed")
  func prints() {
    var session = PlainSession()
    #expect(session.output(for: PlainScreen(scene(Samples.groups)))?.hasSuffix("\n\n") == true)
    #expect(session.output(for: PlainScreen(scene(Samples.groups))) == nil)
    #expect(session.output(for: PlainScreen(scene(Samples.numbers(2)))) != nil)
  }

  @Test("lines use controls, fill fields, go back and quit")
  func lines() {
    let id = ElementID("body/list/Runners")
    #expect(reaction(to: "3", Samples.groups) == .send(.activate(id, in: one)))
    let name = ElementID("body/Name")
    #expect(
      reaction(to: " 1 Some  name", Samples.form())
        == .send(.edit(name, text: "Some  name", in: one)))
    #expect(reaction(to: "1", Samples.form()) == .send(.submit(name, in: one)))
    #expect(reaction(to: "b", Samples.groups, exit: .back()) == .send(.back(from: one)))
    #expect(reaction(to: "q", Samples.groups) == .quit)
    let printed = PlainScreen(scene(Samples.groups)).text + "\n\n"
    #expect(reaction(to: "", Samples.groups) == .say(printed))
  }

  @Test("whatever else is typed, the answer says what is possible")
  func helps() {
    let possible =
      "Type a line: 1 to 5 use what has that number, b goes back, q quits, "
      + "an empty line prints the screen.\n"
    #expect(reaction(to: "9", Samples.groups) == .say("There is no 9. \(possible)"))
    #expect(reaction(to: "-1", Samples.groups) == .say("There is no -1. \(possible)"))
    #expect(
      reaction(to: "help me", Samples.groups) == .say("\"help me\" means nothing here. \(possible)")
    )
    #expect(
      reaction(to: "b", Samples.groups) == .say("There is no way back from here. \(possible)"))
    #expect(
      reaction(to: "3 x", Samples.groups) == .say("\"Runners\" takes no text: type only 3.\n"))
    #expect(
      reaction(to: "99999999999999999999", Samples.groups)
        == .say("\"99999999999999999999\" means nothing here. \(possible)"))
  }

  @Test("tabs and pages are choices with numbers before the screen's own")
  func containers() {
    let form = ContainerScenes.pane(Samples.members([]), 1)
    let tabs = ContainerScenes.scene(
      ContainerScenes.tabs(
        ["Groups", ""], selected: 1, ContainerScenes.pages(3, selected: 1, form)))
    #expect(
      PlainScreen(tabs).text == """
        1  Groups
        2  ‹2›
        Page 2 of 3
        3  [Next page]
        4  [Previous page]
        Runners
        Runs on Sundays
        Members
        5  [Leave the group]
        """)
    let session = PlainSession()
    let screen = PlainScreen(tabs)
    let bar = ScreenID(rawValue: 90)
    #expect(session.handle("1", scene: tabs, screen: screen) == .send(.select(0, in: bar)))
    #expect(
      session.handle("4", scene: tabs, screen: screen)
        == .send(.select(0, in: ScreenID(rawValue: 91))))
    #expect(
      session.handle("1 x", scene: tabs, screen: screen)
        == .say("\"Groups\" takes no text: type only 1.\n"))
    let first = ContainerScenes.scene(ContainerScenes.pages(2, selected: 0, form))
    #expect(PlainScreen(first).text.hasPrefix("Page 1 of 2\n1  [Next page]\nRunners"))
  }

  @Test("lines come whole, wherever the bytes were split")
  func splits() {
    var splitter = LineSplitter()
    #expect(splitter.feed(Array("1\r\n2 ç".utf8.dropLast())) == ["1"])
    #expect(splitter.feed([0xA7, 0x0A, 0x0A, 0x71]) == ["2 ç", ""])
    #expect(splitter.rest == "q")
  }
}
