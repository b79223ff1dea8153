import Calcot
import CalcotContent
import CalcotTree
import CalcotViews
import Observation
import Testing

@Suite("What a user enters into a field")
@MainActor
struct FieldEntryTests {
  /// The values of a form, as the app has them.
  @MainActor
  @Observable
  final class Form {
    var number = 3.0
    var text = ""
    var isOn = false
    var choice: Int? = 1
    var several: Set<String> = []
    var accepts = true
  }

  private let form = Form()

  private func shown() -> Shown {
    Shown { [form] in
      NumberField("Number", value: form.number, in: 0...10, decimals: 2) { new in
        if form.accepts { form.number = new }
      }
      TextField("Line", text: form.text) { form.text = $0 }
      TextField("Lines", text: form.text, lines: 2...4) { form.text = $0 }
      Toggle("Switch", isOn: form.isOn) { form.isOn = $0 }
      Picker("One", selection: form.choice, of: [1, 2, 3], label: { "No. \($0)" }) {
        form.choice = $0
      }
      Picker("Several", selection: form.several, of: ["a", "b\nc", "d"], label: { $0 }) {
        form.several = $0
      }
    }
  }

  @discardableResult
  private func enter(_ text: String, into label: String, on shown: Shown) -> Answer {
    guard let id = shown.element(label)?.id else { return .refused(.notRunning) }
    return shown.app.send(.edit(id, text: text, in: shown.screen))
  }

  private func field(_ label: String, on shown: Shown) -> FieldValue? {
    guard case .field(let field)? = shown.element(label)?.kind else { return nil }
    return field
  }

  @Test func `stays as typed while it stands for the app's value`() {
    let screen = shown()
    for text in ["2", "2.", "2.5", "2.50", "2,5", " 2,50"] {
      enter(text, into: "Number", on: screen)
      #expect(field("Number", on: screen)?.text == text)
      #expect(field("Number", on: screen)?.problem == nil)
    }
    #expect(form.number == 2.5)
  }

  @Test func `stays with the reason while it is no value, and the app keeps its own`() {
    let screen = shown()
    #expect(enter("x", into: "Number", on: screen) == .done)
    #expect(field("Number", on: screen)?.text == "x")
    #expect(field("Number", on: screen)?.problem == .noNumber)
    #expect(form.number == 3)
    enter("12", into: "Number", on: screen)
    #expect(field("Number", on: screen)?.problem == .above("10"))
    enter("7", into: "Number", on: screen)
    #expect(field("Number", on: screen)?.problem == nil)
    #expect(form.number == 7)
  }

  @Test func `gives way to another value of the app, also where the entry was invalid`() async {
    let model = Counted()
    let screen = Shown {
      NumberField("Number", value: model.number, in: 0...10) { model.number = $0 }
      Button("Eight") { model.number = 8 }
    }
    enter("x", into: "Number", on: screen)
    if let button = screen.element("Eight") { screen.activate(button) }
    #expect(field("Number", on: screen)?.text == "8")
    #expect(field("Number", on: screen)?.problem == nil)
  }

  @Test func `goes back to the app's value where the app refuses the new one`() {
    form.accepts = false
    let screen = shown()
    enter("5,0", into: "Number", on: screen)
    #expect(field("Number", on: screen)?.text == "3")
  }

  @Test func `has one kind of line break, and none in one line`() {
    let screen = shown()
    enter("a\r\nb\rc\u{2028}d\u{85}e\n", into: "Lines", on: screen)
    #expect(form.text == "a\nb\nc\nd\ne\n")
    enter("a\r\nb\tc", into: "Line", on: screen)
    #expect(form.text == "a b\tc")
  }

  @Test func `is refused for a switch and a choice that have no such value`() {
    let screen = shown()
    #expect(
      enter("maybe", into: "Switch", on: screen) == .refused(.noSuchValue("maybe", of: "Switch")))
    #expect(enter("4", into: "One", on: screen) == .refused(.noSuchValue("4", of: "One")))
    #expect(enter("1\n2", into: "One", on: screen) == .refused(.noSuchValue("1\n2", of: "One")))
    #expect(enter("", into: "One", on: screen) == .refused(.noSuchValue("", of: "One")))
    #expect(
      enter("a\nz", into: "Several", on: screen) == .refused(.noSuchValue("a\nz", of: "Several")))
    #expect(form.choice == 1 && form.several.isEmpty && !form.isOn)
  }

  @Test func `in a choice is the chosen options, in their order, whatever their keys contain`() {
    let screen = shown()
    guard case .choice(let input)? = field("Several", on: screen)?.kind else {
      Issue.record("there is no choice")
      return
    }
    let all = input.options.map(\.key)
    #expect(enter(all.reversed().joined(separator: "\n"), into: "Several", on: screen) == .done)
    #expect(form.several == ["a", "b\nc", "d"])
    enter(input.text(all.joined(separator: "\n"), choosing: all[1]), into: "Several", on: screen)
    #expect(form.several == ["a", "d"])
    enter("2", into: "One", on: screen)
    #expect(form.choice == 2)
  }

  @Test func `can replace a selection that is none of the options, which is reported`() {
    form.choice = 7
    form.several = ["a", "x"]
    let screen = shown()
    #expect(screen.content.description.contains("choice \"One\": \"\" problem noChoice"))
    #expect(screen.content.description.contains("choice \"Several\": \"a\" problem noChoice"))
    #expect(screen.issues.values.count == 2)
    enter("1", into: "One", on: screen)
    #expect(form.choice == 1)
  }

  @Test func `may be missing at first in a choice, which is no mistake`() {
    form.choice = nil
    let screen = shown()
    _ = screen.content
    #expect(screen.issues.values == [])
    #expect(field("One", on: screen)?.problem == nil)
  }

  @Test func `starts the action that follows an edit only if it is a valid value`() async {
    let log = Recorder<String>()
    let screen = Shown {
      NumberField("Number", value: 1, in: 0...10) { _ in }.onEdited { log.values.append("edited") }
    }
    enter("x", into: "Number", on: screen)
    await screen.app.settle()
    #expect(log.values == [])
    enter("2", into: "Number", on: screen)
    await screen.app.settle()
    #expect(log.values == ["edited"])
  }
}

@MainActor @Observable
private final class Counted {
  var number = 1
}
