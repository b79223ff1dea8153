import CalcotContent
import CalcotViews
import Testing

@testable import Calcot

@Suite("An endless loop")
@MainActor
struct EndlessTests {
  let pages = Pages()

  @Test func `of an observer that navigates at each navigation is refused after a while`() {
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

  @Test func `of a guard that navigates at each navigation is refused after a while`() {
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

  @Test func `of a guard whose question changes is refused after ten questions`() async {
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

  @Test func `of a guard that waits and makes the app ready is refused after a while`() {
    let flow = GuardedFlow()
    let app = CalcotApp(flow)
    let issues = Recorder<String>()
    app.issues.add { [issues] in issues.values.append($0) }
    flow.answer = { flow in
      flow.questions += 1
      guard flow.questions < 3_000 else { return .allow }
      flow.becomeReady()
      return .wait
    }
    let answers = [flow.navigation.push(.init(1)), flow.navigation.push(.init(2))]
    let refused = answers.filter { $0.settled == .refused(.endlessRequests(100)) }
    #expect(refused.count == 1)
    #expect(issues.values.count == 1)
  }

  @Test func `of two screens that update each other is refused after a while`() {
    let flow = NamedFlow<Happening>("home")
    let received = Recorder<Int>()
    for (name, other) in [("a", "b"), ("b", "a")] as [(Name, Name)] {
      flow.screens[name] = { [navigation = flow.navigation] in
        Calcot(name, view: NameView.init).onAssembled { scope in
          scope.onUpdate { (number: Int) in
            received.values.append(number)
            // NB: twice, so that the depth alone is no limit.
            for _ in 0..<2 where received.values.count < 1_500 {
              navigation.update(other, with: number + 1)
            }
          }
        }
      }
    }
    let app = CalcotApp(flow)
    let issues = Recorder<String>()
    app.issues.add { [issues] in issues.values.append($0) }
    flow.navigation.setStack(["home", "a", "b"])
    #expect(flow.navigation.update("a", with: 1) == .done)
    #expect(received.values.count == 1_000)
    #expect(received.values.max() == 100)
    #expect(issues.values.first?.contains("the update was refused: 100 requests have led") == true)
    received.values = []
    #expect(flow.navigation.update("a", with: 100) == .done)
    #expect(received.values.count == 1_000)
  }

  @Test func `of a host's operation that navigates ends after 500 operations`() {
    let host = RestlessHost(pages)
    pages.app.attach(host)
    #expect(host.operations == 500)
  }

  @Test func `of a ViewModel that changes whenever it is made leaves the main actor to others`()
    async
  {
    let flow = CountingCoordinator()
    flow.onRemade = { [changes = flow.changes] in
      if $0 < 50_000 { changes.notify() }
    }
    let app = CalcotApp(flow)
    let issues = Recorder<String>()
    app.issues.add { [issues] in issues.values.append($0) }
    let host = RenderingHost()
    host.app = app
    app.attach(host)
    flow.changes.notify()
    for _ in 0..<3 { await Task.yield() }
    #expect((100...10_000).contains(flow.remade))
    #expect(issues.values.count == 1)
  }

  @Test func `of a handler that sends the step that it handles is refused after a while`() {
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

  @Test func `does not come of a sequence that ends with an error, which is reported or handled`()
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

  func calcot(for route: PageRoute, at place: RoutePlace<PageRoute>) -> Placed {
    place.screen { Calcot(Name(stringLiteral: "page"), view: NameView.init) }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { answer(self) }
}

@MainActor
private final class EchoingFlow: Coordinator {
  enum Echo: Step { case heard }

  let navigation = StackNavigation<PageRoute>(root: PageRoute(0))
  private(set) var count = 0

  func calcot(for route: PageRoute, at place: RoutePlace<PageRoute>) -> Placed {
    place.screen { Calcot(Name(stringLiteral: "page"), view: NameView.init) }
  }

  func handle(_ step: Echo) -> StepAnswer {
    count += 1
    send(.heard)
    return .handled
  }
}

/// A host whose every operation navigates to another screen and back.
@MainActor
private final class RestlessHost: TransitionHost {
  let name = "restless"
  let capabilities = Set(Capability.allCases)
  var surface = HostSurface()
  private(set) var operations = 0
  private let pages: Pages

  init(_ pages: Pages) { self.pages = pages }

  func update(_ update: HostUpdate) { showTree(of: pages.app) }

  func perform(_ operation: HostOperation) -> Bool {
    operations += 1
    guard operations < 3_000 else { return true }
    if pages.pages == [0] { pages.coordinator.push(1) } else { pages.navigation.popToRoot() }
    return true
  }
}

private struct BrokenError: Error {}

private struct Broken: AsyncSequence, AsyncIteratorProtocol, Sendable {
  mutating func next() async throws -> Int? { throw BrokenError() }
  func makeAsyncIterator() -> Self { self }
}
