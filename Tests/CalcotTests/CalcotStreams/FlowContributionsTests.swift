import CalcotContent
import CalcotStreams
import Testing

@testable import Calcot

@Suite("What a flow contributes to a step")
@MainActor
struct FlowContributionsTests {
  typealias Contributions = ScriptedFlow<Happening>.Contributions

  let flows = StepFlows()

  init() { flows.outer.navigation.push("child") }

  private var inner: FlowID { flows.inner.navigation.flow ?? FlowID(rawValue: 0) }
  private var outer: FlowID { FlowID(rawValue: 1) }

  @discardableResult
  private func emit(_ step: Happening = .saved) -> [StepDisposition] {
    flows.stepper.steps.emit(step)
  }

  @Test func `a step to which a flow contributes nothing is handled, and nothing is shown`() {
    flows.contribute(.none, to: .saved)
    #expect(emit() == [.handled(by: inner)])
    #expect(flows.tree == "base: home > child root")
  }

  @Test func `a contributed screen is shown, and the first step of its stepper comes next`() {
    flows.inner.steppers["next"] = { TestStepper(.tapped(3)) }
    flows.contribute(.push("next"), to: .saved)
    #expect(emit() == [.handled(by: inner)])
    #expect(flows.tree == "base: home > child root > next")
    #expect(flows.asked.values == ["inner saved", "inner tapped(3)"])
  }

  @Test func `many changes are one transition`() {
    let transitions = Recorder<TreeTransition>()
    flows.app.transitions.add { transitions.values.append($0) }
    flows.contribute(.many(.push("a"), .push("b"), .present("sheet")), to: .saved)
    #expect(emit() == [.handled(by: inner)])
    #expect(flows.tree == "base: home > child root > a > b\nsheet: sheet")
    #expect(transitions.values.map(\.reason.name) == ["batch"])
  }

  @Test func `a move that is a value is made, also a batch, and one to a foreign route is refused`()
  {
    flows.contribute(
      .move(.batch([.push("a" as Name), .present("sheet" as Name)])), to: .saved)
    #expect(emit() == [.handled(by: inner)])
    #expect(flows.tree == "base: home > child root > a\nsheet: sheet")
    let page = AnyRoute(PageRoute(1))
    flows.contribute(.move(.push(page)), to: .saved)
    #expect(emit() == [.refused(reason: Refusal.notOffered(page).description)])
    #expect(flows.tree == "base: home > child root > a\nsheet: sheet")
  }

  @Test func `many changes are all left out when one is refused, and the step is refused`() {
    flows.contribute(.many(.push("a"), .pop(to: "nowhere")), to: .saved)
    let refusal = Refusal.notInStack(AnyRoute("nowhere" as Name)).description
    #expect(emit() == [.refused(reason: refusal)])
    #expect(flows.tree == "base: home > child root")
  }

  @Test func `the steppers of what is presented come before a step forwarded to the current flow`()
  {
    flows.inner.steppers["a"] = { TestStepper(.tapped(1)) }
    flows.inner.steppers["b"] = { TestStepper(.tapped(2)) }
    flows.contribute(
      .many(.forwardToCurrent(.tapped(3)), .push("a"), .present("b")), to: .saved)
    emit()
    #expect(
      flows.asked.values == [
        "inner saved", "inner tapped(1)", "inner tapped(2)", "inner tapped(3)",
      ])
  }

  @Test func `a step can be forwarded to the current flow`() {
    let screen = flows.scope("child root")?.screen
    flows.contribute(.forwardToCurrent(.tapped(1)), to: .saved)
    #expect(emit() == [.handled(by: inner)])
    #expect(flows.asked.values == ["inner saved", "inner tapped(1)"])
    #expect(flows.events.values.map(\.screen) == [screen, screen])
  }

  @Test func `a step can be forwarded to the parent flow`() {
    flows.contribute(.forwardToParent(.tapped(1)), to: .saved)
    #expect(emit() == [.handled(by: inner)])
    #expect(flows.asked.values == ["inner saved", "outer tapped(1)"])
    #expect(flows.dispositions == [.handled(by: inner), .handled(by: outer)])
  }

  @Test func `steps come to the current flow first, then to the parent`() {
    flows.contribute(
      .many(.forwardToParent(.tapped(2)), .forwardToCurrent(.tapped(1))), to: .saved)
    emit()
    #expect(flows.asked.values == ["inner saved", "inner tapped(1)", "outer tapped(2)"])
  }

  @Test func `the step itself can be left to the flow around`() {
    flows.contribute(.forward, to: .saved)
    #expect(emit() == [.handled(by: outer)])
    #expect(flows.asked.values == ["inner saved", "outer saved"])
    #expect(flows.events.values.map(\.flows) == [[inner, outer]])
  }

  @Test func `the step can be left to the flow around though its screen leaves by the same step`() {
    flows.contribute(.many(.replaceRoot(with: "other"), .forward), to: .saved)
    flows.outer.navigating = { _ in .push("over it") }
    let flow = inner
    #expect(emit() == [.handled(by: outer)])
    #expect(flows.tree == "base: home > other > over it")
    #expect(flows.events.values.map(\.flows) == [[flow, outer]])
  }

  @Test func `the flow ends with its value, and then the parent decides on the forwarded step`() {
    flows.contribute(.end(with: 5, forwarding: .tapped(1)), to: .saved)
    flows.outer.navigating = { [flows] step in
      flows.asked.values.append("outer \(step) in \(flows.tree), given \(flows.results.values)")
      return .push("thanks")
    }
    let flow = inner
    #expect(emit() == [.handled(by: flow)])
    #expect(
      flows.asked.values == [
        "inner saved",
        "outer tapped(1) in base: home, given [Calcot.FlowResult<Swift.Int>.value(5)]",
      ])
    #expect(flows.tree == "base: home > thanks")
    #expect(flows.dispositions == [.handled(by: flow), .handled(by: outer)])
  }

  @Test func `the flow ends without a value`() {
    flows.contribute(.end(), to: .saved)
    emit()
    #expect(flows.results.values == [.cancelled])
    #expect(flows.tree == "base: home")
  }

  @Test func `the app's first flow cannot end, and the step is refused`() {
    flows.outer.navigating = { _ in .end(with: 1) }
    #expect(
      flows.outer.send(.saved) == .refused(reason: Refusal.cannotFinish(outer).description))
  }

  @Test func `a step for the flow around the first one is refused`() {
    flows.outer.navigating = { _ in .forwardToParent(.tapped(1)) }
    flows.outer.send(.saved)
    guard case .refused(let reason) = flows.dispositions.last else {
      Issue.record("\(flows.lines)")
      return
    }
    #expect(reason.hasPrefix("no flow handles Happening.tapped(1)"))
    #expect(flows.dispositions.count == 2)
  }

  @Test func `a step for a flow that has ended with what was contributed is refused`() {
    flows.contribute(.many(.end(), .forwardToCurrent(.tapped(1))), to: .saved)
    let flow = inner
    emit()
    #expect(flows.asked.values == ["inner saved"])
    #expect(flows.dispositions.last == .refused(reason: Refusal.flowEnded(flow).description))
  }

  @Test func `the root can be replaced`() {
    weak let scope = flows.scope("child root")
    flows.contribute(.replaceRoot(with: "other root"), to: .saved)
    emit()
    #expect(flows.tree == "base: home > other root")
    #expect(scope?.isEnded != false)
  }

  @Test func `a refused step changes nothing and nobody else is asked`() {
    flows.contribute(.many(.push("a"), .refused(reason: "Offline.")), to: .saved)
    #expect(emit() == [.refused(reason: "Offline.")])
    #expect(flows.tree == "base: home > child root")
    #expect(flows.asked.values == ["inner saved"])
  }

  @Test func `a deferred step is offered again after the next change`() {
    flows.contribute(.deferred(reason: "Not yet."), to: .saved)
    #expect(emit() == [.deferred(by: inner, reason: "Not yet.")])
    flows.contribute(.push("now"), to: .saved)
    flows.inner.navigation.push("other")
    #expect(flows.tree == "base: home > child root > other > now")
    #expect(flows.dispositions.last == .handled(by: inner))
  }

  @Test func `a step whose navigation a guard refuses is refused with its reason`() {
    flows.contribute(.push("secret"), to: .saved)
    flows.inner.guarding = { _ in .refuse("Members only.") }
    #expect(emit() == [.refused(reason: Refusal.guarded("Members only.").description)])
  }

  @Test(arguments: [0, 1])
  func `a step whose navigation asks the user waits for the answer`(choice: Int) async throws {
    flows.contribute(.many(.push("secret"), .forwardToCurrent(.tapped(1))), to: .saved)
    let question = Question("Go on?", action: "Yes", role: .destructive, cancel: "No")
    flows.inner.guarding = { $0.entering.isEmpty ? .allow : .ask(question) }
    guard case .deferred? = emit().first else {
      Issue.record("\(flows.lines)")
      return
    }
    await flows.app.settle()
    #expect(flows.asked.values == ["inner saved"])
    let dialog = try #require(flows.app.tree.dialog?.id)
    flows.app.send(.choose(choice, in: dialog))
    await flows.app.settle()
    if choice == 0 {
      #expect(flows.asked.values == ["inner saved", "inner tapped(1)"])
      #expect(flows.dispositions.dropFirst() == [.handled(by: inner), .handled(by: inner)])
      #expect(flows.tree == "base: home > child root > secret")
    } else {
      #expect(flows.asked.values == ["inner saved"])
      #expect(flows.dispositions.last == .refused(reason: Refusal.declined.description))
    }
  }

  @Test func `a flow that ends when the user agrees forwards its step to the parent then`() throws {
    flows.contribute(.end(with: 3, forwarding: .tapped(1)), to: .saved)
    let question = Question("Really?", action: "Yes", role: .destructive, cancel: "No")
    flows.inner.guarding = { $0.leaving.isEmpty ? .allow : .ask(question) }
    let flow = inner
    emit()
    #expect(flows.results.values.isEmpty)
    let dialog = try #require(flows.app.tree.dialog?.id)
    flows.app.send(.choose(0, in: dialog))
    #expect(flows.results.values == [.value(3)])
    #expect(flows.asked.values == ["inner saved", "outer tapped(1)"])
    #expect(flows.dispositions.dropFirst() == [.handled(by: flow), .handled(by: outer)])
  }

  @Test
  func `a step from inside a transition goes on when its queued navigation is done, in order`() {
    flows.inner.steppers["next"] = { TestStepper(.tapped(1)) }
    flows.contribute(.many(.forwardToCurrent(.tapped(2)), .push("next")), to: .saved)
    let token = flows.app.transitions.add { [flows] in
      if $0.reason.name == "present" { flows.stepper.steps.emit(.saved) }
    }
    flows.outer.navigation.present("modal")
    token.remove()
    #expect(flows.tree == "base: home > child root > next\nsheet: modal")
    #expect(flows.asked.values == ["inner saved", "inner tapped(1)", "inner tapped(2)"])
    #expect(flows.dispositions.dropFirst() == Array(repeating: .handled(by: inner), count: 3)[...])
  }

  @Test func `steps that lead to one another without end are refused, and the app goes on`() {
    flows.contribute(.forwardToCurrent(.saved), to: .saved)
    emit()
    #expect(flows.dispositions.last == .refused(reason: "100 steps have led to one another"))
    #expect(flows.dispositions.count == 102)
  }

  @Test func `is a value that a test compares without any app`() {
    #expect(Contributions.push("a") == .push("a"))
    #expect(Contributions.push("a") != .push("b"))
    #expect(Contributions.push("a") != .replaceTop(with: "a"))
    #expect(Contributions.many(.push("a"), .forward) != .push("a"))
    #expect(Contributions.end(with: 1) != .end(with: 2))
    #expect(Contributions.end() != .none)
    #expect(Contributions.forwardToParent(.saved) != .forwardToCurrent(.saved))
    #expect(Contributions.present("a") != .present("a", as: .fullScreen))
    #expect(Contributions.refused(reason: "x") != .deferred(reason: "x"))
    #expect(Contributions.replaceRoot(with: "a") == .setStack(["a"]))
  }

  @Test func `many changes of a step within a batch are refused with that, and so is the step`() {
    let refusal = Refusal.guarded("Full.")
    flows.outer.guarding = { $0.reason.name == "batch" ? .refuse("Full.") : .allow }
    flows.contribute(.many(.push("a"), .push("b")), to: .saved)
    #expect(flows.inner.navigation.batch { emit() } == .refused(refusal))
    #expect(flows.dispositions.last == .refused(reason: refusal.description))
    #expect(flows.tree == "base: home > child root")
  }
}
