import Calcot
import CalcotContent
import CalcotTesting

extension FlowModel {
  /// Returns a random step, which may be stale or invalid.
  func anyStep(_ links: [String], using random: inout SeededGenerator) -> Step {
    if !links.isEmpty, random.once(in: 12) { return .open(links[random.below(links.count)]) }
    if random.once(in: 4) { return .user(input(using: &random)) }
    let isStale = random.once(in: 15)
    let flows = (isStale ? Array(kinds.keys) : Array(tree.flows.keys)).sorted()
    let flow = flows[random.below(flows.count)]
    let request = FlowRequest.random(in: kinds[flow] ?? .page(0), using: &random)
    return .ask(request, flow: flow, by: asker(using: &random))
  }

  private func asker(using random: inout SeededGenerator) -> Int? {
    if let gone = ended.last, random.once(in: 15) { return gone }
    return random.once(in: 2) ? nil : anyScreen(using: &random)
  }

  private func anyScreen(using random: inout SeededGenerator) -> Int {
    tree.screens[random.below(tree.screens.count)].id
  }

  private func input(using random: inout SeededGenerator) -> HostInput {
    let isStale = random.once(in: 6)
    let visible = ScreenID(
      rawValue: isStale ? anyScreen(using: &random) : tree.visible?.id ?? 0)
    let layers = tree.layers.map { LayerID(rawValue: $0.id) }
    let anyLayer = layers[random.below(layers.count)]
    switch random.below(8) {
    case 0, 1: return .back(from: visible)
    case 2:
      let nodes = tree.nodes
      let place = ScreenID(rawValue: nodes[random.below(nodes.count)].id)
      return .pop(to: place, from: visible)
    case 3: return .dismiss(anyLayer, through: isStale ? anyLayer : layers[layers.count - 1])
    case 4: return .resize(isNarrow: random.once(in: 2))
    default:
      let containers = tree.nodes.filter { $0.container != nil }
      let place = containers.randomElement(using: &random)?.id ?? visible.rawValue
      return .select(random.below(4), in: ScreenID(rawValue: place))
    }
  }
}
