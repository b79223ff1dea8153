#if Streams
  /// Which run of an action is under way, and which wait: the decisions, without the work.
  struct RunQueue {
    let policy: ActionPolicy
    private(set) var current: ActionRun?
    private var waiting: [Waiting] = []
    private var next: Waiting?

    init(policy: ActionPolicy) { self.policy = policy }

    /// A run whose turn has not come yet, or comes now.
    struct Waiting {
      let run: ActionRun
      /// Begins its work.
      let begin: @MainActor () -> Void
    }

    /// What becomes of a call.
    enum Admission {
      /// It is under way.
      case start
      /// It is under way in the place of another, which is to be cancelled.
      case startInsteadOf(ActionRun)
      /// It has to wait.
      case wait
      case refuse
    }

    /// All runs that have not ended, in order.
    var all: [ActionRun] { (current.map { [$0] } ?? []) + waiting.map(\.run) }

    mutating func admit(_ run: ActionRun) -> Admission {
      guard let first = current else {
        current = run
        return .start
      }
      switch policy {
      case .refuse: return .refuse
      case .queue: return .wait
      case .cancelFirst:
        current = run
        return .startInsteadOf(first)
      }
    }

    /// A run waits for its turn.
    mutating func add(_ run: Waiting) { waiting.append(run) }

    /// A run has ended, which may be one that waits. The next one takes its place.
    mutating func end(_ run: ActionRun) {
      guard run === current else {
        waiting.removeAll { $0.run === run }
        return
      }
      next = waiting.isEmpty ? nil : waiting.removeFirst()
      current = next?.run
    }

    /// The run that has waited and is to be started now; given once.
    mutating func takeNext() -> Waiting? {
      guard let run = next else { return nil }
      next = nil
      return run
    }
  }
#endif
