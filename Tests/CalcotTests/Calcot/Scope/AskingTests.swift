import CalcotContent
import CalcotTree
import CalcotTesting
import Testing

@testable import Calcot

@Suite("Who asks for a navigation")
@MainActor
struct AskingTests {
  let pages = Pages()

  @Test func `is the screen that has added an observer, not the one that notifies it`() throws {
    let saved = ObserverSet<Void>()
    pages.coordinator.push(1)
    let observing = try #require(pages.scope(1))
    observing.run { _ = saved.add { [pages] in pages.navigation.close() } }
    pages.coordinator.push(2)
    pages.coordinator.push(3)
    pages.use { saved.notify() }
    #expect(pages.pages == [0])
    #expect(pages.transitions.values.last?.askedBy == .screen(observing.screen))
  }

  @Test func `is no screen in an observer that was added outside every screen`() {
    let saved = ObserverSet<Void>()
    saved.add { [pages] in pages.coordinator.push(2) }
    pages.coordinator.push(1)
    pages.use { saved.notify() }
    #expect(pages.pages == [0, 1, 2])
    #expect(pages.transitions.values.last?.askedBy == .app)
  }

  @Test func `is an ended screen in an observer that has outlived it, and that is reported`() throws
  {
    let saved = ObserverSet<Void>()
    pages.coordinator.push(1)
    let ended = try #require(pages.scope(1))
    ended.run { _ = saved.add { [pages] in pages.coordinator.push(2) } }
    pages.navigation.pop()
    pages.use { saved.notify() }
    #expect(pages.pages == [0])
    #expect(pages.issues.values.count == 1)
    #expect(pages.issues.values.first?.contains("push was refused: screen") == true)
  }

  @Test func `makes no mistake if it is left while its request waits for an answer`() throws {
    pages.coordinator.push(1)
    pages.coordinator.viewModels[1]?.leavability = .asks(
      Question("Leave?", action: "Leave", cancel: "Stay"))
    let scope = try #require(pages.scope(1))
    pages.app.send(.back(from: scope.screen))
    let late = scope.run { pages.navigation.close() }
    let dialog = try #require(pages.app.tree.dialog)
    pages.app.send(.choose(0, in: dialog.id))
    #expect(pages.pages == [0])
    #expect(late.settled == .refused(.screenEnded(scope.screen)))
    #expect(pages.issues.values == [])
  }

  @Test func `is the screen that a navigation was made for, wherever it is called from`() throws {
    pages.coordinator.push(1)
    let first = try #require(pages.scope(1))
    let router = pages.navigation.asked(by: first)
    pages.coordinator.push(2)
    pages.use { router.close() }
    #expect(pages.pages == [0])
    #expect(router.push(PageRoute(3)) == .refused(.screenEnded(first.screen)))
    #expect(pages.pages == [0])
  }

  @Test func `is not guessed when a flow whose screens are covered closes`() {
    let flows = NestedFlows()
    flows.outer.navigation.push("mid")
    flows.outer.navigation.present("over")
    let before = flows.app.tree
    #expect(flows.middle.navigation.close() == .refused(.flowCovered(by: AnyRoute("over" as Name))))
    #expect(flows.app.tree == before)
    #expect(flows.issues.values.count == 1)
    #expect(flows.outer.navigation.close() == .done)
  }

  @Test func `is the screen whose callback is called, and no screen after that one has left`()
    throws
  {
    pages.coordinator.push(1)
    let scope = try #require(pages.scope(1))
    let callback = scope.callback { [pages] (number: Int) in pages.coordinator.push(number) }
    callback(2)
    #expect(pages.transitions.values.last?.askedBy == .screen(scope.screen))
    pages.navigation.popToRoot()
    callback(3)
    #expect(pages.pages == [0])
    #expect(pages.issues.values.isEmpty)
  }

  @Test func `is the flow in a callback that nothing ties to a screen, until the flow has ended`()
    throws
  {
    let flows = NestedFlows()
    flows.outer.navigation.push("mid")
    flows.middle.navigation.push("page")
    let flow = try #require(flows.middle.navigation.flow)
    let callback = { flows.middle.navigation.push("late") }
    flows.middle.navigation.pop()
    #expect(callback() == .done)
    #expect(flows.tree == "base: home > mid root > late")
    flows.outer.navigation.popToRoot()
    #expect(callback() == .refused(.flowEnded(flow)))
    #expect(flows.tree == "base: home")
    #expect(flows.issues.values.count == 1)
  }

  @Test(arguments: [0, 1]) func `gives callbacks in the branches of an expression`(number: Int) {
    let log = Recorder<String>()
    let scope = pages.scope(0)
    let none =
      switch number {
      case 0: scope?.callback {}
      default: scope?.callback { log.values.append("none") }
      }
    let one =
      if number == 0 { scope?.callback { (_: Int) in } } else {
        scope?.callback { (a: Int) in log.values.append("\(a)") }
      }
    let nothing: @MainActor (Int, Int, Int) -> Void = { _, _, _ in }
    let three: @MainActor (Int, Int, Int) -> Void =
      switch (number, scope) {
      case (1, let scope?): scope.callback { log.values.append("\($0) \($1) \($2)") }
      default: nothing
      }
    let two = scope?.callback { (a: Int, b: Int) in log.values.append("\(a) \(b)") }
    none?()
    one?(1)
    two?(1, 2)
    three(1, 2, 3)
    #expect(log.values == (number == 0 ? ["1 2"] : ["none", "1", "1 2", "1 2 3"]))
  }

  @Test func `is the parent flow in the handler of a result, though the child's screen finishes`()
    async throws
  {
    let flows = NestedFlows()
    var task: ScopeTask?
    flows.outer.children["mid"] = { [flows] in
      ChildFlow(flows.middle) { _ in
        task = flows.outer.task("after the result") { await Task.yield() }
        flows.outer.navigation.push("next")
      }
    }
    flows.outer.navigation.push("mid")
    flows.scope("mid root")?.run { _ = flows.middle.finish(with: 1) }
    #expect(flows.tree == "base: home > next")
    #expect(task != nil)
    await task?.end()
    #expect(task?.isRunning == false)
    #expect(flows.issues.values.isEmpty)
  }

  @Test func `may ask to close and show a message afterwards, which is not lost`() {
    pages.coordinator.push(1)
    pages.use { [pages] in
      pages.coordinator.close()
      pages.coordinator.showMessage("Saved", .success)
    }
    #expect(pages.app.status.messages.map(\.text) == ["Saved"])
  }

  @Test func `is told of a request that is lost after one to close, at the line of the lost one`() {
    pages.coordinator.push(1)
    pages.use { [pages] in
      pages.navigation.close()
      pages.navigation.push(PageRoute(2))
    }
    #expect(pages.pages == [0])
    #expect(pages.issues.values.count == 1)
    #expect(pages.issues.values.first?.hasPrefix("CalcotTests/AskingTests.swift:") == true)
  }

  @Test func `is told of a question that it asks after it has left, which nobody is asked`()
    async throws
  {
    pages.coordinator.push(1)
    let scope = try #require(pages.scope(1))
    let router = pages.navigation.asked(by: scope)
    pages.navigation.pop()
    #expect(await router.alert("Well?", choices: [Choice("Yes", true)]) == nil)
    #expect(pages.app.tree.dialog == nil)
    #expect(pages.issues.values.count == 1)
    #expect(pages.issues.values.first?.hasPrefix("An alert was not asked: screen") == true)
    let late = Task { await router.alert("Well?", choices: [Choice("Yes", true)]) }
    late.cancel()
    #expect(await late.value == nil)
    #expect(pages.issues.values.count == 1)
  }

  @Test(arguments: [false, true])
  func `an error of cancelled work is shown only if the screen has closed itself`(
    closesItself: Bool
  ) async throws {
    pages.coordinator.push(1)
    let scope = try #require(pages.scope(1))
    let (gate, answers) = (Gate(isOpen: false), Recorder<Answer>())
    scope.task("save") { [coordinator = pages.coordinator] in
      await gate.pass()
      if closesItself { coordinator.close() }
      answers.values += [
        coordinator.showMessage("Failed", .error), coordinator.showMessage("Saved", .success),
      ]
    }
    await gate.untilWaiting(1)
    if !closesItself { pages.navigation.pop() }
    gate.open()
    for _ in 0..<10_000 where answers.values.isEmpty { await Task.yield() }
    #expect(pages.pages == [0])
    #expect(answers.values == [closesItself ? .done : .refused(.screenEnded(scope.screen)), .done])
    #expect(pages.issues.values == [])
  }

  @Test func `is not blamed if its cancelled work asks after the user has left`()
    async throws
  {
    pages.coordinator.push(1)
    let answers = Recorder<Answer>()
    let scope = try #require(pages.scope(1))
    scope.task("slow") { [pages] in
      while !Task.isCancelled { await Task.yield() }
      answers.values.append(pages.coordinator.push(2))
    }
    pages.app.send(.back(from: scope.screen))
    while answers.values.isEmpty { await Task.yield() }
    #expect(answers.values == [.refused(.screenEnded(scope.screen))])
    #expect(pages.issues.values.isEmpty)
  }

  @Test func `without an end is refused in the end, with the app alive and the fault named`() {
    pages.app.transitions.add { [pages] transition in
      guard transition.reason.name == "push" else { return }
      pages.coordinator.push(transition.number)
    }
    pages.coordinator.push(1)
    #expect(pages.pages.count == 102)
    #expect(pages.issues.values.count == 1)
    #expect(pages.issues.values.first?.contains("100 requests have led to one another") == true)
    #expect(pages.navigation.popToRoot() == .done)
  }
}
