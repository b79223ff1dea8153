#if Streams
  import Calcot

  /// Which runs of an action go on, and what it shows of that, whatever goes in and comes out.
  @MainActor @usableFromInline
  final class ActionState {
    private let enabledIf: Driver<Bool>
    private var queue: RunQueue
    private var isStartingNext = false
    /// What the drivers have been given last.
    private var published: (isExecuting: Bool, isEnabled: Bool)
    private var enablement: AnyCancellable?
    let errors = Outlet<ActionError>()
    let completions = Outlet<Void>()
    let isExecuting = Driver(false)
    let isEnabled: Driver<Bool>

    /// What becomes of a call.
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

    /// Takes a call on, or refuses it.
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

    /// Has a run wait for its turn, in which `begin` is called.
    @usableFromInline
    func add(_ run: ActionRun, _ begin: @escaping @MainActor () -> Void) {
      queue.add(RunQueue.Waiting(run: run, begin: begin))
      watch(run, isParked: true)
    }

    /// Shows that a run is under way.
    ///
    /// - Returns: whether it still is when everyone has been told.
    @usableFromInline
    func show(_ run: ActionRun) -> Bool {
      publish()
      // NB: a scope that has ended meanwhile takes on no task, so that nothing else would end the run.
      if !run.counts { end(run, .cancelled) }
      return run.end == nil
    }

    /// Does asynchronous work of a run, which is cancelled when its scope ends.
    @usableFromInline
    func carryOut(_ run: ActionRun, _ work: @escaping @MainActor () async -> Void) {
      // NB: a task of no scope is cancelled by the end of its run only, which needs no telling.
      guard run.scope != nil else { return run.start(work) }
      run.start { [weak self] in
        await withTaskCancellationHandler(operation: work) {
          // NB: the screen that has ended may have held the action alone.
          Task { @MainActor in if let self { self.end(run, .cancelled) } else { run.abandon() } }
        }
      }
    }

    /// Keeps a publisher that is the work of a run.
    @usableFromInline
    func hold(_ subscription: AnyCancellable, for run: ActionRun) {
      guard run.end == nil else { return }
      run.hold(subscription)
      watch(run, isParked: false)
    }

    /// Has settling wait for a run whose work is no task, and cancels it when its scope ends.
    private func watch(_ run: ActionRun, isParked: Bool) {
      guard run.scope != nil else { return }
      carryOut(run) { await run.ended(isParked: isParked) }
    }

    /// Ends a run with an error, which is none if it comes of its having been cancelled.
    @usableFromInline
    func fail(_ run: ActionRun, with error: any Error) {
      end(run, Task.isCancelled || error is CancellationError ? .cancelled : .failed(error))
    }

    /// Ends a run, unless it has ended.
    @usableFromInline
    func end(_ run: ActionRun, _ end: ActionRun.End) {
      guard run.settle(end) else { return }
      queue.end(run)
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

    /// Shows what the action is doing.
    private func publish() {
      let isExecuting = queue.current != nil
      if published.isExecuting != isExecuting {
        published.isExecuting = isExecuting
        self.isExecuting.become(isExecuting)
      }
      // NB: asked again, because those who were told of the one may have changed the other.
      let isEnabled = enabledIf.latest && (queue.policy != .refuse || queue.current == nil)
      if published.isEnabled != isEnabled {
        published.isEnabled = isEnabled
        self.isEnabled.become(isEnabled)
      }
    }

    // NB: a loop, because one run that is over at once after the other would else be calls in calls.
    private func startNext() {
      guard !isStartingNext else { return }
      isStartingNext = true
      defer { isStartingNext = false }
      while let next = queue.takeNext() {
        if next.run.end != nil {
          continue
        } else if !next.run.counts {
          end(next.run, .cancelled)
        } else if !enabledIf.latest {
          end(next.run, .notEnabled)
        } else {
          Scope.$current.withValue(next.run.scope, operation: next.begin)
        }
      }
    }
  }
#endif
