import CalcotTree
import Testing

@testable import Calcot

@Suite("The list of deferred steps")
struct DeferredStepsTests {
  private let flow = FlowID(rawValue: 1)

  /// Offers steps in rounds as long as there are any.
  ///
  /// - Parameter body: A closure that handles a step; it returns false to keep the step.
  /// - Returns: The numbers of the steps of each round.
  private func offer(
    _ steps: inout DeferredSteps, _ body: (Int, inout DeferredSteps) -> Bool
  ) -> [[Int]] {
    var rounds: [[Int]] = []
    guard steps.beginOffer() else { return rounds }
    while rounds.count < 100, let round = steps.nextRound() {
      var hasSettled = false
      for kept in round {
        if body(number(kept), &steps) { hasSettled = true } else { keep(number(kept), &steps) }
      }
      steps.endRound(hasSettled: hasSettled)
      rounds.append(round.map(number))
    }
    steps.endOffer()
    return rounds
  }

  private func keep(_ number: Int, _ steps: inout DeferredSteps) {
    steps.keep(Happening.tapped(number), from: nil, for: flow)
  }

  private func number(_ kept: DeferredSteps.Kept) -> Int {
    if case .tapped(let number)? = kept.step as? Happening { number } else { -1 }
  }

  private func steps(_ numbers: Range<Int>) -> DeferredSteps {
    var steps = DeferredSteps()
    for number in numbers { keep(number, &steps) }
    return steps
  }

  @Test func `offers each step once, in order`() {
    var steps = steps(1..<4)
    let first = offer(&steps) { number, _ in number == 2 }
    #expect(first == [[1, 2, 3]])
    #expect(steps.count == 2)
    let second = offer(&steps) { _, _ in true }
    #expect(second == [[1, 3]])
    #expect(steps.isEmpty)
  }

  @Test func `offers the steps before one again if that one brings about another offer`() {
    var steps = steps(1..<4)
    var isReady = false
    let rounds = offer(&steps) { number, steps in
      guard number == 2 else { return isReady }
      isReady = true
      return steps.beginOffer()
    }
    #expect(rounds == [[1, 2, 3], [1]])
    #expect(steps.count == 1)
  }

  @Test func `stops offering if each step brings about another offer and none is settled`() {
    var steps = steps(0..<50)
    let rounds = offer(&steps) { _, steps in steps.beginOffer() }
    #expect(rounds.map(\.count) == [50, 49])
    #expect(steps.count == 50)
  }

  @Test func `goes on as long as each round settles a step`() {
    var steps = steps(0..<10)
    var next = 9
    let rounds = offer(&steps) { number, steps in
      guard !steps.beginOffer(), number == next else { return false }
      next -= 1
      return true
    }
    #expect(rounds.map(\.count) == Array((1...10).reversed()))
    #expect(steps.isEmpty)
  }

  @Test func `gives up the steps of flows that have ended`() {
    var steps = steps(0..<2)
    steps.keep(Happening.saved, from: nil, for: FlowID(rawValue: 2))
    let removed = steps.removeAll { $0 == flow }
    #expect(removed.map(number) == [0, 1])
    #expect(steps.count == 1)
  }
}
