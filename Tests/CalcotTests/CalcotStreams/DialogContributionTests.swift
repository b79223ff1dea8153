import CalcotStreams
import CalcotTesting
import CalcotTree
import Testing

@testable import Calcot

@Suite("A dialog that a flow contributes")
@MainActor
struct DialogContributionTests {
  typealias Contributions = ScriptedFlow<Happening>.Contributions

  let outer = ScriptedFlow<Happening>("home")
  let inner = ScriptedFlow<Happening>("child root")
  let stepper = TestStepper()
  let app: TestApp
  let taken = Recorder<Happening>()
  let events = Recorder<StepEvent>()

  init() {
    outer.children["child"] = { [inner] in ChildFlow(inner) }
    inner.steppers["child root"] = { [stepper] in stepper }
    app = TestApp(outer)
    outer.navigation.push("child")
    app.app?.steps.add { [events] in events.values.append($0) }
  }

  /// Emits `.saved`, to which the inner flow contributes `contributions`, and waits until the app is
  /// idle. Every other step is only recorded.
  private func contribute(_ contributions: Contributions) async {
    inner.navigating = { [taken] in
      taken.values.append($0)
      return $0 == .saved ? contributions : .none
    }
    stepper.steps.emit(.saved)
    await app.settle()
  }

  private var dialog: Dialog? { app.tree?.dialog }

  @Test func `is shown, and answered without a further step`() async {
    await contribute(.alert("Saved", message: "All of it.", dismiss: "Fine"))
    app.expect("Saved", "All of it.", "Fine")
    #expect(dialog?.style == .alert)
    #expect(dialog?.cancelIndex == 0)
    await app.tap("Fine")
    #expect(dialog == nil)
    #expect(taken.values == [.saved])
  }

  @Test func `sends its flow the step of the button`() async {
    await contribute(.alert("Saved", dismiss: "Fine", then: .tapped(1)))
    await app.tap("Fine")
    #expect(taken.values == [.saved, .tapped(1)])
    #expect(events.values.last?.disposition == inner.navigation.flow.map { .handled(by: $0) })
  }

  @Test(arguments: [("Delete", [Happening.saved, .tapped(1)]), ("Keep", [.saved])])
  func `sends its flow the step of the choice, and none for a choice without one`(
    label: String, steps: [Happening]
  ) async {
    await contribute(
      .alert(
        "Delete it?",
        choices: [
          Choice("Delete", role: .destructive, .tapped(1)), Choice("Keep", role: .cancel, nil),
        ]))
    #expect(dialog?.choices.map(\.role) == [.destructive, .cancel])
    await app.tap(label)
    #expect(taken.values == steps)
    #expect(dialog == nil)
  }

  @Test func `may be an action sheet, which sends no step when it is closed`() async {
    let sheet = Contributions.actionSheet(
      "What next?",
      choices: [Choice("Start over", .tapped(1)), Choice("Nothing", role: .cancel, nil)])
    await contribute(sheet)
    #expect(dialog?.style == .actionSheet)
    await app.dismiss()
    #expect(taken.values == [.saved])
    await contribute(sheet)
    await app.tap("Start over")
    #expect(taken.values == [.saved, .saved, .tapped(1)])
  }

  @Test func `comes after the navigation of the same step, and outlives the screen that sent it`()
    async
  {
    await contribute(
      .many(.alert("Moved", dismiss: "Fine", then: .tapped(2)), .replaceRoot(with: "other")))
    app.expect("Moved")
    #expect(app.tree?.description.hasPrefix("base: home > other") == true)
    await app.tap("Fine")
    #expect(taken.values == [.saved, .tapped(2)])
  }

  @Test func `is asked after another one of the same step, when that is answered`() async {
    await contribute(
      .many(
        .alert("First", dismiss: "One", then: .tapped(1)),
        .alert("Second", dismiss: "Two", then: .tapped(2))))
    app.expect("First")
    app.expectNot("Second")
    await app.tap("One")
    app.expect("Second")
    await app.tap("Two")
    #expect(taken.values == [.saved, .tapped(1), .tapped(2)])
  }

  @Test func `is shown also for a step that is forwarded`() async {
    outer.navigating = { [taken] _ in
      taken.values.append(.tapped(9))
      return .none
    }
    await contribute(.many(.alert("Gone on", dismiss: "Fine"), .forward))
    app.expect("Gone on")
    #expect(taken.values == [.saved, .tapped(9)])
  }

  @Test func `is not shown for a step that is refused or deferred`() async {
    await contribute(.many(.alert("Never", dismiss: "Fine"), .refused(reason: "Offline.")))
    #expect(dialog == nil)
    inner.guarding = { _ in .refuse("Members only.") }
    await contribute(.many(.push("secret"), .alert("Never", dismiss: "Fine")))
    #expect(dialog == nil)
    await contribute(.many(.alert("Never", dismiss: "Fine"), .deferred(reason: "Later.")))
    #expect(dialog == nil)
    #expect(taken.values == [.saved, .saved, .saved])
  }

  @Test func `leaves with its flow, before the navigation returns, and sends no step`() async {
    await contribute(
      .many(.alert("Sure?", dismiss: "Yes", then: .tapped(1)), .alert("Next", dismiss: "No")))
    app.expect("Sure?")
    outer.navigation.popToRoot()
    #expect(dialog == nil)
    app.expectNot("Sure?")
    await app.settle()
    #expect(dialog == nil)
    #expect(taken.values == [.saved])
  }

  @Test func `stays while a screen of its flow leaves`() async {
    inner.navigation.push("next")
    await contribute(.alert("Still here", dismiss: "Fine"))
    inner.navigation.pop()
    app.expect("Still here")
  }

  @Test func `of a flow that has ended by the step is not shown, and that is reported`() async {
    await app.expectIssue("A question was not asked, because the step has ended the flow") {
      await contribute(.many(.end(), .alert("Bye", dismiss: "Fine")))
    }
    #expect(dialog == nil)
  }

  @Test func `that waits for another flow to prepare is shown when that flow is ready`() async {
    let gate = Gate(isOpen: false)
    let prepared = ScriptedFlow<Happening>("prepared")
    prepared.preparing = { await gate.passUnlessCancelled() }
    await contribute(
      .whenReady("Loading.", prepared) { _ in .alert("Loaded", dismiss: "Fine") })
    #expect(dialog == nil)
    gate.open()
    await app.settle()
    app.expect("Loaded")
  }

  @Test func `is a value that a test compares without any app`() {
    let alert = Contributions.alert("Saved", message: "All.", dismiss: "Fine", then: .saved)
    #expect(alert == .alert("Saved", message: "All.", dismiss: "Fine", then: .saved))
    #expect(
      alert == .alert("Saved", message: "All.", choices: [Choice("Fine", role: .cancel, .saved)]))
    #expect(alert == .many(.none, alert))
    #expect(alert != .alert("Kept", message: "All.", dismiss: "Fine", then: .saved))
    #expect(alert != .alert("Saved", message: "Some.", dismiss: "Fine", then: .saved))
    #expect(alert != .alert("Saved", message: "All.", dismiss: "OK", then: .saved))
    #expect(alert != .alert("Saved", message: "All.", dismiss: "Fine", then: .tapped(1)))
    #expect(alert != .alert("Saved", message: "All.", dismiss: "Fine"))
    #expect(alert != .alert("Saved", message: "All.", choices: [Choice("Fine", .saved)]))
    #expect(
      alert
        != .actionSheet("Saved", message: "All.", choices: [Choice("Fine", role: .cancel, .saved)]))
    #expect(alert != .many(alert, alert))
    #expect(alert != .none)
  }
}
