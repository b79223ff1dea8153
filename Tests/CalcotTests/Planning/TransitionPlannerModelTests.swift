import CalcotTesting
import Testing

@Suite("The planner, over random sequences")
@MainActor
struct TransitionPlannerModelTests {
  /// The bound on the operations that it takes to show a tree from any idle surface is the number of
  /// the tree's layers + 3. A dialog is hidden at most once, because none is shown before the layers
  /// agree. The modals that are shown too many go in one `dismiss`, or all layers in one `clear`.
  /// After that each layer of the tree is either shown, and one operation gives it its stack, or is
  /// not, and one `present` brings it with its stack. At last a dialog is shown at most once.
  @Test("plans only what a toolkit takes, and comes to show the tree within the bound")
  func randomSequences() {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    for number in 0..<RandomSeed.rounds(10_000) {
      var run = PlannerRun(seed: seeds.next())
      guard let difference = run.play() else { continue }
      Issue.record(
        """
        CALCOT_SEED=\(RandomSeed.value), sequence \(number): \(difference)
        \(run.log.map { "  \($0)" }.joined(separator: "\n"))
        """)
      return
    }
  }
}
