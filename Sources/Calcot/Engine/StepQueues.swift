import CalcotTree

/// The steps with asynchronous answers, and those behind them.
///
/// The steps of a sender, which is one screen and the flow it sends to, are handled one after
/// another.
struct StepQueues {
  /// A screen, or the app itself, and the flow it sends steps to.
  struct Sender: Hashable {
    let flow: FlowID
    let screen: ScreenID?
  }

  /// A step that a flow is deciding on.
  private struct Decision {
    let number: Int
    let delivery: StepDelivery
    /// A Boolean value that indicates whether the step stays pending if the flow ends because of
    /// it.
    let survivesFlow: Bool
  }

  // NB: a sender has several if a deferred step is offered again while the flow decides on another.
  private var deciding: [Sender: [Decision]] = [:]
  private var waiting: [Sender: Queue<StepDelivery>] = [:]
  private var lastNumber = 0

  var isEmpty: Bool { deciding.isEmpty && waiting.isEmpty }

  /// The number of steps that are being decided on or wait.
  var count: Int {
    deciding.values.reduce(0) { $0 + $1.count } + waiting.values.reduce(0) { $0 + $1.count }
  }

  /// Returns a Boolean value that indicates whether a sender's next step has to wait.
  func isBusy(_ sender: Sender) -> Bool { deciding[sender] != nil }

  mutating func wait(_ delivery: StepDelivery, in sender: Sender) {
    waiting[sender, default: Queue()].append(delivery)
  }

  /// Records that the flow decides on a step asynchronously.
  ///
  /// - Parameter survivesFlow: A Boolean value that indicates whether the decision continues after
  ///   the flow has ended.
  /// - Returns: The number of the decision.
  mutating func begin(
    _ delivery: StepDelivery, in sender: Sender, survivesFlow: Bool = false
  ) -> Int {
    lastNumber += 1
    deciding[sender, default: []].append(
      Decision(number: lastNumber, delivery: delivery, survivesFlow: survivesFlow))
    return lastNumber
  }

  /// Removes a decision and returns its step, or nil if its flow has ended meanwhile.
  mutating func end(_ number: Int, in sender: Sender) -> StepDelivery? {
    guard let index = deciding[sender]?.firstIndex(where: { $0.number == number }) else {
      return nil
    }
    let decision = deciding[sender]?.remove(at: index)
    if deciding[sender]?.isEmpty == true { deciding[sender] = nil }
    return decision?.delivery
  }

  /// Returns the next waiting step of a sender, or nil while one is being decided on.
  mutating func next(in sender: Sender) -> StepDelivery? {
    guard deciding[sender] == nil, let delivery = waiting[sender]?.next() else { return nil }
    if waiting[sender]?.isEmpty == true { waiting[sender] = nil }
    return delivery
  }

  /// Removes the steps of ended flows and returns them, the oldest flow's first.
  mutating func removeAll(
    where isOver: (FlowID) -> Bool
  ) -> [(flow: FlowID, delivery: StepDelivery)] {
    let senders = Set(deciding.keys).union(waiting.keys).filter { isOver($0.flow) }
    return senders.sorted { $0.order < $1.order }.flatMap { sender in
      let decisions = deciding.removeValue(forKey: sender) ?? []
      let surviving = decisions.filter(\.survivesFlow)
      if !surviving.isEmpty { deciding[sender] = surviving }
      let lost = decisions.filter { !$0.survivesFlow }.map(\.delivery)
      var behind = waiting.removeValue(forKey: sender) ?? Queue()
      return (lost + behind.removeAll()).map { (sender.flow, $0) }
    }
  }
}

extension StepQueues.Sender {
  fileprivate var order: (Int, Int) { (flow.rawValue, screen?.rawValue ?? 0) }
}
