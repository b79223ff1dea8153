#if Streams
  import Calcot
  import CalcotContent

  /// One call of an action, from acceptance to its end.
  // NB: separate from the generic input and output types, which generic code would look up anew for
  // every run.
  @MainActor @usableFromInline
  class ActionRun {
    /// The way in which a run has ended: its outcome without the element.
    @usableFromInline
    enum End {
      case completed
      case failed(any Error)
      case notEnabled
      case cancelled
    }

    /// The scope of the code that started the run.
    let scope = Scope.current
    @usableFromInline private(set) var end: End?
    /// The subscription of a run whose work is a publisher.
    private var subscription: AnyCancellable?
    private var task: Task<Void, Never>?
    private var scopeTask: Int?
    private var waiters: [Waiter] = []

    private struct Waiter {
      let parking: Parking?
      let continuation: CheckedContinuation<Void, Never>
    }

    @usableFromInline init() {}

    /// A Boolean value that indicates whether elements of the run are still delivered: neither the
    /// run nor its scope has ended.
    @usableFromInline var counts: Bool { end == nil && scope?.isEnded != true }

    /// Runs asynchronous work as a task of the scope, if there is one.
    func start(_ work: @escaping @MainActor () async -> Void) {
      guard let scope else {
        task = Task(operation: work)
        return
      }
      scopeTask = scope.startTask("action", work)
    }

    /// Keeps the subscription of a publisher for as long as the run lasts.
    func hold(_ subscription: AnyCancellable) { self.subscription = subscription }

    /// Ends the run.
    ///
    /// - Returns: False if the run has ended already, which leaves it unchanged.
    func settle(_ end: End) -> Bool {
      guard self.end == nil else { return false }
      self.end = end
      subscription = nil
      if case .cancelled = end { stop() }
      task = nil
      guard !waiters.isEmpty else { return true }
      let waiters = waiters
      self.waiters = []
      for waiter in waiters {
        waiter.parking?.end()
        waiter.continuation.resume()
      }
      return true
    }

    /// Cancels the run after its action was deallocated.
    @usableFromInline func abandon() { _ = settle(.cancelled) }

    private func stop() {
      task?.cancel()
      if let scopeTask { scope?.cancelTask(scopeTask) }
    }

    /// Waits for the end of the run.
    ///
    /// - Parameter isParked: A Boolean value that indicates whether settling ignores the wait,
    ///   since it waits for the run itself.
    @usableFromInline
    func ended(isParked: Bool) async {
      guard end == nil else { return }
      let parking = isParked ? Parking() : nil
      await withCheckedContinuation {
        waiters.append(Waiter(parking: parking, continuation: $0))
      }
    }
  }

  /// A run with the elements of its work.
  @usableFromInline
  final class ElementRun<Element>: ActionRun {
    /// The last element of the work.
    @usableFromInline var element: Element?

    /// The outcome of the run, for its caller.
    @inlinable var outcome: ActionOutcome<Element> {
      switch end {
      case .completed: .completed(element)
      case .failed(let error): .failed(error)
      case .notEnabled: .notEnabled
      case .cancelled, nil: .cancelled
      }
    }
  }
#endif
