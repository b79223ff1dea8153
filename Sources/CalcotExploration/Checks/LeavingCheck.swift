import Calcot
import CalcotTesting

/// The check that the visible screen can be left. The run cannot be continued after it.
@MainActor
struct LeavingCheck {
  let run: ExploredRun
  let finder: (ExploredRun, inout SeededGenerator) -> [PossibleMove]

  /// Tries to leave the visible screen, first by the controls for leaving and then by every other
  /// one. Returns the problem if none of them leads away.
  func problem(seed: UInt64) async -> Problem? {
    var random = SeededGenerator(seed: seed)
    guard let tree = run.app.tree, let screen = tree.visible?.id, isOverAnother(screen, tree) else {
      return nil
    }
    let name = run.visible
    var tries: [TestMove: Int] = [:]
    for _ in 0..<Self.mostMoves {
      guard !run.isStuck, run.app.tree?.visible?.id == screen else { return nil }
      let moves = finder(run, &random).map(\.move)
      let rest = moves.filter { tries[$0, default: 0] == 0 }
      let ways = rest.filter { Self.isWayOut($0) }
      guard let move = ways.first ?? rest.randomElement(using: &random) else { break }
      tries[move, default: 0] += 1
      _ = await run.perform(move, isChecked: false)
    }
    guard !run.isStuck, run.app.tree?.visible?.id == screen else { return nil }
    return Problem(
      .canBeLeft, on: name,
      "None of \(tries.count) moves led away from it; Back was among them, or not offered.")
  }

  private static let mostMoves = 40

  private static func isWayOut(_ move: TestMove) -> Bool {
    switch move {
    case .back, .dismiss, .leaveRequest: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether the screen is over another one to return to.
  private func isOverAnother(_ screen: ScreenID, _ tree: NavigationTree) -> Bool {
    tree.canGoBack || tree.layers.count > 1
  }
}
