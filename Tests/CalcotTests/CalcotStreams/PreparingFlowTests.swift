import CalcotStreams
import CalcotTesting
import Testing

import CalcotContent

@testable import Calcot

@Suite("Flows that prepare before they are shown")
@MainActor
struct PreparingFlowTests {
  struct Offline: Error {}

  let home = ScriptedFlow<Happening>("splash")
  let first = ScriptedFlow<Happening>("first root")
  let second = ScriptedFlow<Happening>("second root")
  let gates = [Gate(isOpen: false), Gate(isOpen: false)]
  let app: CalcotApp
  let events = Recorder<StepEvent>()
  let failures = Recorder<Int>()

  init() {
    home.children["first"] = { [first] in ChildFlow(first) }
    home.children["second"] = { [second] in ChildFlow(second) }
    first.preparing = { [gates] in await gates[0].passUnlessCancelled() }
    second.preparing = { [gates] in await gates[1].passUnlessCancelled() }
    app = CalcotApp(home)
    app.steps.add { [events] in events.values.append($0) }
    wait(for: [first, second])
  }

  private func wait(for flows: [ScriptedFlow<Happening>]) {
    home.navigating = { [first, second, failures] _ in
      let next: @MainActor ([any Error]) -> ScriptedFlow<Happening>.Contributions = { errors in
        failures.values.append(errors.count)
        return errors.isEmpty ? .setStack(["first", "second"]) : .replaceRoot(with: "offline")
      }
      return flows.count == 1
        ? .whenReady("Loading.", first, then: next)
        : .whenReady("Loading.", first, second, then: next)
    }
  }

  private var tree: String { app.tree.description }

  @Test func `are shown when the one flow is ready, and a splash screen until then`() async {
    wait(for: [first])
    #expect(
      home.send(.saved) == .deferred(by: FlowID(rawValue: 1), reason: "Loading."))
    await app.settle()
    #expect(tree == "base: splash")
    gates[0].open()
    await app.settle()
    #expect(tree == "base: first root > second root")
    #expect(events.values.last?.disposition == .handled(by: FlowID(rawValue: 1)))
  }

  @Test func `are shown when the last of several is ready, whichever that is`() async {
    home.send(.saved)
    await gates[0].untilWaiting(1)
    await gates[1].untilWaiting(1)
    gates[1].open()
    await app.settle()
    #expect(tree == "base: splash")
    gates[0].open()
    await app.settle()
    #expect(tree == "base: first root > second root")
    #expect(failures.values == [0])
  }

  @Test func `do not wait for ever for a flow whose preparation fails`() async {
    first.preparing = { throw Offline() }
    home.send(.saved)
    await app.settle()
    #expect(tree == "base: splash")
    gates[1].open()
    await app.settle()
    #expect(tree == "base: offline")
    #expect(failures.values == [1])
  }

  @Test func `do not wait for ever for a flow whose preparation is cancelled`() async {
    second.preparing = { throw CancellationError() }
    gates[0].open()
    home.send(.saved)
    await app.settle()
    #expect(tree == "base: offline")
  }

  @Test func `are given up when the flow that waits has ended, and the step is refused`() async {
    let outer = ScriptedFlow<Happening>("outer root")
    outer.children["home"] = { [home] in ChildFlow(home) }
    let app = CalcotApp(outer)
    app.steps.add { [events] in events.values.append($0) }
    outer.navigation.push("home")
    home.send(.saved)
    await gates[0].untilWaiting(1)
    let flow = home.navigation.flow ?? FlowID(rawValue: 0)
    outer.navigation.pop()
    #expect(
      events.values.last?.disposition == .refused(reason: Refusal.flowEnded(flow).description))
    await app.settle()
    #expect(gates.map(\.waiters) == [0, 0])
    #expect(failures.values.isEmpty)
    #expect(app.tree.description == "base: outer root")
  }

  @Test func `are shown before a step that was contributed beside them is taken`() async {
    home.navigating = { [first] step in
      guard step == .saved else { return .push("last") }
      return .many(
        .whenReady("Loading.", first) { _ in .setStack(["first"]) }, .forwardToCurrent(.tapped(1)))
    }
    home.send(.saved)
    gates[0].open()
    await app.settle()
    #expect(tree == "base: first root > last")
  }

  @Test func `are ready at once when there are none`() async {
    home.navigating = { _ in .whenReady("Loading.") { _ in .push("next") } }
    home.send(.saved)
    await app.settle()
    #expect(tree == "base: splash > next")
  }

  @Test func `do not begin for a flow that has ended in the same turn, and nothing waits for them`()
    async throws
  {
    let outer = ScriptedFlow<Happening>("outer root")
    outer.children["home"] = { [home] in ChildFlow(home) }
    let app = CalcotApp(outer)
    outer.navigation.push("home")
    home.send(.saved)
    let flow = try #require(home.navigation.flow)
    let scope = try #require(app.engine.live.flows[flow]?.scope)
    outer.navigation.pop()
    await app.settle()
    #expect(scope.runningTasks.isEmpty)
    #expect(gates.map(\.waiters) == [0, 0])
  }
}
