#if Streams
  /// A piece of work that the user can start, with its state for a view: whether it is enabled,
  /// whether it is executing, its elements and its errors.
  ///
  /// ```swift
  /// let save = Action<Void, Group>(enabledIf: name.map { !$0.isEmpty }) {
  ///   try await repository.createGroup(named: name.value)
  /// }
  /// Button("Save", role: .main, action: save)
  /// ```
  ///
  /// A run belongs to the scope of the code that starts it: settling waits for it, and leaving the
  /// screen cancels it. Work that never suspends is completed, with all its effects, within the
  /// turn.
  ///
  /// After the library "Action" for RxSwift.
  @MainActor
  public final class Action<Input, Element> {
    @usableFromInline let work: ActionWork<Input, Element>
    @usableFromInline let state: ActionState
    @usableFromInline let elementOutlet = Outlet<Element>()

    /// A driver that indicates whether work is under way: false, then true and false around each
    /// run. Runs that follow each other without a pause count as one.
    public var isExecuting: Driver<Bool> { state.isExecuting }
    /// A driver that indicates whether a call is accepted now: the condition holds and, unless
    /// calls are allowed during a run, none is under way.
    public var isEnabled: Driver<Bool> { state.isEnabled }

    init(_ enabledIf: Driver<Bool>, _ policy: ActionPolicy, _ work: ActionWork<Input, Element>) {
      self.work = work
      state = ActionState(enabledIf, policy)
    }

    /// The elements of all runs. The signal does not fail.
    public var elements: Signal<Element> { Signal(elementOutlet.publisher()) }

    /// The reasons why runs did not complete: the error of the work, or that the action was not
    /// enabled. Cancellation is not an error.
    public var errors: Signal<ActionError> { Signal(state.errors.publisher()) }

    /// Sends an event for each run that has completed, once, when the action can be started again.
    public var completions: Signal<Void> { Signal(state.completions.publisher()) }

    /// Starts or queues a run, without waiting for its end.
    ///
    /// - Returns: False if the action is not enabled.
    @inlinable @discardableResult
    public func start(_ input: Input) -> Bool {
      if case .notEnabled = begin(input).end { false } else { true }
    }

    /// Executes a run and waits for its end. Cancelling the calling task cancels the run.
    ///
    /// - Returns: The outcome of this run, regardless of others. The call never hangs: a run also
    ///   ends if its work does not stop when cancelled.
    @inlinable @discardableResult
    public func execute(_ input: Input) async -> ActionOutcome<Element> {
      guard !Task.isCancelled else { return .cancelled }
      let run = begin(input)
      await withTaskCancellationHandler {
        await run.ended(isParked: true)
      } onCancel: {
        Task { @MainActor in state.end(run, .cancelled) }
      }
      return run.outcome
    }

    /// Cancels the current run and all queued runs.
    public func cancel() { state.cancelAll() }
  }

  extension Action where Input == Void {
    /// Starts or queues a run, without waiting for its end.
    ///
    /// - Returns: False if the action is not enabled.
    @inlinable @discardableResult
    public func start() -> Bool { start(()) }

    /// Executes a run and waits for its end. Cancelling the calling task cancels the run.
    @inlinable @discardableResult
    public func execute() async -> ActionOutcome<Element> { await execute(()) }
  }
#endif
