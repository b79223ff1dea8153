import CalcotTree

/// The steps that flows keep for later, and the offers of these steps.
///
/// An offer consists of rounds. Each round offers the steps that were kept before the last request
/// for an offer. A request during a round, or a change of the tree, leads to a further round, until
/// two rounds in a row have settled no step.
struct DeferredSteps {
  /// A step that a flow keeps for later.
  struct Kept {
    let step: any Step
    let screen: ScreenID?
    let flow: FlowID
    /// The number of offers requested before the flow kept the step.
    fileprivate let offers: Int
  }

  private var kept: [Kept] = []
  /// The number of steps of the current round whose offer has not ended.
  private var offered = 0
  private var offers = 0
  /// The number of rounds since a step was settled; nil unless an offer is being made.
  private var idleRounds: Int?

  /// The number of steps, with those that are being offered.
  var count: Int { kept.count + offered }

  /// A Boolean value that indicates whether an offer would have no effect.
  var isEmpty: Bool { kept.isEmpty && idleRounds == nil }

  mutating func keep(_ step: any Step, from screen: ScreenID?, for flow: FlowID) {
    kept.append(Kept(step: step, screen: screen, flow: flow, offers: offers))
  }

  /// Removes the steps of some flows and returns them.
  mutating func removeAll(where isOver: (FlowID) -> Bool) -> [Kept] {
    defer { kept.removeAll { isOver($0.flow) } }
    return kept.filter { isOver($0.flow) }
  }

  /// Begins an offer.
  ///
  /// - Returns: A Boolean value that indicates whether the caller makes the offer; false during
  ///   another offer, which then includes this one.
  mutating func beginOffer() -> Bool {
    offers += 1
    guard idleRounds == nil else { return false }
    idleRounds = 0
    return true
  }

  /// Removes the steps of the next round and returns them, the oldest first; nil after the last.
  mutating func nextRound() -> [Kept]? {
    guard let idleRounds, idleRounds < 2 else { return nil }
    let due = kept.filter { $0.offers < offers }
    guard !due.isEmpty else { return nil }
    kept.removeAll { $0.offers < offers }
    offered = due.count
    return due
  }

  /// Ends the offer of one step of a round, which has been kept again or settled.
  mutating func endStep() { offered -= 1 }

  /// Ends a round, in which a step may have been settled.
  mutating func endRound(hasSettled: Bool) {
    offered = 0
    idleRounds = hasSettled ? 0 : idleRounds.map { $0 + 1 }
  }

  mutating func endOffer() { idleRounds = nil }
}
