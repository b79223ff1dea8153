import Calcot
import CalcotContent
import CalcotTesting

/// The check that the visible screen can be left. The run cannot be continued after it.
@MainActor
struct LeavingCheck {
  private struct Attempt: Hashable {
    let state: Int
    let move: TestMove
  }

  let run: ExploredRun
  let finder: (ExploredRun, inout SeededGenerator) -> [PossibleMove]

  /// Tries to leave the visible screen, first by the controls for leaving, in every state in which they
  /// are offered, and then by every other one. Returns the problem if none of them leads away.
  func problem() async -> Problem? {
    // NB: the same seed each time, so that a repetition enters the same texts.
    var random = SeededGenerator(seed: 1)
    guard let tree = run.app.tree, let screen = tree.visible?.id, isOverAnother(tree) else {
      return nil
    }
    let name = run.visible
    run.checks.note(.canBeLeft, on: name)
    var attempts: Set<Attempt> = []
    var tries: [TestMove: Int] = [:]
    while attempts.count < Self.mostMoves {
      guard !run.isStuck, run.app.tree?.visible?.id == screen else { return nil }
      let state = run.state.key
      let rest = finder(run, &random).map(\.move).filter { move in
        tries[move, default: 0] < Self.mostTries
          && !attempts.contains(Attempt(state: state, move: move))
      }
      guard let move = next(of: rest, &random) else { break }
      attempts.insert(Attempt(state: state, move: move))
      tries[move, default: 0] += 1
      _ = await run.perform(move, isChecked: false)
    }
    guard !run.isStuck, run.app.tree?.visible?.id == screen else { return nil }
    let ways = tries.keys.filter { $0 == .back || $0 == .dismiss }.map(\.call).sorted()
    return Problem(
      .canBeLeft, on: name,
      "None of \(tries.count) moves led away from it"
        + (ways.isEmpty ? "; there is no Back." : ", not even \(ways.joined(separator: " or ")).")
    )
  }

  private static let mostMoves = 60
  private static let mostTries = 4

  /// Returns the move that is the likeliest to lead away; a random one of those that lead anywhere.
  private func next(of moves: [TestMove], _ random: inout SeededGenerator) -> TestMove? {
    let likely = moves.map { (move: $0, rank: rank(of: $0)) }
    guard let best = likely.map(\.rank).min() else { return nil }
    let some = likely.filter { $0.rank == best }.map(\.move)
    return best == Self.anywhere ? some.randomElement(using: &random) : some.first
  }

  private static let anywhere = 2

  private func rank(of move: TestMove) -> Int {
    switch move {
    case .back, .dismiss, .leaveRequest: return 0
    case .tap(let target):
      guard let control = try? run.app.control(target) else { return Self.anywhere }
      switch control {
      case .choice(let index, _, _):
        let role = run.app.tree?.dialog?.choices[index].role
        return role == .destructive ? 0 : role == .cancel ? Self.anywhere + 1 : 1
      case .element(let found):
        guard case .button(let button) = found.element.kind else { return Self.anywhere }
        return button.role == .cancel || button.role == .destructive ? 1 : Self.anywhere
      case .tab, .messageAction, .named: return Self.anywhere
      }
    default: return Self.anywhere
    }
  }

  /// Returns a Boolean value that indicates whether the visible screen is over another one to return
  /// to.
  private func isOverAnother(_ tree: NavigationTree) -> Bool {
    tree.canGoBack || tree.layers.count > 1
  }
}
