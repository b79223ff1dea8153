import Calcot
import CalcotLists
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
        } toolbar: {
          Button("Save") {}
        }
      })
  }

  @Test("fails at the step's line with what there was", arguments: FailingStep.all)
  func fails(_ step: FailingStep) {
    let app = app()
    withKnownIssue {
      step.body(app)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [step.message]
        && issue.sourceLocation?.fileName == "FailingStep.swift"
    }
  }

  @Test("reports the app's own mistakes as failures")
  func reportsIssues() {
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

  @Test("names a part that something holds though its screen has left")
  func namesHeldParts() async {
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
}
