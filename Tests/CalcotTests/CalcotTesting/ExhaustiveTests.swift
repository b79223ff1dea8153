import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Testing

@MainActor
@Suite("An exhaustive test")
struct ExhaustiveTests {
  @Test func `passes if it expects all that happens`() async {
    let app = TestApp(ErrandsCoordinator(), exhaustive: true)
    await app.tap("New")
    app.expectEvents(.move(.present(ErrandRoute.new), entering: ErrandFormRoute.form))
    await app.tap("Save")
    app.expectEvents(
      .step(ErrandStep.saved("Bread"), .handled),
      .move(.finish, leaving: ErrandFormRoute.form), .result("Bread"),
      .message("Bread was added", .success, action: "Undo"))
    await app.tap("Share")
    app.expectEvents(.request(.share(.text("Bread"))))
    await app.carryOut()
    await app.tap("Clear")
    app.expectEvents(.transition(.ask, dialog: "Clear the list?"))
    await app.tap("Cancel")
    app.expectEvents(.transition(.answer))
    app.end()
  }

  @Test func `fails for each kind of event that it has not expected`() async {
    await leavesBehind(".move(.present(ErrandRoute.new), entering: ErrandFormRoute.form)") {
      $0.tap("New")
    }
    await leavesBehind(".step(ErrandStep.lost, .refused(\"Nobody has found it.\"))") {
      $0.tap("Lose")
    }
    await leavesBehind(".message(\"It is late\", .error)") { $0.tap("Late") }
    await leavesBehind(".cancelled") {
      await $0.tap("New")
      $0.waive(.transitions)
      await $0.dismiss()
    }
    await leavesBehind(".request(.share(") { $0.tap("Share") }
    await leavesBehind("the task \"wait\" of list is running") { $0.tap("Wait") }
    await leavesBehind("the dialog \"Clear the list?\" waits for an answer") {
      $0.waive(.transitions)
      $0.tap("Clear")
    }
  }

  @Test func `names the parts of ended screens that are held at its end`() async {
    let coordinator = ErrandsCoordinator()
    var kept: ErrandFormViewModel?
    await leavesBehind("ErrandFormViewModel of form", of: coordinator) { app in
      app.waive(.transitions, .results)
      await app.tap("New")
      kept = coordinator.newest
      await app.dismiss()
    }
    #expect(kept != nil)
  }

  @Test
  func `fails at the line where it starts the app, when that is released with events unexpected`()
    async
  {
    await withKnownIssue {
      do {
        let app = TestApp(ErrandsCoordinator(), exhaustive: true)
        await app.tap("Late")
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("has not expected .message")
        && issue.sourceLocation?.fileName == "ExhaustiveTests.swift"
    }
  }

  @Test func `shows the difference between what it expects and what has happened`() async {
    let app = TestApp(ErrandsCoordinator(), exhaustive: true)
    await app.tap("New")
    await app.tap("Save")
    expectFailure(
      """
      What has happened (+) is not what was expected (-):
        .move(.present(ErrandRoute.new), entering: ErrandFormRoute.form)
      - .step(ErrandStep.saved("Milk"), .handled)
      + .step(ErrandStep.saved("Bread"), .handled)
        .move(.finish, leaving: ErrandFormRoute.form)
      + .result("Bread")
        .message("Bread was added", .success, action: "Undo")
      - .cancelled
      """
    ) {
      app.expectEvents(
        .move(.present(ErrandRoute.new), entering: ErrandFormRoute.form),
        .step(ErrandStep.saved("Milk"), .handled),
        .move(.finish, leaving: ErrandFormRoute.form),
        .message("Bread was added", .success, action: "Undo"), .cancelled)
    }
    app.end()
  }

  @Test func `expects the tasks that go on, and says which ones do not`() async {
    let app = TestApp(ErrandsCoordinator(), exhaustive: true)
    await app.tap("Wait")
    app.expectTasks("wait")
    expectFailure("The running tasks are [\"wait\"], not [\"tick\"].") { app.expectTasks("tick") }
    app.expectTasks("wait")
    app.end()
  }

  @Test func `can waive all events so far, or a kind of event for good`() async {
    let app = TestApp(ErrandsCoordinator(), exhaustive: true)
    await app.tap("Late")
    app.waive()
    app.waive(.messages)
    await app.tap("Late")
    await app.tap("New")
    app.expectEvents(.move(.present(ErrandRoute.new), entering: ErrandFormRoute.form))
    app.end()
  }

  @Test func `keeps no events of an app that was not started for it`() {
    let app = TestApp(ErrandsCoordinator())
    expectFailure("The app keeps no events: start it by TestApp(…, exhaustive: true).") {
      app.expectEvents()
    }
  }

  /// Ends a test after some steps, and expects it to fail with a text.
  private func leavesBehind(
    _ text: String, of coordinator: ErrandsCoordinator = ErrandsCoordinator(),
    _ steps: (TestApp) async -> Void
  ) async {
    let app = TestApp(coordinator, exhaustive: true)
    await steps(app)
    await app.settle()
    expectFailure(text) { app.end() }
  }
}

/// A list of errands, and everything that an app can do besides.
private final class ErrandsCoordinator: Coordinator, Sharing {
  let navigation = StackNavigation<ErrandRoute>(root: .list)
  /// The ViewModel of the newest form.
  weak var newest: ErrandFormViewModel?

  func calcot(for route: ErrandRoute, at place: RoutePlace<ErrandRoute>) -> Placed {
    switch route {
    case .list:
      place.screen {
        Calcot(ErrandsViewModel(coordinator: self, scope: place.scope), view: ErrandsView.init)
      }
    case .new: place.flow(form())
    }
  }

  private func form() -> ChildFlow {
    ChildFlow(ErrandFormCoordinator { [weak self] in self?.newest = $0 }) { [self] result in
      guard let errand = result.value else { return }
      showMessage("\(errand) was added", .success, action: "Undo") { _ in }
    }
  }

  func handle(_ step: ErrandStep) -> StepAnswer {
    switch step {
    case .saved: .handled
    case .lost: .refused(reason: "Nobody has found it.")
    }
  }
}

private enum ErrandRoute: Route { case list, new }

private enum ErrandStep: Step, Hashable { case saved(String), lost }

@MainActor
private struct ErrandsViewModel {
  let coordinator: ErrandsCoordinator
  let scope: Scope

  func clear() async {
    _ = await coordinator.navigation.alert(
      "Clear the list?", choices: [Choice("Clear", true), Choice("Cancel", role: .cancel, false)])
  }

  func wait() {
    scope.task("wait") { await Gate(isOpen: false).passUnlessCancelled() }
  }
}

private struct ErrandsView: SemanticView {
  let viewModel: ErrandsViewModel

  var screen: Screen {
    let coordinator = viewModel.coordinator
    return Screen("Errands") {
      Button("New") { coordinator.navigation.present(.new) }
      Button("Lose") { coordinator.send(ErrandStep.lost) }
      Button("Late") { coordinator.showMessage("It is late", .error) }
      Button("Share") { await coordinator.share(.text("Bread")) }
      Button("Clear") { await viewModel.clear() }
      Button("Wait") { viewModel.wait() }
    }
  }
}

/// The flow that adds an errand.
private final class ErrandFormCoordinator: Coordinator {
  typealias ResultValue = String
  let navigation = StackNavigation<ErrandFormRoute>(root: .form)
  private let onMade: (ErrandFormViewModel) -> Void

  init(onMade: @escaping (ErrandFormViewModel) -> Void) { self.onMade = onMade }

  func calcot(for _: ErrandFormRoute, at place: RoutePlace<ErrandFormRoute>) -> Placed {
    place.screen {
      let viewModel = ErrandFormViewModel(coordinator: self)
      onMade(viewModel)
      return Calcot(viewModel, view: ErrandFormView.init)
    }
  }

  func save(_ errand: String) {
    send(ErrandStep.saved(errand))
    finish(with: errand)
  }
}

private enum ErrandFormRoute: Route { case form }

@MainActor
private final class ErrandFormViewModel {
  private let coordinator: ErrandFormCoordinator

  init(coordinator: ErrandFormCoordinator) { self.coordinator = coordinator }

  func saveButtonTapped() { coordinator.save("Bread") }
}

private struct ErrandFormView: SemanticView {
  let viewModel: ErrandFormViewModel

  var screen: Screen {
    Screen("New errand") { Button("Save") { viewModel.saveButtonTapped() } }
  }
}
