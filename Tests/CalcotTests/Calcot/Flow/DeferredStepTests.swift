import Testing

@testable import Calcot

@MainActor
struct DeferredStepTests {
  let flows = NestedFlows()
  let isReady = Recorder<Bool>()

  init() {
    flows.middle.decide = { [isReady] _ in
      isReady.values.isEmpty ? .deferred(reason: "Not yet.") : .handled
    }
  }

  private func dispositions() -> [StepDisposition] { flows.steps.values.map(\.disposition) }

  @Test func `is handled after the next navigation, and told of once more`() throws {
    flows.goDeep()
    let flow = try #require(flows.middle.navigation.flow)
    #expect(flows.inner.send(.saved) == .deferred(by: flow, reason: "Not yet."))
    flows.inner.navigation.push("more")
    #expect(dispositions() == [.deferred(by: flow, reason: "Not yet.")])
    isReady.values = [true]
    flows.inner.navigation.pop()
    #expect(dispositions() == [.deferred(by: flow, reason: "Not yet."), .handled(by: flow)])
    flows.inner.navigation.push("more")
    #expect(dispositions().count == 2)
  }

  @Test func `is handled when it is offered once more without a navigation`() throws {
    flows.goDeep()
    let flow = try #require(flows.middle.navigation.flow)
    flows.inner.send(.saved)
    isReady.values = [true]
    flows.outer.offerDeferredSteps()
    #expect(dispositions().last == .handled(by: flow))
  }

  @Test func `is handled though the screen that it came from has left`() throws {
    flows.goDeep()
    let flow = try #require(flows.middle.navigation.flow)
    let screen = flows.scope("deep root")?.screen
    flows.scope("deep root")?.run { _ = flows.inner.send(.saved) }
    isReady.values = [true]
    flows.inner.cancel()
    #expect(dispositions().last == .handled(by: flow))
    #expect(flows.steps.values.last?.screen == screen)
  }

  @Test func `is refused, and told of, when the flow that keeps it ends`() throws {
    flows.goDeep()
    let flow = try #require(flows.middle.navigation.flow)
    flows.inner.send(.saved)
    flows.middle.finish(with: 1)
    #expect(dispositions().last == .refused(reason: Refusal.flowEnded(flow).description))
    #expect(dispositions().count == 2)
  }

  @Test func `is refused, and told of, when the app ends`() {
    flows.goDeep()
    flows.inner.send(.saved)
    flows.app.end()
    #expect(dispositions().count == 2)
    guard case .refused = dispositions().last else {
      Issue.record("a step was lost: \(dispositions())")
      return
    }
  }

  @Test func `is handled when a later step, which is offered with it, makes that possible`() throws
  {
    flows.goDeep()
    let flow = try #require(flows.middle.navigation.flow)
    for step in [.tapped(1), .saved] as [Happening] { flows.inner.send(step) }
    flows.middle.decide = { [flows, isReady] step in
      if step == .tapped(1), !isReady.values.isEmpty { return .handled }
      if step == .saved {
        isReady.values = [true]
        flows.outer.offerDeferredSteps()
      }
      return .deferred(reason: "Not yet.")
    }
    flows.outer.offerDeferredSteps()
    #expect(flows.steps.values.last?.description.hasPrefix("tapped(1): ") == true)
    #expect(dispositions().last == .handled(by: flow))
    #expect(dispositions().count == 3)
  }

  @Test func `is offered again only when the tree changes`() {
    flows.goDeep()
    let asked = Recorder<Happening>()
    flows.middle.decide = {
      asked.values.append($0)
      return .deferred(reason: "Not yet.")
    }
    flows.inner.send(.saved)
    #expect(asked.values.count == 1)
    flows.inner.navigation.push("more")
    #expect(asked.values.count == 2)
  }
}
