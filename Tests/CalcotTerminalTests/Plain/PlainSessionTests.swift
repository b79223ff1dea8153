import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import CalcotTree
import CalcotViews
import Foundation
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

  @Test func `a screen as text, what can be used with its number`() {
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

  @Test func `how far something has come, in words`() {
    let screen = Screen("Copies") { ProgressBar("Copying", value: 1, total: 4) }
    #expect(PlainScreen(scene(screen)).text == "Copies\n… Copying 25%")
  }

  @Test func `a screen is printed once, and again when it has changed`() {
    var session = PlainSession()
    #expect(session.output(for: PlainScreen(scene(Samples.groups)))?.hasSuffix("\n\n") == true)
    #expect(session.output(for: PlainScreen(scene(Samples.groups))) == nil)
    #expect(session.output(for: PlainScreen(scene(Samples.numbers(2)))) != nil)
  }

  @Test func `lines use controls, fill fields, go back and quit`() {
    let id = ElementID("body/list/Runners")
    #expect(reaction(to: "3", Samples.groups) == .send(.activate(id, in: one)))
    let name = ElementID("body/Name")
    #expect(
      reaction(to: " 1 Some  name", Samples.form())
        == .send(.edit(name, text: "Some  name", in: one)))
    #expect(reaction(to: "1", Samples.form()) == .send(.submit(name, in: one)))
    #expect(reaction(to: "b", Samples.groups, exit: .back()) == .send(.back(from: one)))
    for word in ["q", "quit"] { #expect(reaction(to: word, Samples.groups) == .quit) }
    let printed = PlainScreen(scene(Samples.groups)).text + "\n\n"
    #expect(reaction(to: "", Samples.groups) == .say(printed))
  }

  @Test func `whatever else is typed, the answer says what is possible`() {
    let possible =
      "Type a line: 1 to 5 use what has that number, b goes back, q quits, "
      + "an empty line prints the screen.\n"
    #expect(reaction(to: "9", Samples.groups) == .say("There is no 9. \(possible)"))
    #expect(reaction(to: "-1", Samples.groups) == .say("There is no -1. \(possible)"))
    #expect(
      reaction(to: "\(Int.min)", Samples.groups) == .say("There is no \(Int.min). \(possible)"))
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

  @Test func `every answer is in the words of the app, and names what it is about`() {
    var words = HostWords()
    (words.plain.noSuchNumber, words.plain.takesNoText) = ("NO %1", "NO TEXT %2 %1")
    (words.plain.noSteps, words.plain.lastStep) = ("STEPLESS %1", "LAST %1")
    (words.plain.noWayBack, words.plain.mustBeAnswered) = ("NO WAY", "ANSWER %1")
    (words.plain.help, words.plain.useOne, words.plain.useMany) = ("HELP %1", "ONE %1", "ALL %1")
    (words.plain.fill, words.plain.lineBreak, words.plain.step) = ("FILL %2", "BREAK %1", "STEP %2")
    (words.plain.back, words.plain.quit, words.plain.print) = ("BACK", "QUIT", "PRINT")
    words.buttons.furtherRows = "%1 MORE"
    func answer(_ line: String, _ screen: Screen, dialog: Dialog? = nil) -> String {
      var scene = scene(screen)
      (scene.words, scene.dialog) = (words, dialog)
      let reaction = PlainSession().handle(line, scene: scene, screen: PlainScreen(scene))
      guard case .say(let text) = reaction else { return "\(reaction)" }
      return text
    }
    let form = Screen("Form") {
      NumberStepper("Cups", value: 2, in: 1...2) { _ in }
      TextField("Note", text: "", lines: 1...3) { _ in }
      Button("Go") {}
    }
    let help = "HELP ALL 3, FILL Cups, BREAK Note, STEP Cups, BACK, QUIT, PRINT\n"
    #expect(answer("9", form) == "NO 9 " + help)
    #expect(answer("9+", form) == "NO 9 " + help)
    #expect(answer("b", form) == "NO WAY " + help)
    #expect(answer("3 x", form) == "NO TEXT 3 Go\n")
    #expect(answer("2+", form) == "STEPLESS Note\n")
    #expect(answer("1+", form) == "LAST Cups\n")
    let one = Screen("One") { Button("Go") {} }
    #expect(answer("b", one) == "NO WAY HELP ONE Go, BACK, QUIT, PRINT\n")
    let rows = Screen("Many") { List(1...900, id: \.self) { Row("\($0)") {} } }
    #expect(answer("101 x", rows) == "NO TEXT 101 800 MORE\n")
    let question = Dialog(
      id: LayerID(rawValue: 1), style: .alert, title: "Sure?", message: nil,
      choices: [Choice("Yes", role: .main, 0)], owner: nil)
    #expect(
      answer("b", one, dialog: question) == "ANSWER Sure? HELP ONE Yes, BACK, QUIT, PRINT\n")
  }

  @Test func `tabs and pages are choices with numbers before the screen's own`() {
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

  @Test func `lines come whole, wherever the bytes were split`() {
    var splitter = LineSplitter()
    #expect(splitter.feed(Array("1\r\n2 ç".utf8.dropLast())) == ["1"])
    #expect(splitter.feed([0xA7, 0x0A, 0x0A, 0x71]) == ["2 ç", ""])
    #expect(splitter.rest == "q")
  }

  @Test func `a line of marks is made cheap to compare`() {
    var splitter = LineSplitter()
    let marks = String(repeating: "\u{301}\u{323}", count: 30)
    #expect(splitter.feed(Array("e\(marks)\n".utf8)) == ["e\(marks)".streamSafe])
  }

  @Test func `a line of a megabyte is not looked through again for each part of it`() {
    var splitter = LineSplitter()
    let part = Array(repeating: UInt8(ascii: "x"), count: 64)
    let lines = (0..<20_000).flatMap { _ in splitter.feed(part) }
    #expect(lines.isEmpty)
    #expect(splitter.feed([0x0A]).map(\.utf8.count) == [64 * 20_000])
  }

  @Test func `a line that never ends is cut`() {
    var splitter = LineSplitter()
    let part = Array(repeating: UInt8(ascii: "x"), count: LineSplitter.most / 16)
    let lines = (0..<40).flatMap { _ in splitter.feed(part) }
    #expect(lines.map(\.utf8.count) == [LineSplitter.most, LineSplitter.most])
    #expect(splitter.rest?.utf8.count == LineSplitter.most / 2)
  }

  @Test func `lines of an input that does not block come as they are written`() async {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0 && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    // NB: a program that another test starts, and stops, would keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var lines = PlainPipes.lines(of: ends[0]).makeAsyncIterator()
    for line in ["1", "2"] {
      #expect(write(ends[1], "\(line)\n", 2) == 2)
      let taken = await lines.next()
      #expect(taken == line)
    }
    close(ends[1])
    let rest = await lines.next()
    #expect(rest == nil)
    close(ends[0])
  }

  @Test func `lines that nobody takes stay in the pipe, and none is lost`() async {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    // NB: a program that another test starts, and stops, would keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let lines = PlainPipes.lines(of: ends[0])
    // NB: a pipe takes 512 bytes as a whole or not at all on each system.
    let line = Array(repeating: UInt8(ascii: "x"), count: 511) + [0x0A]
    var written = 0
    for _ in 0..<20_000 {
      if write(ends[1], line, line.count) == line.count { written += 1 } else { await Task.yield() }
    }
    #expect(written < 1_000)
    close(ends[1])
    var taken = 0
    for await line in lines { taken += line.utf8.count == 511 ? 1 : 0 }
    #expect(taken == written)
    close(ends[0])
  }
}
