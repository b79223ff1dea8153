/// A step on its way from flow to flow.
struct StepJourney {
  var step: any Step
  /// The screen whose code said so.
  let screen: ScreenID?
  var next: Next
  /// The flows that it came to.
  var way: [FlowID] = []
  /// Whether it has been told of as deferred.
  var isDeferred = false
  /// How many steps have led to it, one after the other.
  var depth = 0

  /// Which flow is to decide next.
  enum Next {
    /// This one, then the flows around it.
    case outwards(FlowID?)
    /// The first of these that does something with it.
    case among(ArraySlice<FlowID>)
  }

  /// The screen that has caused the steps which come of another step.
  @TaskLocal static var origin: ScreenID?
  /// How many steps have led to the one that is decided on.
  @TaskLocal static var depth = 0
}

/// Where the steps go that come of a step: from a flow, also when it has ended by then.
struct WayOut {
  let flow: FlowID
  let parent: FlowID?
  let parts: FlowParts
  let screen: ScreenID?
  let depth: Int

  /// What a step of the flow is to the flow around it.
  @MainActor
  func redirected(_ step: any Step) -> any Step { parts.redirected(step) }
}

/// The steps whose answers take time, and those behind them.
///
/// A lane is what one screen says to one flow: its steps are decided on one after the other.
struct StepLanes {
  /// What one screen, or the app itself, says to one flow.
  struct Lane: Hashable {
    let flow: FlowID
    let screen: ScreenID?
  }

  private var deciding: [Lane: (number: Int, journey: StepJourney)] = [:]
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
  /// - Returns: what its answer is known by.
  mutating func begin(_ journey: StepJourney, in lane: Lane) -> Int {
    lastNumber += 1
    deciding[lane] = (lastNumber, journey)
    return lastNumber
  }

  /// The step to which an answer belongs; nil when its flow has ended meanwhile.
  mutating func end(_ number: Int, in lane: Lane) -> StepJourney? {
    guard deciding[lane]?.number == number else { return nil }
    return deciding.removeValue(forKey: lane)?.journey
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
    return lanes.sorted {
      ($0.flow.rawValue, $0.screen?.rawValue ?? 0) < ($1.flow.rawValue, $1.screen?.rawValue ?? 0)
    }
    .flatMap { lane in
      let journeys =
        [deciding.removeValue(forKey: lane)?.journey].compactMap(\.self)
        + (waiting.removeValue(forKey: lane) ?? [])
      return journeys.map { (lane.flow, $0) }
    }
  }
}
