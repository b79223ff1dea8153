#if Streams
  import Calcot

  /// The runs of an action and its published state, independent of the input and output types.
  @MainActor @usableFromInline
  final class ActionState {
    private let enabledIf: Driver<Bool>
    private var queue: RunQueue
    private var isStartingNext = false
    /// The values last sent to the drivers.
    private var published: (isExecuting: Bool, isEnabled: Bool)
    private var enablement: AnyCancellable?
    let errors = Outlet<ActionError>()
    let completions = Outlet<Void>()
    let isExecuting = Driver(false)
    let isEnabled: Driver<Bool>

    /// The decision about a call.
    @usableFromInline
    enum Admission {
      case begin
      case wait
      case refuse
    }

    init(_ enabledIf: Driver<Bool>, _ policy: ActionPolicy) {
      self.enabledIf = enabledIf
      queue = RunQueue(policy: policy)
      published = (false, enabledIf.latest)
      isEnabled = Driver(enabledIf.latest)
      enablement = enabledIf.changes.emit { [weak self] _ in self?.publish() }
    }

    /// Accepts a call, or refuses it.
    @usableFromInline
    func admit(_ run: ActionRun) -> Admission {
      guard run.counts else { return refuse(run, .cancelled) }
      guard enabledIf.latest else { return refuse(run, .notEnabled) }
      switch queue.admit(run) {
      case .start: return .begin
      case .startInsteadOf(let first):
        end(first, .cancelled)
        return .begin
      case .wait: return .wait
      case .refuse: return refuse(run, .notEnabled)
      }
    }

    private func refuse(_ run: ActionRun, _ reason: ActionRun.End) -> Admission {
      end(run, reason)
      return .refuse
    }

    /// Queues a run. `begin` is called when its turn comes.
    @usableFromInline
    func add(_ run: ActionRun, _ begin: @escaping @MainActor () -> Void) {
      queue.add(RunQueue.Waiting(run: run, begin: begin))
      watch(run, isParked: true)
    }

    /// Publishes that a run is under way.
    ///
    /// - Returns: Whether the run is still under way after all listeners were notified.
    @usableFromInline
    func show(_ run: ActionRun) -> Bool {
      publish()
      // NB: a scope that has ended meanwhile accepts no task, so nothing else would end the run.
      if !run.counts { end(run, .cancelled) }
      return run.end == nil
    }

    /// Runs asynchronous work of a run, which is cancelled when its scope ends.
    @usableFromInline
    func carryOut(_ run: ActionRun, _ work: @escaping @MainActor () async -> Void) {
      // NB: a task without a scope is cancelled only by the end of its run, so no notice is needed.
      guard run.scope != nil else { return run.start(work) }
      run.start { [weak self] in
        await withTaskCancellationHandler(operation: work) {
          // NB: the ended screen may have been the only owner of the action.
          Task { @MainActor in if let self { self.end(run, .cancelled) } else { run.abandon() } }
        }
      }
    }

    /// Keeps the subscription of a publisher that is the work of a run.
    @usableFromInline
    func hold(_ subscription: AnyCancellable, for run: ActionRun) {
      // NB: an element that the publisher has sent at once may have ended the scope, as in `show(_:)`.
      guard run.counts else { return end(run, .cancelled) }
      run.hold(subscription)
      watch(run, isParked: false)
    }

    /// Makes settling wait for a run whose work is not a task, and cancels the run when its scope
    /// ends.
    private func watch(_ run: ActionRun, isParked: Bool) {
      guard run.scope != nil else { return }
      carryOut(run) { await run.ended(isParked: isParked) }
    }

    /// Ends a run with an error, or as cancelled if the error results from cancellation.
    @usableFromInline
    func fail(_ run: ActionRun, with error: any Error) {
      end(run, Task.isCancelled || error is CancellationError ? .cancelled : .failed(error))
    }

    /// Ends a run that has not ended.
    @usableFromInline
    func end(_ run: ActionRun, _ end: ActionRun.End) {
      guard run.settle(end) else { return }
      let ended = queue.end(run)
      defer { withExtendedLifetime(ended) {} }
      publish()
      switch end {
      case .completed: completions.send(())
      case .failed(let error): errors.send(.failed(error))
      case .notEnabled: errors.send(.notEnabled)
      case .cancelled: break
      }
      startNext()
    }

    /// Cancels all runs, the newest first.
    func cancelAll() {
      for run in queue.all.reversed() { end(run, .cancelled) }
    }

    private func publish() {
      let isExecuting = queue.current != nil
      if published.isExecuting != isExecuting {
        published.isExecuting = isExecuting
        self.isExecuting.become(isExecuting)
      }
      // NB: computed again, because listeners of the first value may have changed the second.
      let isEnabled = enabledIf.latest && (queue.policy != .refuse || queue.current == nil)
      if published.isEnabled != isEnabled {
        published.isEnabled = isEnabled
        self.isEnabled.become(isEnabled)
      }
    }

    // NB: a loop, because a series of runs that end at once would otherwise recurse; limited, because
    // the listeners of each may start another.
    private func startNext() {
      guard !isStartingNext else { return }
      isStartingNext = true
      defer { isStartingNext = false }
      var left = queue.waitingCount + StreamLimit.runs
      while let next = queue.takeNext() {
        left -= 1
        if left == 0 { StreamLimit.reportAction() }
        if next.run.end != nil {
          continue
        } else if left <= 0 {
          end(next.run, .cancelled)
        } else if !next.run.counts {
          end(next.run, .cancelled)
        } else if !enabledIf.latest {
          end(next.run, .notEnabled)
        } else {
          Scope.run(as: next.run.scope, next.begin)
        }
      }
    }
  }
#endif
