import Calcot
import CalcotTesting

extension FlowAction {
  /// Returns a random action for a flow of this kind, which may be stale or invalid.
  static func random(
    in kind: FlowRoute, using random: inout SeededGenerator
  ) -> FlowAction {
    switch random.below(12) {
    case 0:
      random.once(in: 3)
        ? .presentOnly(.random(using: &random), .random(using: &random))
        : .present(.random(using: &random), .random(using: &random))
    case 1: leaving(using: &random)
    case 2:
      random.once(in: 3) ? (random.once(in: 2) ? .cancel : .finish(random.below(100))) : .close
    default: own(of: kind, using: &random)
    }
  }

  private static func leaving(using random: inout SeededGenerator) -> FlowAction {
    switch random.below(6) {
    case 0, 1: .dismiss
    case 2: random.once(in: 3) ? .dismissAll : .dismiss
    case 3: .dismissTo(.random(using: &random))
    default: .close
    }
  }

  private static func own(
    of kind: FlowRoute, using random: inout SeededGenerator
  ) -> FlowAction {
    switch kind {
    case .page, .stack: stack(using: &random)
    case .tabs:
      switch random.below(6) {
      case 0: .push(.random(using: &random))
      case 1: .setTabs(.random(using: &random))
      default: .selectTab(someOf(kind.starts, using: &random))
      }
    case .split: split(using: &random)
    case .pages: pages(kind, using: &random)
    }
  }

  private static func stack(using random: inout SeededGenerator) -> FlowAction {
    switch random.below(14) {
    case 0...4: .push(.random(using: &random))
    case 5, 6: .pop
    case 12: .pushNew(.random(using: &random))
    case 13: .bringToFront(.random(using: &random))
    case 7: .popTo(.random(using: &random))
    case 8: .popToRoot
    case 9: .replaceTop(.random(using: &random))
    default: .setStack(.random(using: &random))
    }
  }

  private static func split(using random: inout SeededGenerator) -> FlowAction {
    switch random.below(6) {
    case 0, 1: .show(.random(using: &random), side(using: &random))
    case 2, 3: .push(.random(using: &random))
    case 4: .set(side(using: &random), .random(using: &random))
    default: .go(side(using: &random))
    }
  }

  private static func side(using random: inout SeededGenerator) -> Side {
    switch random.below(5) {
    case 0, 1: .primary
    case 2: .supplementary
    default: .secondary
    }
  }

  private static func pages(
    _ kind: FlowRoute, using random: inout SeededGenerator
  ) -> FlowAction {
    switch random.below(6) {
    case 0, 1: .next
    case 2: .previous
    case 3, 4: .goToPage(someOf(kind.starts, using: &random))
    default: .setPages(.random(using: &random))
    }
  }

  private static func someOf(
    _ routes: [FlowRoute], using random: inout SeededGenerator
  ) -> FlowRoute {
    random.once(in: 10) ? .random(using: &random) : routes[random.below(routes.count)]
  }
}

extension FlowRoute {
  /// Returns a random route, a screen most of the time.
  static func random(using random: inout SeededGenerator) -> FlowRoute {
    let number = random.below(3)
    switch random.below(10) {
    case 0, 1: return .stack(number)
    case 2: return .tabs(number)
    case 3: return .split(number)
    case 4: return .pages(number)
    default: return .page(number)
    }
  }
}

extension [FlowRoute] {
  static func random(using random: inout SeededGenerator) -> [FlowRoute] {
    (0..<random.below(4)).map { _ in FlowRoute.random(using: &random) }
  }
}
