import Calcot
import CalcotTesting

extension FlowRequest {
  /// Returns a random request for a flow of this kind, which may be stale or invalid.
  static func random(
    in kind: FlowRoute, using random: inout SeededGenerator
  ) -> FlowRequest {
    guard random.once(in: 36) else { return FlowRequest(.random(in: kind, using: &random)) }
    return FlowRequest(.finish, giving: random.once(in: 2) ? nil : random.below(100))
  }
}

extension Move {
  fileprivate static func random(
    in kind: FlowRoute, using random: inout SeededGenerator
  ) -> Move {
    switch random.below(12) {
    case 0:
      random.once(in: 3)
        ? .presentOnly(FlowRoute.random(using: &random), as: .random(using: &random))
        : .present(FlowRoute.random(using: &random), as: .random(using: &random))
    case 1: leaving(using: &random)
    case 2: .close()
    default: own(of: kind, using: &random)
    }
  }

  private static func leaving(using random: inout SeededGenerator) -> Move {
    switch random.below(6) {
    case 0, 1: .dismiss()
    case 2: random.once(in: 3) ? .dismissAll : .dismiss()
    case 3: .dismissTo(FlowRoute.random(using: &random))
    default: .close()
    }
  }

  private static func own(
    of kind: FlowRoute, using random: inout SeededGenerator
  ) -> Move {
    switch kind {
    case .page, .stack: stack(using: &random)
    case .tabs:
      switch random.below(6) {
      case 0: .push(FlowRoute.random(using: &random))
      case 1: .tabs([FlowRoute].random(using: &random).map { ($0, "\($0)") })
      default: .select(someOf(kind.starts, using: &random))
      }
    case .split: split(using: &random)
    case .pages: pages(kind, using: &random)
    }
  }

  private static func stack(using random: inout SeededGenerator) -> Move {
    switch random.below(15) {
    case 0...4: .push(FlowRoute.random(using: &random))
    case 5, 6: .pop()
    case 12: .pushNew(FlowRoute.random(using: &random))
    case 13: .bringToFront(FlowRoute.random(using: &random))
    case 14: .replaceFrom(FlowRoute.random(using: &random), with: FlowRoute.random(using: &random))
    case 7: .popTo(FlowRoute.random(using: &random))
    case 8: .popToRoot
    case 9: .replaceTop(FlowRoute.random(using: &random))
    default: .setStack([FlowRoute].random(using: &random))
    }
  }

  private static func split(using random: inout SeededGenerator) -> Move {
    switch random.below(6) {
    case 0, 1: .show(FlowRoute.random(using: &random), in: side(using: &random))
    case 2, 3: .push(FlowRoute.random(using: &random))
    case 4: .setSide(side(using: &random), to: [FlowRoute].random(using: &random))
    default: .goTo(side(using: &random))
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
  ) -> Move {
    switch random.below(6) {
    case 0, 1: .turn(by: 1)
    case 2: .turn(by: -1)
    case 3, 4: .select(someOf(kind.starts, using: &random))
    default: .pages([FlowRoute].random(using: &random))
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
