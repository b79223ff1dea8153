import CalcotTesting
import Testing

@Suite("The planner, over random sequences")
@MainActor
struct TransitionPlannerModelTests {
  /// The bound on the operations to show a tree from any idle surface is the number of the tree's
  /// stacks, layers and branches, + 2 for each container + 3. A dialog is hidden at most once,
  /// because none is shown before the layers agree. Surplus modals are removed by one `dismiss`, or
  /// all layers by one `clear`. After that each layer of the tree is either shown, and one
  /// operation updates its stack, or not, and one `present` shows it with its stack. A container in
  /// a stack that stays selects another of its branches, or the stack around it is replaced because
  /// its branches differ; and one operation updates each branch's stack. Finally a dialog is shown
  /// at most once.
  @Test("plans only what a toolkit takes, and comes to show the tree within the bound")
  func randomSequences() async {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    for number in 0..<RandomSeed.rounds(10_000, short: 400) {
      // NB: other tests on the main actor have time limits.
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
