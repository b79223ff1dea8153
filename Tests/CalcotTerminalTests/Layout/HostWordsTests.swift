import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Testing

@Suite("The terminal's own words")
@MainActor
struct HostWordsTests {
  /// Words that are each their own name, so that their use is visible.
  private var words: HostWords {
    var words = HostWords()
    (words.buttons.back, words.keys.next, words.keys.quit) = ("BACK", "NEXT", "QUIT")
    (words.keys.choose, words.keys.page, words.keys.switchTab) = ("CHOOSE", "PAGE", "SWITCH")
    (words.labels.pageOfCount, words.keys.lastPage, words.keys.noTab) = ("%2/%1", "LAST", "NO %1")
    (words.buttons.nextPage, words.buttons.previousPage) = ("NEXT PAGE", "PAGE BEFORE")
    return words
  }

  private func stage(_ arrangement: TerminalScene.Arrangement) -> Stage {
    var scene = ContainerScenes.scene(arrangement)
    scene.words = words
    return Stage(scene, columns: 80, rows: 8)
  }

  @Test func `are those of the app in the hints and on the way out`() {
    var scene = TerminalScene(layers: [.semantic(Samples.groups, number: 1)])
    scene.words = words
    let exit = TerminalScene.Exit.back()
    scene.layers[0] = .semantic(Samples.groups, number: 1, exit: exit)
    let stage = Stage(scene, columns: 80, rows: 8)
    #expect(stage.lines.contains { $0.contains("‹ BACK") })
    #expect(stage.lines.last?.contains("Enter CHOOSE  Esc BACK  Tab NEXT") == true)
    #expect(stage.lines.last?.contains("Ctrl-Q QUIT") == true)
    #expect(PlainScreen(scene).lines.last == "b  BACK")
  }

  @Test func `are those of the app around pages and tabs`() {
    let pane = ContainerScenes.pane(ContainerScenes.inbox, 1)
    let bar = TerminalScene.Bar(
      container: ContainerScenes.id(91), kind: .pages, titles: ["", ""], selected: 1)
    var pages = stage(.under(bar, pane))
    #expect(pages.lines.contains { $0.contains("2/2") })
    pages.press(.character("]"))
    #expect(pages.lines.last?.contains("LAST") == true)
    #expect(PlainScreen(pages.scene).lines.contains { $0.hasSuffix("[PAGE BEFORE]") })
    var tabs = stage(
      .under(
        TerminalScene.Bar(
          container: ContainerScenes.id(92), kind: .tabs, titles: ["One", "Two"],
          selected: 0), pane
      ))
    #expect(tabs.lines.last?.contains("1/2 SWITCH") == true)
    tabs.press(.alt("7"))
    #expect(tabs.lines.last?.contains("NO 7") == true)
  }

  @Test func `no key is promised for a field that cannot be edited`() {
    let screen = Screen("Form") {
      TextField("Name", text: "Ann", isEnabled: false) { _ in }
    }
    #expect(Stage(screen, columns: 60, rows: 6).lines.last?.contains("Enter") == false)
  }
}
