#if Streams
  /// The queue of an action's runs. It decides which run is under way and which ones wait, and
  /// knows nothing of their work.
  struct RunQueue {
    let policy: ActionPolicy
    private(set) var current: ActionRun?
    private var waiting: [Waiting] = []
    private var next: Waiting?

    init(policy: ActionPolicy) { self.policy = policy }

    /// A run that waits for its turn.
    struct Waiting {
      let run: ActionRun
      /// Begins the work of the run.
      let begin: @MainActor () -> Void
    }

    /// The decision about a call.
    enum Admission {
      /// The run starts.
      case start
      /// The run starts in place of another, which must be cancelled.
      case startInsteadOf(ActionRun)
      /// The run waits.
      case wait
      case refuse
    }

    var waitingCount: Int { waiting.count }

    /// All runs that have not ended, the current one first.
    var all: [ActionRun] { (current.map { [$0] } ?? []) + waiting.map(\.run) }

    mutating func admit(_ run: ActionRun) -> Admission {
      guard let first = current else {
        current = run
        return .start
      }
      switch policy {
      case .refuse: return .refuse
      case .queue: return waiting.count < StreamLimit.waitingRuns ? .wait : .refuse
      case .cancelFirst:
        current = run
        return .startInsteadOf(first)
      }
    }

    /// Adds a run that waits for its turn.
    mutating func add(_ run: Waiting) { waiting.append(run) }

    /// Removes a run that has ended, which may be a waiting one. The next run takes its place.
    ///
    /// - Returns: The run with its beginning, if it had not begun. NB: to be released after the
    ///   access, because the `deinit` of its input may use the action.
    mutating func end(_ run: ActionRun) -> Waiting? {
      guard run === current else {
        return waiting.firstIndex { $0.run === run }.map { waiting.remove(at: $0) }
      }
      let ended = next
      next = waiting.isEmpty ? nil : waiting.removeFirst()
      current = next?.run
      return ended
    }

    /// Returns the run to be started now, if it has waited; each run is returned once.
    mutating func takeNext() -> Waiting? {
      guard let run = next else { return nil }
      next = nil
      return run
    }
  }
#endif
