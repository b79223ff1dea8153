import CalcotTesting
@testable import CalcotTree
import Testing

@testable import Calcot

@MainActor
struct StepDispatcherTests {
  /// Flows within one another, without an app.
  private final class Tree: FlowDirectory {
    var isRunning = true
    var currentScreen: ScreenID?
    var flows: [FlowID: LiveFlow] = [:]
    var turns = 0
    var budget = TurnBudget()

    func liveFlow(_ id: FlowID) -> LiveFlow? { flows[id] }
    func settleQueue() {}
    func turn(_ body: () -> Void) {
      turns += 1
      body()
    }
  }

  private let tree = Tree()
  private let dispatcher = StepDispatcher()
  private let events = Recorder<String>()
  private let outer = NamedFlow<Happening>("home")
  private let inner = NamedFlow<Happening>("inner")
  private let first = FlowID(rawValue: 1)
  private let second = FlowID(rawValue: 2)

  init() {
    dispatcher.begin(tree)
    dispatcher.events.add { [events] in events.values.append($0.description) }
    add(outer, first, parent: nil)
    add(inner, second, parent: first)
  }

  private func add(_ coordinator: NamedFlow<Happening>, _ id: FlowID, parent: FlowID?) {
    tree.flows[id] = LiveFlow(
      FlowNode(id: id, parent: parent, route: nil), parts: FlowParts(coordinator),
      scope: Scope(screen: ScreenID(rawValue: 9), ledger: WorkLedger(), isFlow: true), awaited: nil)
  }

  @Test func `delivers a step from flow to flow until one handles it, as one turn`() {
    outer.decide = { _ in .handled }
    #expect(dispatcher.take(Happening.saved, in: second) == .handled(by: first))
    #expect(events.values == ["saved: flow 2 → flow 1, handled"])
    #expect(tree.turns == 1)
  }

  @Test func `refuses a step of a flow that has ended, or of an app that has`() {
    let gone = FlowID(rawValue: 5)
    #expect(
      dispatcher.take(Happening.saved, in: gone)
        == .refused(reason: Refusal.flowEnded(gone).description))
    tree.isRunning = false
    #expect(
      dispatcher.take(Happening.saved, in: first)
        == .refused(reason: Refusal.notRunning.description))
  }

  @Test func `offers a deferred step again after a change of the tree, and only then`() {
    inner.decide = { _ in .deferred(reason: "Not yet.") }
    #expect(
      dispatcher.take(Happening.saved, in: second) == .deferred(by: second, reason: "Not yet."))
    #expect(!dispatcher.offerAfterChange())
    inner.decide = { _ in .handled }
    dispatcher.treeChanged()
    #expect(dispatcher.offerAfterChange())
    #expect(events.values.last == "saved: flow 2, handled")
  }

  @Test func `refuses a further step where 100 are deferred, which are still offered again`() {
    inner.decide = { _ in .deferred(reason: "Not yet.") }
    for number in 0..<100 { _ = dispatcher.take(Happening.tapped(number), in: second) }
    let disposition = dispatcher.take(Happening.saved, in: second)
    #expect(disposition == .refused(reason: "100 steps are deferred already"))
    #expect(events.values.last?.contains("refused") == true)
    dispatcher.offerDeferredSteps()
    #expect(dispatcher.deferredCount == 100)
    inner.decide = { _ in .handled }
    dispatcher.offerDeferredSteps()
    #expect(dispatcher.deferredCount == 0)
    #expect(events.values.count == 201)
  }

  @Test func `keeps 100 steps at most, though each sends another one when it is offered`() {
    inner.decide = { _ in .deferred(reason: "Not yet.") }
    for number in 0..<60 { _ = dispatcher.take(Happening.tapped(number), in: second) }
    inner.decide = { [dispatcher, second] step in
      if step != .saved { _ = dispatcher.take(Happening.saved, in: second) }
      return .deferred(reason: "Not yet.")
    }
    for _ in 0..<5 { dispatcher.offerDeferredSteps() }
    #expect(dispatcher.deferredCount == 100)
  }

  @Test func `refuses a deferred step whose flow has ended`() {
    inner.decide = { _ in .deferred(reason: "Not yet.") }
    _ = dispatcher.take(Happening.saved, in: second)
    tree.flows[second] = nil
    dispatcher.treeChanged()
    #expect(dispatcher.offerAfterChange())
    #expect(events.values.last?.contains("refused") == true)
  }

  @Test func `delivers steps that follow from another to the flow and to the one around it`() throws
  {
    var taken: [String] = []
    outer.decide = {
      taken.append("outer \($0)")
      return .handled
    }
    inner.decide = {
      taken.append("inner \($0)")
      return .handled
    }
    let origin = try #require(dispatcher.origin(in: second))
    dispatcher.follow([Happening.tapped(1)], [Happening.saved], from: origin)
    #expect(taken.isEmpty)
    #expect(dispatcher.beginNext())
    #expect(dispatcher.beginNext())
    #expect(!dispatcher.beginNext())
    #expect(taken == ["inner tapped(1)", "outer saved"])
  }
}
