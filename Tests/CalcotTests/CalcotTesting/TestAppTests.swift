import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Testing

@Suite("A test's app")
@MainActor
struct TestAppTests {
  private func app() -> TestApp {
    TestApp(
      ContentCoordinator {
        Screen("Group") {
          TextField("Name", text: "Runners") { _ in }
          List(["ann", "bo"], id: \.self) { name in
            Row(name) {}.actions { Button("Remove") {} }
          }
          Button("Locked", isEnabled: false) {}
          for section in ["First", "Second"] {
            Section(section) { TextField("Note", text: "", placeholder: "Why?") { _ in } }
          }
          Toggle("Public", isOn: false) { _ in }
          Row("Done", isChecked: true) { _ in }
          Text("Read me")
        } toolbar: {
          Button("Save") {}
        }
      })
  }

  @Test("fails at the step's line, and says what was on the screen", arguments: FailingStep.all)
  func fails(_ step: FailingStep) {
    let app = app()
    withKnownIssue {
      step.body(app)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [step.message]
        && issue.sourceLocation?.fileName == "FailingStep.swift"
    }
  }

  @Test func `reports the app's own mistakes as failures`() {
    let app = TestApp(
      ContentCoordinator {
        Screen("Twice") { List(["a", "a"], id: \.self) { Row($0) } }
      })
    withKnownIssue {
      app.expect("Twice")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Two elements have the key body/list/a: give each a key of its own."
      ] && issue.sourceLocation?.fileName == "TestAppTests.swift"
    }
  }

  @Test func `names the tasks that settling waits for when it takes long`() async {
    let coordinator = PagesCoordinator()
    let app = TestApp(coordinator)
    let (clock, gate) = (ManualClock(), Gate(isOpen: false))
    let end = AsyncStream.makeStream(of: Void.self)
    let told = Recorder<String>()
    let scope = app.tree?.visible.flatMap { app.app?.scope(of: $0.id) }
    scope?.task("saving") { for await _ in end.stream {} }
    scope?.task("parked") { await gate.pass() }
    scope?.listen(to: AsyncStream<Void>.makeStream().stream, "hearing") { _ in }
    let settling = Task {
      await app.settle(patience: .seconds(30), on: clock) { told.values.append($0) }
    }
    await Turns.pass { clock.sleepers == 1 && gate.waiters == 1 }
    #expect(told.values.isEmpty)
    clock.advance(by: .seconds(30))
    await Turns.pass { !told.values.isEmpty }
    #expect(told.values == ["settle() still waits for the task \"saving\" of page 0."])
    end.continuation.finish()
    await settling.value
    gate.open()
    await app.settle()
  }

  @Test func `names a part that something holds though its screen has left`() async {
    let coordinator = PagesCoordinator()
    let app = TestApp(coordinator)
    coordinator.push(1)
    let kept = coordinator.viewModels[1]
    coordinator.navigation.pop()
    await app.settle()
    withKnownIssue {
      app.expectReleased()
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix("Page")
    }
    #expect(kept != nil)
  }

  // MARK: A control that the user cannot reach

  @Test func `says which screen or dialog covers a control`() async {
    let coordinator = PagesCoordinator()
    let app = TestApp(coordinator)
    coordinator.viewModels[0]?.buttonLabel = "Save"
    coordinator.navigation.present(PageRoute(1))
    await app.settle()
    expectFailure(#"It is covered by the screen "Page 1": button "Save" in "Page 0""#) {
      app.tap("Save")
    }
    coordinator.guardAnswer = { _ in .ask(Question("Leave?", action: "Leave", cancel: "Stay")) }
    coordinator.navigation.dismiss()
    await app.settle()
    expectFailure(#"It is covered by the dialog "Leave?": button "Use" in "Page 1""#) {
      app.tap("Use")
    }
    app.end()
  }

  @Test func `says how a screen without a way back is left, or why it may not be`() async {
    let coordinator = PagesCoordinator()
    let app = TestApp(coordinator)
    coordinator.navigation.present(PageRoute(1))
    await app.settle()
    expectFailure("this is the first screen of a modal, which dismiss() closes.") { app.back() }
    coordinator.viewModels[1]?.leavability = .blocked("It is being saved.")
    await app.settle()
    expectFailure("The screen may not be left: It is being saved.") { app.back() }
    app.end()
  }

  @Test func `says that a control was there before, and on which screen`() async {
    let coordinator = PagesCoordinator()
    let app = TestApp(coordinator)
    coordinator.push(1)
    await app.settle()
    coordinator.viewModels[1]?.buttonLabel = "Save"
    await app.settle()
    await app.back()
    expectFailure(#"It was there before, on the screen "Page 1"."#) { app.tap("Save") }
    app.end()
  }

  @Test func `says in a failure that work is under way, and no longer once it has settled`() async {
    let coordinator = PagesCoordinator()
    let app = TestApp(coordinator)
    await app.settle()
    let advice = "Something is still under way: `await` the input, or `await app.settle()`."
    app.whileWorking {
      expectFailure(advice) { app.tap("Save") }
      expectFailure(advice) { app.expect("Saved") }
      expectFailure(advice) { app.expect(screen: "Saved") }
    }
    await app.settle()
    withKnownIssue {
      app.tap("Save")
    } matching: { issue in
      !issue.comments.contains { $0.rawValue.contains("await") }
    }
    app.end()
  }
}

/// Fails unless a step fails with a text in its message.
@MainActor
func expectFailure(_ text: String, _ step: () -> Void) {
  withKnownIssue {
    step()
  } matching: { issue in
    issue.comments.map(\.rawValue).joined().contains(text)
  }
}

extension TestApp {
  /// Runs `body` while a task of the visible screen is under way.
  fileprivate func whileWorking(_ body: () -> Void) {
    guard let app, let screen = app.tree.visible?.id else { return }
    app.scope(of: screen)?.task("work") { await Task.yield() }
    body()
  }
}
