import CalcotTesting
import Testing

import CalcotStreams

@testable import Calcot

@MainActor
struct StepFlowLifetimeTests {
  @Test func `ends with its own end, while the parent goes on to take steps`() async {
    let flows = HeldByApp()
    flows.outer.navigation.push("child")
    #expect(flows.child != nil)
    flows.stepper?.steps.emit(.saved)
    await flows.app.settle()
    #expect(flows.child == nil)
    #expect(flows.stepper == nil)
    #expect(flows.app.heldParts.isEmpty)
    #expect(flows.outer.send(.tapped(1)) == .handled(by: FlowID(rawValue: 1)))
    #expect(flows.app.tree.description == "base: home > thanks")
  }

  @Test func `ends by dismissal, though a child of its own never reported anything`() async {
    let flows = HeldByApp()
    flows.outer.navigation.present("child")
    flows.child?.navigation.push("grandchild")
    #expect(flows.grandchild != nil)
    flows.outer.navigation.dismiss()
    await flows.app.settle()
    #expect(flows.child == nil)
    #expect(flows.grandchild == nil)
    #expect(flows.app.heldParts.isEmpty)
  }

  @Test func `ends while a step is adapted, and nothing holds it`() async {
    let flows = HeldByApp()
    let gate = Gate(isOpen: false)
    flows.outer.navigation.push("child")
    flows.child?.adapting = { _ in
      .later(reason: "Asking.") {
        await gate.passUnlessCancelled()
        return .unchanged
      }
    }
    flows.stepper?.steps.emit(.saved)
    await gate.untilWaiting(1)
    flows.outer.navigation.pop()
    await flows.app.settle()
    #expect(flows.child == nil)
    #expect(flows.app.heldParts.isEmpty)
  }

  @Test func `ends with the handle on the app`() {
    weak var child: ScriptedFlow<Happening>?
    do {
      let flows = HeldByApp()
      flows.outer.navigation.push("child")
      child = flows.child
      #expect(child != nil)
    }
    #expect(child == nil)
  }
}

/// Flows of which a test retains only the outermost.
@MainActor
private final class HeldByApp {
  let outer = ScriptedFlow<Happening>("home")
  let app: CalcotApp
  private(set) weak var child: ScriptedFlow<Happening>?
  private(set) weak var grandchild: ScriptedFlow<Happening>?
  private(set) weak var stepper: TestStepper?

  init() {
    app = CalcotApp(outer, watchesRelease: true)
    outer.navigating = { $0 == .saved ? .none : .push("thanks") }
    outer.children["child"] = { [unowned self] in
      let flow = ScriptedFlow<Happening>("child root")
      child = flow
      flow.navigating = { _ in .end(forwarding: .saved) }
      flow.children["grandchild"] = { [unowned self] in
        let deepest = ScriptedFlow<Happening>("grandchild root")
        grandchild = deepest
        deepest.navigating = { _ in .none }
        return ChildFlow(deepest).steps(from: OneStepper(.tapped(1)), to: deepest)
      }
      // NB: retained by its flow, as the app releases a stepper that has begun.
      let stepper = TestStepper()
      self.stepper = stepper
      flow.steppers["child root"] = { stepper }
      return ChildFlow(flow)
    }
  }
}
