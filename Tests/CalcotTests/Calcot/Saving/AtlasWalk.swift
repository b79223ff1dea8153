import Calcot
import CalcotConformance
import CalcotContent
import CalcotTesting

/// A user who performs random actions in the conformance suite's second app; deterministic for a
/// seed.
@MainActor
struct AtlasWalk {
  let app: CalcotApp
  let atlas = AtlasCoordinator()
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    app = CalcotApp(atlas, routes: atlasRoutes)
  }

  mutating func walk(steps: Int) {
    for _ in 0..<steps { step() }
  }

  mutating func step() {
    switch pick(12) {
    case 0: app.send(.resize(isNarrow: pick(2) == 0))
    case 1, 2: if let visible = app.tree.visible { app.send(.back(from: visible.id)) }
    case 3:
      if let top = app.tree.topLayer, pick(3) == 0 { app.send(.dismiss(top.id, through: top.id)) }
    case 4, 5: selectSomething()
    case 6: app.open(Self.links[pick(Self.links.count)])
    default: useSomething()
    }
  }

  private mutating func selectSomething() {
    let containers = app.tree.layers.flatMap(\.stack.nodes).flatMap(\.everyContainer)
    guard !containers.isEmpty else { return }
    let container = containers[pick(containers.count)]
    app.send(.select(pick(4), in: container))
  }

  private mutating func useSomething() {
    let shown = app.tree.shown
    guard !shown.isEmpty else { return }
    let screen = shown[pick(shown.count)].id
    let controls = app.content(of: screen)?.allElements.filter(\.isControl) ?? []
    guard !controls.isEmpty else { return }
    app.send(.activate(controls[pick(controls.count)].id, in: screen))
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private static let links = [
    "/cities", "/cities/Rome", "/cities/pick", "/cities/pick/confirm/Oslo", "/cities/+/pick",
    "/cities/Rome/++/Lima/-/Quito", "/tour/2", "/letters", "/letters/3/reply", "/letters/1/-/2",
    "/cities/Rome/-/pick/elsewhere/elsewhere", "/tour/7", "/nowhere", "/letters/+/2",
    "/cities/pick/elsewhere/+/confirm/Bern",
  ]
}

extension ScreenNode {
  var everyContainer: [ScreenID] {
    guard let container else { return [] }
    return [id] + container.branches.flatMap { $0.stack.nodes.flatMap(\.everyContainer) }
  }
}

extension NavigationTree {
  /// The path to the visible screen, without the branches that are not selected.
  var visiblePath: String {
    layers.map { "\($0.style.name): \($0.stack.visiblePath)" }.joined(separator: "\n")
  }
}

extension ScreenStack {
  fileprivate var visiblePath: String {
    nodes.map { node in
      guard let container = node.container else { return node.route.description }
      let branches =
        container.kind == .split && container.selected == 1
        ? container.branches : [container.selectedBranch]
      return "[\(branches.map(\.stack.visiblePath).joined(separator: " | "))]"
    }.joined(separator: " > ")
  }
}
