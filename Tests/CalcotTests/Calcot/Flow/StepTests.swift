import Testing

@testable import Calcot

@MainActor
struct StepTests {
  let flows = NestedFlows()
  let taken = Recorder<Happening>()
  let home = FlowID(rawValue: 1)

  private func flow(_ member: NamedFlow<Happening>) throws -> FlowID {
    try #require(member.navigation.flow)
  }

  private var lines: [String] { flows.steps.values.map(\.description) }

  @Test func `is handled by the flow of its screen`() throws {
    flows.outer.decide = { [taken] in
      taken.values.append($0)
      return .handled
    }
    let scope = try #require(flows.scope("home"))
    #expect(scope.run { flows.outer.send(.saved) } == .handled(by: home))
    #expect(taken.values == [.saved])
    #expect(flows.steps.values.map(\.screen) == [scope.screen])
    #expect(lines == ["saved: flow 1, handled"])
  }

  @Test func `is forwarded over two levels to the flow that handles it`() throws {
    flows.goDeep()
    flows.outer.decide = { [taken] in
      taken.values.append($0)
      return .handled
    }
    #expect(flows.inner.send(.tapped(4)) == .handled(by: home))
    #expect(taken.values == [.tapped(4)])
    let way = try [flow(flows.inner), flow(flows.middle), home]
    #expect(flows.steps.values.map(\.flows) == [way])
  }

  @Test func `is forwarded as another step that a flow makes of it`() {
    flows.goDeep()
    flows.middle.decide = { $0 == .saved ? .forwardAs(Happening.tapped(9)) : .forward }
    flows.outer.decide = { [taken] in
      taken.values.append($0)
      return .handled
    }
    #expect(flows.inner.send(.saved) == .handled(by: home))
    #expect(taken.values == [.tapped(9)])
  }

  @Test func `is redirected to a step of another type that the flow around knows`() {
    let feature = NamedFlow<OtherHappening>("feature root")
    flows.outer.children["feature"] = {
      ChildFlow(feature).redirecting { (step: OtherHappening) in
        if case .stored(let number) = step, number > 0 { Happening.tapped(number) } else { nil }
      }
    }
    flows.outer.decide = { [taken] in
      taken.values.append($0)
      return .handled
    }
    flows.outer.navigation.push("feature")
    #expect(feature.send(.stored(3)) == .handled(by: home))
    #expect(taken.values == [.tapped(3)])
    guard case .refused = feature.send(.stored(0)) else {
      Issue.record("a step that is not redirected and not known was not refused")
      return
    }
    #expect(taken.values == [.tapped(3)])
  }

  @Test func `may be of a type that its own flow does not know, and goes to the flows around`() {
    let feature = NamedFlow<Happening>("feature root")
    feature.decide = { _ in .handled }
    flows.outer.children["feature"] = {
      ChildFlow(feature).redirecting { (step: OtherHappening) in
        if case .stored(let number) = step { Happening.tapped(number) } else { nil }
      }
    }
    flows.outer.decide = { [taken] in
      taken.values.append($0)
      return .handled
    }
    flows.outer.navigation.push("feature")
    #expect(feature.send(OtherHappening.stored(3)) == .handled(by: home))
    #expect(taken.values == [.tapped(3)])
  }

  @Test func `is refused, and told of, when no flow handles it`() {
    let reason =
      "no flow handles Happening.saved: handle it in a coordinator, or let the child flow redirect it "
      + "to a step that the flow around it knows"
    #expect(flows.outer.send(.saved) == .refused(reason: reason))
    #expect(lines == ["saved: flow 1, refused: \(reason)"])
  }

  @Test func `is refused with a flow's own reason, which no flow around it is asked about`() {
    flows.goDeep()
    flows.middle.decide = { _ in .refused(reason: "Offline.") }
    flows.outer.decide = { [taken] in
      taken.values.append($0)
      return .handled
    }
    #expect(flows.inner.send(.saved) == .refused(reason: "Offline."))
    #expect(taken.values.isEmpty)
  }

  @Test func `is refused to a screen that has left the tree`() throws {
    flows.outer.navigation.push("gone")
    let scope = try #require(flows.scope("gone"))
    flows.outer.decide = { _ in .handled }
    flows.outer.navigation.pop()
    let refusal = Refusal.screenEnded(scope.screen).description
    #expect(scope.run { flows.outer.send(.saved) } == .refused(reason: refusal))
    #expect(flows.steps.values.map(\.disposition) == [.refused(reason: refusal)])
  }

  @Test func `is refused, and told of, to a flow that has ended`() throws {
    flows.goDeep()
    let flow = try flow(flows.inner)
    flows.inner.decide = { _ in .handled }
    flows.inner.cancel()
    let refusal = Refusal.flowEnded(flow).description
    #expect(flows.inner.send(.saved) == .refused(reason: refusal))
    #expect(flows.steps.values.map(\.disposition) == [.refused(reason: refusal)])
  }

  @Test func `is refused when the app does not run`() {
    flows.app.end()
    #expect(flows.outer.send(.saved) == .refused(reason: Refusal.notRunning.description))
    #expect(flows.app.send(Happening.saved) == .refused(reason: Refusal.notRunning.description))
  }

  @Test func `may navigate in the flow that handles it`() {
    flows.goDeep()
    flows.outer.decide = { [flows] _ in
      flows.outer.navigation.popToRoot()
      return .handled
    }
    flows.scope("deep root")?.run { _ = flows.inner.send(.saved) }
    #expect(flows.tree == "base: home")
    #expect(flows.results.values == ["deep cancelled", "mid cancelled"])
  }
}
