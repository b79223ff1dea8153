import CalcotTesting
import Testing

@Suite("The planner, over random sequences")
@MainActor
struct TransitionPlannerModelTests {
  /// The bound on the operations that it takes to show a tree from any idle surface is the number of
  /// the tree's stacks, layers and branches, + 2 for each container + 3. A dialog is hidden at most once, because none is shown before the layers
  /// agree. The modals that are shown too many go in one `dismiss`, or all layers in one `clear`.
  /// After that each layer of the tree is either shown, and one operation gives it its stack, or is
  /// not, and one `present` brings it with its stack. A container in a stack that stays shows another
  /// of its branches, or the stack around it is made anew because it offers others; and one operation
  /// gives each branch its stack. At last a dialog is shown at most once.
  @Test("plans only what a toolkit takes, and comes to show the tree within the bound")
  func randomSequences() async {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    for number in 0..<RandomSeed.rounds(10_000, short: 400) {
      // NB: other tests of the main actor have time limits.
      await Task.yield()
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
