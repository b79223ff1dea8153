import Calcot
import CalcotContent
import CalcotViews
import Testing

@testable import CalcotTerminal

/// The habits of those who use other programs in a terminal, in rows with actions.
@Suite @MainActor struct RowHabitTests {
  private let one = ScreenID(rawValue: 1)

  private func stage(exit: TerminalScene.Exit? = .back()) -> Stage {
    Stage(
      Screen("Shelf") {
        Row("The shelf", opens: NavigationAction {}).actions { Button("Rename") {} }
        List(["Alba", "Bota", "Cava"], id: \.self) { name in
          Row(name, opens: NavigationAction {})
            .actions {
              Button("Lend") {}
              Button("Burn", role: .destructive) {}
            }
        }
      }, exit: exit, columns: 80, rows: 40)
  }

  @Test(arguments: [Key.character("d"), .delete])
  func `d and Del lead to what destroys the row, and pressed again destroy it`(_ key: Key) {
    var stage = stage()
    stage.press(.down)
    #expect(stage.press(key) == .show)
    #expect(stage.focused == "[Burn]")
    #expect(stage.lines.last == " \(key.name) again: Burn")
    #expect(action(stage.press(key)).contains("Alba"))
    var other = Stage(
      Screen("Books") {
        Button("Donate") {}
        Button("Burn", role: .destructive) {}
      }, columns: 60, rows: 12)
    let letters = other.composition.active?.page.mnemonics.letters
    #expect(letters == ["[Donate]": "d"], "the letter of another action does not destroy")
    #expect(other.press(.delete) == .show && other.focused == "[Donate]")
  }

  @Test(arguments: [Key.left, .character("h")])
  func `to the left of a pushed screen is the way back, unless something is unsaved`(_ key: Key) {
    var stage = stage()
    stage.press(.right)
    #expect(stage.focused == "[Rename]")
    #expect(stage.press(key) == .show && stage.focused.hasPrefix("The shelf"))
    #expect(stage.press(key) == .send(.back(from: one)))
    for exit in [nil, TerminalScene.Exit.close(LayerID(rawValue: 1))] {
      var other = self.stage(exit: exit)
      #expect(other.press(key) == .show)
    }
    stage.scene.isUnsaved = true
    #expect(stage.press(key) == .show)
  }

  @Test(arguments: [Key.right, .character("l")])
  func `to the right of a row is what it leads to, after its actions`(_ key: Key) {
    var plain = Stage(
      Screen("Shelf") {
        List(["Alba", "Bota"], id: \.self) { Row($0, opens: NavigationAction {}) }
        Row("Version", detail: "1")
      }, columns: 60, rows: 12)
    plain.press(.down)
    #expect(action(plain.press(key)).contains("Bota"))
    plain.press(.down)
    #expect(plain.press(key) == .show)
    var stage = stage()
    stage.press(key)
    #expect(stage.focused == "[Rename]")
    #expect(stage.press(key) == .show)
  }

  @Test func `a letter reaches the action of a row elsewhere if no other row has that action`() {
    var stage = stage()
    stage.press(.end)
    #expect(stage.focused.hasPrefix("Cava"))
    stage.press(.character("?"))
    let told = stage.lines.filter { $0.contains("Rename ") || $0.contains("Lend ") }
    #expect(told.count == 2, "\(stage.text)")
    stage.press(.escape)
    #expect(stage.press(.character("r")) == .show)
    #expect(stage.focused == "[Rename]")
    #expect(stage.press(.character("e")) == .show)
    #expect(stage.focused == "[Rename]", "each row of the list has that action")
    stage.press(.character("?"))
    #expect(!stage.text.contains("Lend   "), "what has no effect is not told")
  }

  @Test func `Escape after a letter returns to where it was pressed, and does not go back`() {
    var stage = stage()
    stage.press(.end, .character("d"))
    #expect(stage.focused == "[Burn]")
    #expect(stage.press(.escape) == .show)
    #expect(stage.focused.hasPrefix("Cava"))
    #expect(stage.press(.escape) == .send(.back(from: one)))
    stage.press(.character("d"), .down)
    #expect(stage.press(.escape) == .send(.back(from: one)), "another key was pressed since")
  }
}
