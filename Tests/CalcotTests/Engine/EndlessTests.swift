import CalcotContent
import CalcotViews
import Testing

@testable import Calcot

@Suite("What would go on for ever")
@MainActor
struct EndlessTests {
  let pages = Pages()

  @Test func `is an observer that navigates at each navigation, which is refused after a while`() {
    let answers = Recorder<Answer>()
    let navigation = pages.navigation
    pages.app.transitions.add { _ in answers.values.append(navigation.push(PageRoute(1))) }
    navigation.push(PageRoute(1))
    let refused = answers.values.filter {
      if case .refused(.endlessRequests) = $0 { true } else { false }
    }
    #expect(refused.count == 1)
    #expect((100...200).contains(pages.pages.count))
    #expect(pages.issues.values.count == 1)
  }

  @Test func `is a guard that navigates at each navigation, which is refused after a while`() {
    let flow = GuardedFlow()
    let app = CalcotApp(flow)
    let issues = Recorder<String>()
    app.issues.add { [issues] in issues.values.append($0) }
    flow.answer = { flow in
      flow.navigation.push(.init(1))
      return .allow
    }
    #expect(flow.navigation.push(.init(1)) == .done)
    #expect((100...200).contains(flow.navigation.routes.count))
    #expect(issues.values.contains { $0.contains("push was refused") })
  }

  @Test func `is a guard whose question changes, which is refused after ten`() async {
    let flow = GuardedFlow()
    let app = CalcotApp(flow)
    flow.answer = { flow in
      flow.questions += 1
      return .ask(Question("Sure (\(flow.questions))?", action: "Yes", cancel: "No"))
    }
    let answer = flow.navigation.push(.init(1))
    var asked = 0
    while let dialog = app.tree.dialog, asked < 100 {
      asked += 1
      app.send(.choose(0, in: dialog.id))
    }
    #expect(asked == 10)
    guard case .refused(.endlessQuestions) = await answer.outcome() else {
      Issue.record("the answer was \(await answer.outcome())")
      return
    }
    #expect(flow.navigation.routes.count == 1)
  }

  @Test func `is a handler that sends the step that it handles, which is refused after a while`() {
    let flow = EchoingFlow()
    let app = CalcotApp(flow)
    let steps = Recorder<StepEvent>()
    app.steps.add { [steps] in steps.values.append($0) }
    flow.send(.heard)
    #expect(flow.count == 100)
    #expect(
      steps.values.contains { event in
        if case .refused = event.disposition { true } else { false }
      })
  }

  @Test func `is not a sequence that ends with an error, which is reported or handled`()
    async throws
  {
    pages.coordinator.push(1)
    let scope = try #require(pages.scope(1))
    let caught = Recorder<String>()
    scope.listen(to: Broken(), "the news", onError: { caught.values.append("\($0)") }) { _ in }
    scope.listen(to: Broken(), "the weather") { _ in }
    while caught.values.isEmpty || pages.issues.values.isEmpty { await Task.yield() }
    #expect(caught.values == ["BrokenError()"])
    #expect(pages.issues.values.count == 1)
    #expect(pages.issues.values.first?.contains("\"the weather\" has ended with an error") == true)
  }
}

@MainActor
private final class GuardedFlow: Coordinator {
  let navigation = StackNavigation<PageRoute>(root: PageRoute(0))
  var answer: (GuardedFlow) -> GuardAnswer = { _ in .allow }
  var questions = 0

  func calcot(for route: PageRoute, context: AssemblyContext) -> Calcot {
    Calcot(Name(stringLiteral: "page"), view: NameView.init)
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { answer(self) }
}

@MainActor
private final class EchoingFlow: Coordinator {
  enum Echo: Step { case heard }

  let navigation = StackNavigation<PageRoute>(root: PageRoute(0))
  private(set) var count = 0

  func calcot(for route: PageRoute, context: AssemblyContext) -> Calcot {
    Calcot(Name(stringLiteral: "page"), view: NameView.init)
  }

  func handle(_ step: Echo) -> StepAnswer {
    count += 1
    send(.heard)
    return .handled
  }
}

private struct BrokenError: Error {}

private struct Broken: AsyncSequence, AsyncIteratorProtocol, Sendable {
  mutating func next() async throws -> Int? { throw BrokenError() }
  func makeAsyncIterator() -> Self { self }
}
