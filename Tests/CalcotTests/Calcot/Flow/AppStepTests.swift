import Testing

@testable import Calcot

@Suite("A step from outside")
@MainActor
struct AppStepTests {
  let flows = NestedFlows()
  let takers = Recorder<String>()

  private func decide(_ answers: [(NamedFlow<Happening>, String, StepAnswer)]) {
    for (flow, name, answer) in answers {
      flow.decide = { [takers] _ in
        takers.values.append(name)
        return answer
      }
    }
  }

  @Test func `comes to the app's first flow first`() {
    flows.goDeep()
    decide([(flows.outer, "outer", .handled), (flows.inner, "inner", .handled)])
    #expect(flows.app.send(Happening.saved) == .handled(by: FlowID(rawValue: 1)))
    #expect(takers.values == ["outer"])
    #expect(flows.steps.values.map(\.screen) == [nil])
  }

  @Test func `reaches the innermost flow through those that forward it`() throws {
    flows.goDeep()
    decide([
      (flows.outer, "outer", .forward), (flows.middle, "middle", .forward),
      (flows.inner, "inner", .handled),
    ])
    let flow = try #require(flows.inner.navigation.flow)
    #expect(flows.app.send(Happening.saved) == .handled(by: flow))
    #expect(takers.values == ["outer", "middle", "inner"])
  }

  @Test func `reaches a flow that knows its type past those that do not`() throws {
    let feature = NamedFlow<OtherHappening>("feature root")
    flows.outer.children["feature"] = { ChildFlow(feature) }
    flows.outer.navigation.push("feature")
    feature.decide = { _ in .handled }
    let flow = try #require(feature.navigation.flow)
    #expect(flows.app.send(OtherHappening.stored(1)) == .handled(by: flow))
  }

  @Test func `reaches a flow that is covered`() throws {
    flows.outer.navigation.push("mid")
    flows.outer.navigation.push("over it")
    decide([(flows.middle, "middle", .handled)])
    let flow = try #require(flows.middle.navigation.flow)
    #expect(flows.app.send(Happening.saved) == .handled(by: flow))
  }

  @Test func `is refused when nobody handles it`() {
    flows.goDeep()
    guard case .refused = flows.app.send(Happening.saved) else {
      Issue.record("a step that nobody handles was not refused")
      return
    }
    #expect(flows.steps.values.map(\.flows.count) == [3])
  }
}
