/// The steps whose answers take time, and those behind them.
///
/// A lane is what one screen says to one flow: its steps are decided on one after the other.
struct StepLanes {
  /// What one screen, or the app itself, says to one flow.
  struct Lane: Hashable {
    let flow: FlowID
    let screen: ScreenID?
  }

  /// A step on which a flow is deciding.
  private struct Decision {
    let number: Int
    let journey: StepJourney
    /// Whether the flow may end by it.
    let survivesFlow: Bool
  }

  // NB: several of a lane, where a deferred step is offered again while the flow decides on another.
  private var deciding: [Lane: [Decision]] = [:]
  private var waiting: [Lane: [StepJourney]] = [:]
  private var lastNumber = 0

  var isEmpty: Bool { deciding.isEmpty && waiting.isEmpty }

  /// Whether a step has to wait for the one before it.
  func isBusy(_ lane: Lane) -> Bool { deciding[lane] != nil }

  mutating func wait(_ journey: StepJourney, in lane: Lane) {
    waiting[lane, default: []].append(journey)
  }

  /// The flow takes its time from now on.
  ///
  /// - Parameter survivesFlow: whether the step is still decided on when the flow has ended.
  /// - Returns: what its answer is known by.
  mutating func begin(
    _ journey: StepJourney, in lane: Lane, survivesFlow: Bool = false
  ) -> Int {
    lastNumber += 1
    deciding[lane, default: []].append(
      Decision(number: lastNumber, journey: journey, survivesFlow: survivesFlow))
    return lastNumber
  }

  /// The step to which an answer belongs; nil when its flow has ended meanwhile.
  mutating func end(_ number: Int, in lane: Lane) -> StepJourney? {
    guard let index = deciding[lane]?.firstIndex(where: { $0.number == number }) else { return nil }
    let decision = deciding[lane]?.remove(at: index)
    if deciding[lane]?.isEmpty == true { deciding[lane] = nil }
    return decision?.journey
  }

  /// The next step of a lane in which none is decided on.
  mutating func next(in lane: Lane) -> StepJourney? {
    guard deciding[lane] == nil, let journey = waiting[lane]?.first else { return nil }
    waiting[lane]?.removeFirst()
    if waiting[lane]?.isEmpty == true { waiting[lane] = nil }
    return journey
  }

  /// Takes out what flows would have decided on that are no more, the oldest flow's first.
  mutating func removeAll(
    where isOver: (FlowID) -> Bool
  ) -> [(flow: FlowID, journey: StepJourney)] {
    let lanes = Set(deciding.keys).union(waiting.keys).filter { isOver($0.flow) }
    return lanes.sorted { $0.order < $1.order }.flatMap { lane in
      let decisions = deciding.removeValue(forKey: lane) ?? []
      let surviving = decisions.filter(\.survivesFlow)
      if !surviving.isEmpty { deciding[lane] = surviving }
      let lost = decisions.filter { !$0.survivesFlow }.map(\.journey)
      return (lost + (waiting.removeValue(forKey: lane) ?? [])).map { (lane.flow, $0) }
    }
  }
}

extension StepLanes.Lane {
  fileprivate var order: (Int, Int) { (flow.rawValue, screen?.rawValue ?? 0) }
}
