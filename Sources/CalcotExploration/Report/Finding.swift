import CalcotContent
import CalcotTesting

/// A violation of an invariant that was seen again after the same moves, with the fewest of them.
public struct Finding: Sendable, CustomStringConvertible {
  /// The invariant.
  public let invariant: Invariant
  /// The name of the screen: that of its ViewModel, without "ViewModel".
  public let screen: String
  /// A description of the violation.
  public let detail: String
  /// A test with `expectHolds` that fails because of it; `start` is the closure that was explored.
  public let test: String
  /// The moves of the test.
  package let moves: [UserMove]

  @MainActor
  init(_ problem: Problem, _ script: [TestMove], _ check: Shrinker.Check) {
    invariant = problem.invariant
    screen = problem.screen
    detail = VisibleText.ofLines(problem.detail)
    let found = FindingTest(problem: problem, script: script, check: check)
    test = found.text
    moves = found.moves.map { UserMove(move: $0) }
  }

  public var description: String {
    "\(screen): \(invariant) is not so.\n\(detail)\n\n\(test)"
  }
}
