import Calcot
import CalcotTesting

extension NavigationStep {
  /// Returns a random step, which may be stale or invalid.
  static func random(_ model: NavigationModel, using random: inout SeededGenerator)
    -> NavigationStep
  {
    if model.tree.dialog != nil, random.once(in: 3) { return .answer(random.below(3)) }
    switch random.below(20) {
    case 0...9: return request(model, using: &random)
    case 10...13: return input(model, using: &random)
    case 14: return .choose(random.below(4) - 1, dialog: anyNumber(model, using: &random))
    case 15: return .alert(model.tree.last, by: liveAsker(model, using: &random))
    case 16, 17:
      let screens = model.tree.screens
      return .leavability(
        screens[random.below(screens.count)].id,
        ModelLeavability.allCases[random.below(ModelLeavability.allCases.count)])
    case 18: return .guarding(ModelGuard.allCases[random.below(ModelGuard.allCases.count)])
    default:
      return .nest(
        (0...random.below(3)).map { _ in
          switch random.below(6) {
          case 0: input(model, using: &random)
          case 1: .answer(random.below(2))
          default: request(model, using: &random)
          }
        })
    }
  }

  private static func request(
    _ model: NavigationModel, using random: inout SeededGenerator
  ) -> NavigationStep {
    let move = Move.random(using: &random)
    let carried: Int? =
      if case .push = move, random.once(in: 3) { random.below(100) } else { nil }
    return .request(move, carrying: carried, by: asker(model, using: &random))
  }

  private static func anyNumber(_ model: NavigationModel, using random: inout SeededGenerator)
    -> Int
  {
    if let dialog = model.tree.dialog, random.once(in: 2) { return dialog.id }
    return random.below(model.tree.last + 2)
  }

  /// Returns no screen, a random one, or one that has ended.
  private static func asker(_ model: NavigationModel, using random: inout SeededGenerator) -> Int? {
    if let gone = model.ended.last, random.once(in: 12) { return gone }
    return liveAsker(model, using: &random)
  }

  private static func liveAsker(_ model: NavigationModel, using random: inout SeededGenerator)
    -> Int?
  {
    let screens = model.tree.screens
    return random.once(in: 2) ? nil : screens[random.below(screens.count)].id
  }

  private static func input(
    _ model: NavigationModel, using random: inout SeededGenerator
  ) -> NavigationStep {
    let isStale = random.once(in: 5)
    let tree = model.tree
    guard !isStale, let top = tree.layers.last, let visible = tree.visible else {
      let (one, other) = (random.below(tree.last + 2), random.below(tree.last + 2))
      switch random.below(3) {
      case 0: return .back(from: one)
      case 1: return .popBack(to: one, from: random.once(in: 2) ? tree.visible?.id ?? 0 : other)
      default: return .pull(one, through: random.once(in: 2) ? tree.layers.last?.id ?? 0 : other)
      }
    }
    switch random.below(3) {
    case 0: return .back(from: visible.id)
    case 1:
      return .popBack(to: top.screens[random.below(top.screens.count)].id, from: visible.id)
    default: return .pull(tree.layers[random.below(tree.layers.count)].id, through: top.id)
    }
  }
}

extension Move {
  static func random(using random: inout SeededGenerator) -> Move {
    func route() -> PageRoute { PageRoute(random.below(5)) }
    return switch random.below(14) {
    case 0...3: .push(route())
    case 4: .pop()
    case 5: .popTo(route())
    case 6: .popToRoot
    case 7: .replaceTop(route())
    case 8, 9: .setStack((0..<random.below(5)).map { _ in PageRoute(random.below(3)) })
    case 10, 11: .present(route(), as: .random(using: &random))
    case 12: .dismiss()
    default: .close()
    }
  }
}
