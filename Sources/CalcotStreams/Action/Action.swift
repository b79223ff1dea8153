#if Streams
  /// A piece of work that the user can start, with everything that a view shows of it: whether it can be
  /// started, whether it is under way, what it gives and how it fails.
  ///
  /// ```swift
  /// let save = Action<Void, Group>(enabledIf: name.map { !$0.isEmpty }) {
  ///   try await repository.createGroup(named: name.value)
  /// }
  /// Button("Save", role: .main, action: save)
  /// ```
  ///
  /// A run belongs to the scope of the code that asks for it: settling waits for it, and leaving the screen
  /// cancels it. Work that suspends nowhere is done, with all that follows from it, within the turn.
  ///
  /// After the library "Action" for RxSwift.
  @MainActor
  public final class Action<Input, Element> {
    @usableFromInline let work: ActionWork<Input, Element>
    @usableFromInline let desk: ActionState
    @usableFromInline let elementOutlet = Outlet<Element>()

    /// Whether work is under way: false, then true and false around each run. Runs that follow on each
    /// other without a pause are under way together.
    public var isExecuting: Driver<Bool> { desk.isExecuting }
    /// Whether a call is taken on now: the condition holds and, unless calls may come during a run, none
    /// is under way.
    public var isEnabled: Driver<Bool> { desk.isEnabled }

    init(_ enabledIf: Driver<Bool>, _ policy: ActionPolicy, _ work: ActionWork<Input, Element>) {
      self.work = work
      desk = ActionState(enabledIf, policy)
    }

    /// What the work gives, of all runs. It does not fail.
    public var elements: Signal<Element> { Signal(elementOutlet.publisher()) }

    /// Why runs did not come to their end: what the work has failed with, or that the action was not
    /// enabled. A run that is cancelled is no error.
    public var errors: Signal<ActionError> { Signal(desk.errors.publisher()) }

    /// Tells of each run that has come to its end, once, when the action can be started again.
    public var completions: Signal<Void> { Signal(desk.completions.publisher()) }

    /// Starts a run, or queues it, and does not wait for its end.
    ///
    /// - Returns: false if the action is not enabled.
    @inlinable @discardableResult
    public func start(_ input: Input) -> Bool {
      if case .notEnabled = begin(input).end { false } else { true }
    }

    /// Carries out a run and waits for its end. Cancelling the calling task cancels the run.
    ///
    /// - Returns: the outcome of this run, whatever becomes of others. It does not hang: a run ends also
    ///   when its work does not stop on being cancelled.
    @inlinable @discardableResult
    public func execute(_ input: Input) async -> ActionOutcome<Element> {
      guard !Task.isCancelled else { return .cancelled }
      let run = begin(input)
      await withTaskCancellationHandler {
        await run.ended(isParked: true)
      } onCancel: {
        Task { @MainActor in desk.end(run, .cancelled) }
      }
      return run.outcome
    }

    /// Cancels the run that is under way and all that wait.
    public func cancel() { desk.cancelAll() }
  }

  extension Action where Input == Void {
    /// Starts a run, or queues it, and does not wait for its end.
    ///
    /// - Returns: false if the action is not enabled.
    @inlinable @discardableResult
    public func start() -> Bool { start(()) }

    /// Carries out a run and waits for its end. Cancelling the calling task cancels the run.
    @inlinable @discardableResult
    public func execute() async -> ActionOutcome<Element> { await execute(()) }
  }
#endif
