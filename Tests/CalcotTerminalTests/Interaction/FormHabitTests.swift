import Calcot
import CalcotContent
import CalcotViews
import Testing

@testable import CalcotTerminal

/// The habits of those who use other programs in a terminal, where there are texts to type.
@Suite @MainActor struct FormHabitTests {
  private func form(isComplete: Bool = true, _ submit: (@MainActor () -> Void)? = nil) -> Stage {
    let place = TextField("Place", text: "") { _ in }
    return Stage(
      Screen("Run") {
        Picker("Kind", selection: "long", of: ["long", "short"], label: \.self) { _ in }
        TextField("Note", text: "") { _ in }
        Toggle("Public", isOn: true) { _ in }
        if let submit { place.onSubmit { submit() } } else { place }
      } toolbar: {
        Button("Cancel", role: .cancel) {}
        Button("Save", role: .main, isEnabled: isComplete) {}
      }, exit: .back(), columns: 80, rows: 24)
  }

  @Test func `j and k pass over texts, and stay where only a text or a bar comes next`() {
    var stage = form()
    #expect(stage.focused.hasPrefix("Kind"))
    stage.press(.character("j"))
    #expect(stage.focused.contains("Public"))
    stage.press(.character("j"))
    #expect(stage.focused.contains("Public"))
    stage.press(.character("k"))
    #expect(stage.focused.hasPrefix("Kind"))
    stage.press(.down)
    #expect(stage.focused == "Note")
    var list = Stage(
      Screen("Shelf") {
        TextField("Find", text: "", role: .search) { _ in }
        List(["Alba", "Bota"], id: \.self) { Row($0) {} }
      } toolbar: {
        Button("New") {}
      }, exit: .back(), columns: 60, rows: 20)
    list.press(.character("k"), .character("k"))
    #expect(list.focused == "Alba")
    list.press(.up)
    #expect(list.focused == "Find")
  }

  @Test func `Enter in a field without an action goes on to the next one, then to the main button`()
  {
    var stage = form()
    stage.press(.down)
    #expect(stage.lines.last?.contains("Enter") == false)
    stage.press(.enter)
    #expect(stage.focused.contains("Public"))
    stage.press(.down, .enter)
    #expect(stage.focused == "[Save]")
    var other = form {}
    other.press(.down, .down, .down)
    #expect(other.lines.last?.hasPrefix(" Enter Done") == true)
    other.press(.enter)
    #expect(other.focused == "Place")
  }

  @Test(arguments: [true, false])
  func `Ctrl-S saves what can be saved, also from a text, and Tab leads there`(_ isComplete: Bool) {
    var stage = form(isComplete: isComplete)
    stage.press(.down)
    let saved = action(stage.press(.control("s")))
    #expect(saved.contains("Save") == isComplete)
    stage.press(.tab, .tab, .tab)
    #expect(stage.focused == (isComplete ? "[Save]" : "‹ Back"))
    stage.size = CellSize(columns: 60, rows: 60)
    stage.press(.function(1))
    #expect(stage.text.contains("Ctrl-S") == isComplete)
  }

  @Test func `the keys that are told in a text are those that type nothing`() {
    var stage = form()
    stage.press(.down)
    stage.size = CellSize(columns: 60, rows: 60)
    stage.press(.function(1))
    let keys = Set(stage.lines.flatMap { $0.split(separator: " ") })
    #expect(keys.contains("F1") && keys.contains("Ctrl-P"), "\(stage.text)")
    #expect(!keys.contains("q") && !keys.contains("j") && !keys.contains("s"), "\(stage.text)")
  }

  @Test func `Enter in an empty search returns to the row before`() {
    var stage = Stage(
      Screen("Shelf") {
        TextField("Find", text: "", role: .search) { _ in }
        List(["Alba", "Bota", "Cava"], id: \.self) { Row($0) {} }
      }, exit: .back(), columns: 60, rows: 20)
    stage.press(.down, .down, .character("/"), .enter)
    #expect(stage.focused == "Cava")
    #expect(stage.lines.last?.contains("/ Search") == true)
    stage.press(.character("/"))
    #expect(stage.lines.last?.contains("/ Search") == false)
  }

  @Test func `h and l are the arrows to the left and to the right, also in a choice`() {
    var stage = form()
    guard case .send(.edit(_, let text, _)) = stage.press(.character("l")) else {
      Issue.record("l does not change the choice")
      return
    }
    #expect(text == "short")
  }
}
