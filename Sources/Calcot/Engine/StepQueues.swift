import CalcotTree

/// The steps whose answers take time, and those behind them.
///
/// A sender is what one screen says to one flow: its steps are decided on one after the other.
struct StepQueues {
  /// What one screen, or the app itself, says to one flow.
  struct Sender: Hashable {
    let flow: FlowID
    let screen: ScreenID?
  }

  /// A step on which a flow is deciding.
  private struct Decision {
    let number: Int
    let delivery: StepDelivery
    /// Whether the flow may end by it.
    let survivesFlow: Bool
  }

  // NB: several of a sender, where a deferred step is offered again while the flow decides on another.
  private var deciding: [Sender: [Decision]] = [:]
  private var waiting: [Sender: [StepDelivery]] = [:]
  private var lastNumber = 0

  var isEmpty: Bool { deciding.isEmpty && waiting.isEmpty }

  /// Whether a step has to wait for the one before it.
  func isBusy(_ sender: Sender) -> Bool { deciding[sender] != nil }

  mutating func wait(_ delivery: StepDelivery, in sender: Sender) {
    waiting[sender, default: []].append(delivery)
  }

  /// The flow takes its time from now on.
  ///
  /// - Parameter survivesFlow: whether the step is still decided on when the flow has ended.
  /// - Returns: what its answer is known by.
  mutating func begin(
    _ delivery: StepDelivery, in sender: Sender, survivesFlow: Bool = false
  ) -> Int {
    lastNumber += 1
    deciding[sender, default: []].append(
      Decision(number: lastNumber, delivery: delivery, survivesFlow: survivesFlow))
    return lastNumber
  }

  /// The step to which an answer belongs; nil when its flow has ended meanwhile.
  mutating func end(_ number: Int, in sender: Sender) -> StepDelivery? {
    guard let index = deciding[sender]?.firstIndex(where: { $0.number == number }) else { return nil }
    let decision = deciding[sender]?.remove(at: index)
    if deciding[sender]?.isEmpty == true { deciding[sender] = nil }
    return decision?.delivery
  }

  /// The next step of a sender in which none is decided on.
  mutating func next(in sender: Sender) -> StepDelivery? {
    guard deciding[sender] == nil, let delivery = waiting[sender]?.first else { return nil }
    waiting[sender]?.removeFirst()
    if waiting[sender]?.isEmpty == true { waiting[sender] = nil }
    return delivery
  }

  /// Takes out what flows would have decided on that are no more, the oldest flow's first.
  mutating func removeAll(
    where isOver: (FlowID) -> Bool
  ) -> [(flow: FlowID, delivery: StepDelivery)] {
    let senders = Set(deciding.keys).union(waiting.keys).filter { isOver($0.flow) }
    return senders.sorted { $0.order < $1.order }.flatMap { sender in
      let decisions = deciding.removeValue(forKey: sender) ?? []
      let surviving = decisions.filter(\.survivesFlow)
      if !surviving.isEmpty { deciding[sender] = surviving }
      let lost = decisions.filter { !$0.survivesFlow }.map(\.delivery)
      return (lost + (waiting.removeValue(forKey: sender) ?? [])).map { (sender.flow, $0) }
    }
  }
}

extension StepQueues.Sender {
  fileprivate var order: (Int, Int) { (flow.rawValue, screen?.rawValue ?? 0) }
}
