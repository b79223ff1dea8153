import CalcotTesting
import Testing

import CalcotStreams

@testable import Calcot

@Suite("A step that its flow adapts")
@MainActor
struct StepAdaptationTests {
  let flows = StepFlows()
  let gate = Gate(isOpen: false)

  init() { flows.outer.navigation.push("child") }

  private var inner: FlowID { flows.inner.navigation.flow ?? FlowID(rawValue: 0) }

  /// Makes the child flow adapt a step when the gate is open.
  private func adaptLater(_ step: Happening, to adaptation: StepAdaptation<Happening>) {
    flows.inner.adapting = { [gate] in
      guard $0 == step else { return .unchanged }
      return .later(reason: "Asking.") {
        await gate.passUnlessCancelled()
        return adaptation
      }
    }
  }

  @Test func `is replaced by another step before its flow decides on it`() {
    flows.inner.adapting = { $0 == .saved ? .replaced(by: .tapped(1)) : .unchanged }
    #expect(flows.stepper.steps.emit(.saved) == [.handled(by: inner)])
    #expect(flows.asked.values == ["inner tapped(1)"])
  }

  @Test func `is forwarded as the step that replaces it, by way of the redirection`() {
    flows.outer.children["child"] = { [flows] in
      ChildFlow(flows.inner, forwardingTo: flows.outer) { step in
        if case .tapped(let number) = step { .tapped(number * 10) } else { nil }
      }
    }
    flows.outer.navigation.setStack(["home"])
    flows.outer.navigation.push("child")
    flows.inner.adapting = { $0 == .saved ? .replaced(by: .tapped(1)) : .unchanged }
    flows.inner.navigating = { _ in .forward }
    flows.stepper.steps.emit(.saved)
    flows.stepper.steps.emit(.tapped(2))
    #expect(flows.asked.values == ["outer tapped(10)", "outer tapped(20)"])
  }

  @Test func `is refused with the reason when it is filtered out`() {
    flows.inner.adapting = { _ in .refused(reason: "Members only.") }
    #expect(flows.stepper.steps.emit(.saved) == [.refused(reason: "Members only.")])
    #expect(flows.asked.values.isEmpty)
  }

  @Test func `is deferred while its adaptation takes time, and told of once more after that`() async
  {
    adaptLater(.saved, to: .replaced(by: .tapped(1)))
    let disposition = flows.stepper.steps.emit(.saved)
    #expect(disposition == [.deferred(by: inner, reason: "Asking.")])
    await flows.app.settle()
    #expect(flows.asked.values.isEmpty)
    gate.open()
    await flows.app.settle()
    #expect(flows.asked.values == ["inner tapped(1)"])
    #expect(flows.dispositions == disposition + [.handled(by: inner)])
  }

  @Test func `is delayed by a clock that a test moves`() async {
    let clock = ManualClock()
    flows.inner.adapting = { _ in
      .later(reason: "Shortly.") {
        do {
          try await clock.sleep(for: .seconds(3))
          return .unchanged
        } catch { return .refused(reason: "Interrupted.") }
      }
    }
    flows.stepper.steps.emit(.saved)
    await flows.app.settle()
    clock.advance(by: .seconds(2))
    await flows.app.settle()
    #expect(flows.asked.values.isEmpty)
    clock.advance(by: .seconds(1))
    await flows.app.settle()
    #expect(flows.asked.values == ["inner saved"])
  }

  @Test func `is navigated to on the main actor, wherever it was decided`() async {
    flows.inner.adapting = { _ in
      .later(reason: "Elsewhere.") {
        .replaced(by: await Task.detached { Happening.tapped(1) }.value)
      }
    }
    flows.inner.navigating = { [flows] step in
      MainActor.assertIsolated("a step was navigated to elsewhere")
      flows.asked.values.append("inner \(step)")
      return .none
    }
    flows.stepper.steps.emit(.saved)
    await flows.app.settle()
    #expect(flows.asked.values == ["inner tapped(1)"])
  }

  @Test func `keeps its place before the steps that its screen emits meanwhile`() async {
    adaptLater(.saved, to: .unchanged)
    flows.stepper.steps.emit(.saved)
    let reason = "a step before it is still being decided on"
    #expect(flows.stepper.steps.emit(.tapped(1)) == [.deferred(by: inner, reason: reason)])
    flows.stepper.steps.emit(.tapped(2))
    gate.open()
    await flows.app.settle()
    #expect(flows.asked.values == ["inner saved", "inner tapped(1)", "inner tapped(2)"])
    #expect(flows.dispositions.suffix(3) == Array(repeating: .handled(by: inner), count: 3)[...])
    #expect(flows.dispositions.count == 6)
  }

  @Test func `keeps its place when the steps behind it take time too`() async {
    flows.inner.adapting = { [gate] step in
      .later(reason: "Asking.") {
        if step == .saved { await gate.passUnlessCancelled() }
        return .unchanged
      }
    }
    flows.stepper.steps.emit(.saved)
    flows.stepper.steps.emit(.tapped(1))
    flows.stepper.steps.emit(.tapped(2))
    await flows.app.settle()
    #expect(flows.asked.values.isEmpty)
    gate.open()
    await flows.app.settle()
    #expect(flows.asked.values == ["inner saved", "inner tapped(1)", "inner tapped(2)"])
    #expect(flows.dispositions.count == 6)
  }

  @Test func `keeps its place in the flow around as well`() async {
    flows.inner.navigating = { _ in .forward }
    flows.outer.adapting = { [gate] step in
      guard step == .saved else { return .unchanged }
      return .later(reason: "Asking.") {
        await gate.passUnlessCancelled()
        return .unchanged
      }
    }
    flows.stepper.steps.emit(.saved)
    flows.stepper.steps.emit(.tapped(1))
    gate.open()
    await flows.app.settle()
    #expect(flows.asked.values == ["outer saved", "outer tapped(1)"])
    #expect(flows.events.values.last?.flows == [inner, FlowID(rawValue: 1)])
  }

  @Test func `does not delay the steps of another screen`() {
    let other = TestStepper()
    flows.inner.steppers["other"] = { other }
    flows.inner.navigation.push("other")
    adaptLater(.saved, to: .unchanged)
    flows.stepper.steps.emit(.saved)
    #expect(other.steps.emit(.tapped(1)) == [.handled(by: inner)])
    #expect(flows.asked.values == ["inner tapped(1)"])
  }

  @Test func `is refused before the call returns that ends its flow, and those behind it are too`()
  {
    adaptLater(.saved, to: .unchanged)
    let flow = inner
    flows.stepper.steps.emit(.saved)
    flows.stepper.steps.emit(.tapped(1))
    flows.inner.cancel()
    let refusal = StepDisposition.refused(reason: Refusal.flowEnded(flow).description)
    #expect(flows.dispositions.suffix(2) == [refusal, refusal])
    #expect(flows.asked.values.isEmpty)
  }

  @Test func `is not navigated to when its flow has ended while it was adapted`() async {
    adaptLater(.saved, to: .replaced(by: .tapped(1)))
    flows.stepper.steps.emit(.saved)
    flows.inner.cancel()
    gate.open()
    await flows.app.settle()
    #expect(flows.asked.values.isEmpty)
    #expect(flows.dispositions.count == 2)
  }

  @Test func `is refused when the app ends`() {
    adaptLater(.saved, to: .unchanged)
    flows.stepper.steps.emit(.saved)
    flows.app.end()
    #expect(
      flows.dispositions.last == .refused(reason: Refusal.notRunning.description))
  }

  @Test func `is handled though the screen that it came from has left meanwhile`() async {
    flows.inner.steppers["other"] = { [flows] in flows.stepper }
    flows.inner.navigation.push("other")
    adaptLater(.saved, to: .unchanged)
    let screen = flows.scope("other")?.screen
    flows.scope("other")?.run { _ = flows.inner.send(.saved) }
    flows.inner.navigation.pop()
    flows.contribute(.many(.push("next"), .forwardToCurrent(.tapped(1))), to: .saved)
    gate.open()
    await flows.app.settle()
    #expect(flows.tree == "base: home > child root > next")
    #expect(flows.asked.values == ["inner saved", "inner tapped(1)"])
    #expect(flows.events.values.map(\.screen) == [screen, screen, screen])
  }

  @Test func `may lead to itself again and again, if its adaptation takes time each time`() async {
    flows.inner.adapting = { _ in .later(reason: "Polling.") { .unchanged } }
    flows.inner.navigating = { [flows] step in
      flows.asked.values.append("inner \(step)")
      return flows.asked.values.count < 150 ? .forwardToCurrent(.tapped(1)) : .none
    }
    flows.stepper.steps.emit(.saved)
    await flows.app.settle()
    #expect(flows.asked.values.count == 150)
    #expect(flows.dispositions.last == .handled(by: inner))
  }

  @Test func `from outside goes on to the other flows when it is forwarded in the end`() async {
    flows.outer.adapting = { [gate] _ in
      .later(reason: "Asking.") {
        await gate.passUnlessCancelled()
        return .unchanged
      }
    }
    flows.outer.navigating = { _ in .forward }
    flows.app.send(Happening.saved)
    #expect(flows.asked.values.isEmpty)
    gate.open()
    await flows.app.settle()
    #expect(flows.asked.values == ["inner saved"])
    #expect(flows.dispositions.last == .handled(by: inner))
  }

  @Test func `later is followed by the steps that it leads to, and then by those behind it`() async
  {
    adaptLater(.saved, to: .unchanged)
    flows.contribute(.forwardToCurrent(.tapped(1)), to: .saved)
    flows.stepper.steps.emit(.saved)
    flows.stepper.steps.emit(.tapped(2))
    flows.stepper.steps.emit(.tapped(3))
    gate.open()
    await flows.app.settle()
    #expect(
      flows.asked.values == [
        "inner saved", "inner tapped(1)", "inner tapped(2)", "inner tapped(3)",
      ])
  }
}
