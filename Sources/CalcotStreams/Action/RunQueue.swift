#if Streams
  /// Which run of an action is under way, and which wait: the decisions, without the work.
  struct RunQueue<Run: AnyObject> {
    let policy: ActionPolicy
    private(set) var current: Run?
    private var waiting: [Run] = []
    private var isCurrentToStart = false

    init(policy: ActionPolicy) { self.policy = policy }

    /// What becomes of a call.
    enum Admission {
      /// It is under way.
      case start
      /// It is under way in the place of another, which is to be cancelled.
      case startInsteadOf(Run)
      case wait
      case refuse
    }

    /// All runs that have not ended, in order.
    var all: [Run] { [current].compactMap { $0 } + waiting }

    mutating func admit(_ run: Run) -> Admission {
      guard let first = current else {
        current = run
        return .start
      }
      switch policy {
      case .refuse: return .refuse
      case .queue:
        waiting.append(run)
        return .wait
      case .cancelFirst:
        current = run
        return .startInsteadOf(first)
      }
    }

    /// A run has ended, which may be one that waits. The next one takes its place.
    mutating func end(_ run: Run) {
      guard run === current else {
        waiting.removeAll { $0 === run }
        return
      }
      current = waiting.isEmpty ? nil : waiting.removeFirst()
      isCurrentToStart = current != nil
    }

    /// The run that has waited and is to be started now; given once.
    mutating func takeNext() -> Run? {
      defer { isCurrentToStart = false }
      return isCurrentToStart ? current : nil
    }
  }
#endif
