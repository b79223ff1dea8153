import Calcot
import CalcotTesting

/// Moves that belong together, which chance alone would seldom make in a row: a form is completed and
/// saved, an answer is awaited and the screen left before it comes.
@MainActor
struct WalkPlan {
  private enum Part {
    case move(TestMove)
    /// The main button of the screen.
    case main
  }

  private var parts: [Part] = []

  /// A Boolean value that indicates whether moves are left.
  var isUnderWay: Bool { !parts.isEmpty }

  /// Returns the next move of the plan that can be made; nil after its end.
  mutating func next(_ moves: [PossibleMove]) -> PossibleMove? {
    while !parts.isEmpty {
      let part = parts.removeFirst()
      let found = moves.first { possible in
        switch part {
        case .move(let move): possible.move == move
        case .main: possible.role == .main
        }
      }
      if let found { return found }
    }
    return nil
  }

  /// Makes a plan at some of the places where there is something to plan.
  ///
  /// - Parameter last: The move that was made last.
  mutating func renew(
    after last: TestMove, _ moves: [PossibleMove], in app: TestApp,
    _ random: inout SeededGenerator
  ) {
    guard parts.isEmpty else { return }
    switch Int.random(in: 0..<Self.sides, using: &random) {
    case 0, 1:
      parts = form(moves, app, &random)
      if parts.isEmpty { parts = Self.late(moves, app, &random) }
    case 2 where last.isEntry: parts = Self.event(moves, app, &random).map { [.move($0)] } ?? []
    case 3 where last.isEntry: parts = Self.visit(moves, &random)
    default: break
    }
  }

  private static let sides = 5

  /// Returns an entry in each field, and then the main button, sometimes after something outside.
  private func form(
    _ moves: [PossibleMove], _ app: TestApp, _ random: inout SeededGenerator
  ) -> [Part] {
    var entries: [Target: [TestMove]] = [:]
    var order: [Target] = []
    for possible in moves {
      let target: Target
      switch possible.move {
      case .fill(let field, _) where possible.use.description.hasPrefix("fill"): target = field
      case .choose(_, let field): target = field
      default: continue
      }
      if entries[target] == nil { order.append(target) }
      entries[target, default: []].append(possible.move)
    }
    guard !order.isEmpty else { return [] }
    var parts = order.compactMap { entries[$0]?.randomElement(using: &random) }.map(Part.move)
    if Bool.random(using: &random), let event = Self.event(moves, app, &random) {
      parts.append(.move(event))
    }
    return parts + [.main]
  }

  /// Returns something outside: as often a connection that fails, an event of the app's own, or any.
  private static func event(
    _ moves: [PossibleMove], _ app: TestApp, _ random: inout SeededGenerator
  ) -> TestMove? {
    let outside = app.outside.possible
    let own = outside.filter { $0.kind == .event }.map(\.name)
    let failures = app.outside.connections.map { $0.move(to: .fails) }
    let kind = [failures, own, outside.map(\.name)].filter { !$0.isEmpty }
      .randomElement(using: &random)
    return kind?.randomElement(using: &random).map(TestMove.outside)
  }

  /// Returns a tap on something else than a main button, and the way back.
  private static func visit(
    _ moves: [PossibleMove], _ random: inout SeededGenerator
  ) -> [Part] {
    let taps = moves.filter { possible in
      guard case .tap = possible.move else { return false }
      return ![.main, .cancel, .destructive].contains(possible.role)
    }
    .map(\.move)
    return taps.randomElement(using: &random).map { [.move($0), .move(.back)] } ?? []
  }

  /// Returns a tap while a connection waits, the way back, and the answer.
  private static func late(
    _ moves: [PossibleMove], _ app: TestApp, _ random: inout SeededGenerator
  ) -> [Part] {
    let taps = moves.filter { if case .tap = $0.move { true } else { false } }.map(\.move)
    guard let line = app.outside.connections.randomElement(using: &random),
      let tap = taps.randomElement(using: &random)
    else { return [] }
    let (waits, answers) = (line.move(to: .waits), line.move(to: .answers))
    return [.outside(waits), tap, .back, .outside(answers)].map(Part.move)
  }
}
