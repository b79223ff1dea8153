import Calcot
import CalcotContent
import CalcotTesting

import struct Foundation.Data

/// Random requests of all coordinators of an app with flows and containers at any depth;
/// deterministic for a seed.
@MainActor
struct HouseWalk {
  let app: CalcotApp
  private let root: FlowRoute
  private let houses = Recorder<FlowHouse>()
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let roots: [FlowRoute] = [.tabs(0), .stack(0), .split(0), .pages(0)]
    root = roots[random.below(roots.count)]
    let house = FlowHouse()
    houses.values.append(house)
    app = house.startSaving(root)
  }

  mutating func walk(steps: Int) {
    for _ in 0..<steps {
      let flow = app.tree.flows.keys.map(\.rawValue).sorted().randomElement(using: &random)
      guard let member = flow.flatMap({ houses.values[0].members[$0] }) else { continue }
      if random.once(in: 10), let container = app.tree.container(of: FlowID(rawValue: flow ?? 0)) {
        app.send(.select(random.below(3), in: container.id))
      } else {
        let request = FlowRequest.random(in: member.kind, using: &random)
        // NB: tabs that an app has changed while it runs are not saved.
        if case .setTabs = request.move { continue }
        _ = member.ask(request)
      }
    }
  }

  /// Starts the same app anew with a state.
  func restored(_ state: Data) -> CalcotApp {
    let house = FlowHouse()
    houses.values.append(house)
    return house.startSaving(root, restoring: state)
  }
}
