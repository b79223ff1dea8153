import Calcot
import CalcotTerminal
import CalcotViews
import Testing

/// The answers of dialogs, also in windows that have no room for the whole.
@Suite @MainActor struct SmallDialogTests {
  private func stage(
    _ title: String, yes: String = "Remove", columns: Int, rows: Int
  ) -> Stage {
    var scene = TerminalScene(layers: [.semantic(Samples.groups, number: 1)])
    scene.dialog = Dialog(
      id: LayerID(rawValue: 1), style: .alert, title: title,
      message: "She can come back when somebody adds her again, with all that she has written.",
      choices: [
        Choice(yes, role: yes == "Remove" ? .destructive : .main, 0),
        Choice("Keep", role: .cancel, 1),
      ], owner: nil)
    return Stage(scene, columns: columns, rows: rows)
  }

  @Test func `a question is answered by y and n, which the last line and the list of keys tell`() {
    var stage = stage("Remove Ann?", columns: 80, rows: 40)
    let dialog = LayerID(rawValue: 1)
    #expect(stage.lines.last?.contains("  y Remove  n/Esc Keep  ") == true)
    #expect(stage.press(.character("y")) == .send(.choose(0, in: dialog)))
    #expect(stage.press(.character("n")) == .send(.choose(1, in: dialog)))
    stage.press(.character("?"))
    let told = stage.lines.filter { $0.contains("Remove ") && $0.contains(" y ") }
    #expect(told.count == 1, "\(stage.text)")
  }

  @Test func `a letter that stands in the other answer's label does not answer`() {
    var stage = stage("Tell Ann?", yes: "Notify", columns: 80, rows: 40)
    #expect(stage.lines.last?.contains("  y Notify  Esc Keep  ") == true)
    for letter in ["n", "y"] as [Character] {
      #expect(stage.press(.character(letter)) == .send(.choose(0, in: LayerID(rawValue: 1))))
    }
  }

  @Test(arguments: ["Remove Ann?", "Remove Ann from all of the groups of this app?"])
  func `the choices of a dialog stand before its explanation at 20 by 6`(_ title: String) {
    var stage = stage(title, columns: 20, rows: 6)
    #expect(stage.text.contains("Remove"))
    #expect(stage.text.contains("[Remove]") && stage.text.contains("[Keep]"), "\(stage.text)")
    #expect(stage.focused == "[Keep]")
    var seen = ""
    for _ in 0..<20 {
      seen += stage.text
      stage.press(.down)
    }
    #expect(seen.contains("written."), "the explanation can be scrolled to")
  }

  @Test func `the explanation of a dialog comes first where there is room`() {
    let lines = stage("Remove Ann?", columns: 60, rows: 20).lines
    let (text, choice) = (
      lines.firstIndex { $0.contains("She can") }, lines.firstIndex { $0.contains("[Remove]") }
    )
    #expect(text.flatMap { text in choice.map { text < $0 } } == true)
  }
}
