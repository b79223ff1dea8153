import Calcot
import CalcotContent
import CalcotTerminal
import Testing

@Suite("Panels as plain text")
@MainActor
struct PlainPanelTests {
  private func scene(_ panel: WorkPanel) -> TerminalScene {
    var scene = TerminalScene(layers: [.semantic(Samples.groups, number: 1)])
    scene.panel = panel
    return scene
  }

  @Test func `ask for a path in place of the screen`() {
    var panel = WorkPanel(.pickDocuments(FilePick([.text])), canCopy: false)
    _ = panel.take(line: "x\u{1B}.png")
    _ = panel.take(.read(.failure(.rejected(.wrongKind("x\u{1B}.png", extensions: ["txt"])))))
    #expect(
      PlainScreen(scene(panel)).text == """
        Choose a document
        ! x\\u{1B}.png is none of the kinds that can be picked: txt.
        Kinds: txt, md, csv
        b  Cancel
        File:
        """)
  }

  @Test func `show an address that nothing opens, and where a file is offered to be saved`() {
    let address = WorkPanel(PanelSamples.open, canCopy: false)
    #expect(
      PlainScreen(scene(address)).text == """
        Open this address
        https://example.com/a?b=1
        b  Cancel
        """)
    let text = WorkPanel(.share(.text("a")), canCopy: false)
    #expect(
      PlainScreen(scene(text)).text == """
        Save as
        b  Cancel
        File (text.txt):
        """)
  }

  @Test func `leave a message without a number, as a line is meant for the panel`() {
    var scene = scene(WorkPanel(.pickDocuments(FilePick()), canCopy: false))
    scene.status = AppStatus(
      messages: [
        AppStatus.Message(
          id: MessageID(rawValue: 1), text: "Removed", kind: .success, action: "Undo")
      ], activities: [])
    #expect(PlainScreen(scene).text.hasSuffix("File:\n✓ Removed"))
    scene.panel = nil
    #expect(PlainScreen(scene).text.contains("[Undo]"))
  }

  @Test func `take every line for an answer, except what leaves and quits`() {
    let scene = scene(WorkPanel(.pickDocuments(FilePick()), canCopy: false))
    let screen = PlainScreen(scene)
    let session = PlainSession()
    let reaction = { session.handle($0, scene: scene, screen: screen) }
    #expect(reaction("3") == .answer("3"))
    #expect(reaction("") == .answer(""))
    #expect(reaction("./b") == .answer("./b"))
    #expect(reaction("b") == .leave)
    #expect(reaction("q") == .quit)
  }
}
