import CalcotStreams
import Testing

@testable import Calcot

@Suite("Flows that watch what steps lead to")
@MainActor
struct NavigationWatchingTests {
  let flows = StepFlows()
  let seen = Recorder<String>()

  init() {
    flows.outer.navigation.push("child")
    flows.outer.watching = { [seen] in seen.values.append("outer \($0)") }
    flows.inner.watching = { [seen] in seen.values.append("inner \($0)") }
  }

  private var inner: FlowID { flows.inner.navigation.flow ?? FlowID(rawValue: 0) }

  @Test
  func `are told before a flow within navigates, outermost first, and after, innermost first`() {
    flows.outer.watching = { [flows, seen] in seen.values.append("outer \($0), \(flows.tree)") }
    flows.contribute(.push("next"), to: .saved)
    let flow = inner
    flows.stepper.steps.emit(.saved)
    #expect(
      seen.values == [
        "outer will saved in \(flow), base: home > child root", "inner will saved in \(flow)",
        "inner did saved in \(flow)", "outer did saved in \(flow), base: home > child root > next",
      ])
  }

  @Test func `see each flow that a forwarded step comes to`() {
    flows.contribute(.forward, to: .saved)
    flows.stepper.steps.emit(.saved)
    let first = FlowID(rawValue: 1)
    #expect(
      seen.values.suffix(2) == ["outer will saved in \(first)", "outer did saved in \(first)"])
    #expect(seen.values.count == 6)
  }

  @Test func `see the step as it was adapted`() {
    flows.inner.adapting = { _ in .replaced(by: .tapped(1)) }
    flows.stepper.steps.emit(.saved)
    #expect(seen.values.first == "outer will tapped(1) in \(inner)")
  }

  @Test func `see no navigation of a step that is refused`() {
    flows.contribute(.refused(reason: "No."), to: .saved)
    flows.stepper.steps.emit(.saved)
    flows.contribute(.pop(to: "nowhere"), to: .saved)
    flows.stepper.steps.emit(.saved)
    #expect(!seen.values.contains { $0.contains("did") })
    #expect(seen.values.count == 4)
  }

  @Test func `see that a flow has ended by what it contributed`() {
    flows.contribute(.end(with: 1), to: .saved)
    let flow = inner
    flows.stepper.steps.emit(.saved)
    #expect(
      seen.values.suffix(2) == ["inner did saved in \(flow)", "outer did saved in \(flow)"])
  }

  @Test func `see nothing of flows beside them`() {
    let beside = ScriptedFlow<Happening>("beside root")
    beside.navigating = { _ in .none }
    flows.outer.children["beside"] = { ChildFlow(beside) }
    flows.outer.navigation.push("beside")
    beside.send(.saved)
    #expect(seen.values.filter { $0.hasPrefix("inner") }.isEmpty)
    #expect(seen.values.filter { $0.hasPrefix("outer") }.count == 2)
  }
}
