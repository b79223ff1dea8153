@testable import CalcotTree
import Testing

@testable import Calcot

@MainActor
struct LiveTreeTests {
  private let ledger = WorkLedger()
  private let place = ScreenNode(
    id: ScreenID(rawValue: 2), route: AnyRoute("home" as Name), flow: FlowID(rawValue: 1))
  private let flow = FlowNode(id: FlowID(rawValue: 1), parent: nil, route: nil)

  /// The tree with the place alone.
  private var tree: NavigationTree {
    let base = Layer(
      id: LayerID(rawValue: 3), style: nil, flow: flow.id, stack: ScreenStack(root: place))
    return NavigationTree(layers: [base], flows: [flow.id: flow])
  }

  @Test func `ends a screen once, with its scope`() {
    let live = LiveTree(ledger: ledger, watchesRelease: false)
    let screen = live.add(place)
    #expect(live.screens[place.id] === screen)
    #expect(live.end(place))
    #expect(screen.scope.isEnded)
    #expect(!live.end(place))
    #expect(live.screens.isEmpty)
  }

  @Test func `gives the saved value of a screen once`() {
    let live = LiveTree(ledger: ledger, watchesRelease: false)
    live.restore([place.id: "1"])
    #expect(live.takeSavedValue(of: place.id) == "1")
    #expect(live.takeSavedValue(of: place.id) == nil)
  }

  @Test func `gives an awaited result to the flow that starts at its place`() async {
    let live = LiveTree(ledger: ledger, watchesRelease: false)
    let pending = AwaitedResult(ledger: ledger)
    live.expect([place.id: pending], in: tree)
    let coordinator = NamedFlow<Happening>("home")
    let started = live.add(flow, FlowParts(coordinator), at: place.id)
    started.takeReceiver()?(.value(7))
    #expect(started.takeReceiver() == nil)
    #expect(await pending.value().value as? Int == 7)
  }

  @Test func `cancels an awaited result where a screen stands instead of a flow`() async {
    let live = LiveTree(ledger: ledger, watchesRelease: false)
    let pending = AwaitedResult(ledger: ledger)
    live.expect([place.id: pending], in: tree)
    _ = live.add(place)
    #expect(live.end(place))
    #expect(await pending.value().value == nil)
  }

  @Test func `cancels an awaited result whose place is not in the tree`() async {
    let live = LiveTree(ledger: ledger, watchesRelease: false)
    let pending = AwaitedResult(ledger: ledger)
    live.expect([place.id: pending], in: NavigationTree(layers: []))
    #expect(!pending.isWaiting)
  }

  @Test func `ends a flow with its scope`() {
    let live = LiveTree(ledger: ledger, watchesRelease: false)
    let coordinator = NamedFlow<Happening>("home")
    let started = live.add(flow, FlowParts(coordinator), at: place.id)
    #expect(live.end(flow.id) === started)
    #expect(started.scope.isEnded)
    #expect(live.flows.isEmpty)
  }
}
