import CalcotContent
import CalcotTesting

/// A violation of an invariant, with the shortest script that leads to it.
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
  /// A Boolean value that indicates whether the same moves led to it again.
  public let isRepeated: Bool

  @MainActor
  init(_ problem: Problem, _ script: [TestMove], _ check: Shrinker.Check, isRepeated: Bool) {
    invariant = problem.invariant
    screen = problem.screen
    detail = VisibleText.ofLines(problem.detail)
    self.isRepeated = isRepeated
    let found = FindingTest(problem: problem, script: script, check: check)
    test = found.text
    moves = found.moves.map { UserMove(move: $0) }
  }

  public var description: String {
    let note = isRepeated ? "" : "\nIt was not seen again after the same moves."
    return "\(screen): \(invariant) is not so.\n\(detail)\(note)\n\n\(test)"
  }
}

/// The findings of an exploration, one for each invariant and screen.
struct Findings {
  private(set) var all: [Finding] = []
  private var known: Set<Problem.ID> = []

  /// Records a problem; returns whether it is the first one of its identity.
  mutating func isNew(_ problem: Problem) -> Bool { known.insert(problem.id).inserted }

  mutating func add(_ finding: Finding) { all.append(finding) }
}
