#if Streams
  import Calcot

  /// One call of an action, from its being taken on to its end.
  // NB: apart from the types of what goes in and comes out, which generic code would look up for every
  // run anew.
  @MainActor @usableFromInline
  class ActionRun {
    /// How a run has ended: its outcome, without the element.
    @usableFromInline
    enum End {
      case completed
      case failed(any Error)
      case notEnabled
      case cancelled
    }

    /// The lifetime that it belongs to: that of the code which has asked for it.
    let scope = Scope.current
    @usableFromInline private(set) var end: End?
    /// What the work is, where it is a publisher's.
    private var subscription: AnyCancellable?
    private var task: Task<Void, Never>?
    private var scopeTask: Int?
    private var waiters: [Waiter] = []

    private struct Waiter {
      let parking: Parking?
      let continuation: CheckedContinuation<Void, Never>
    }

    @usableFromInline init() {}

    /// Whether what its work gives counts: the run has not ended, nor its scope.
    @usableFromInline var counts: Bool { end == nil && scope?.isEnded != true }

    /// Does asynchronous work as a task of the scope, if there is one.
    func start(_ work: @escaping @MainActor () async -> Void) {
      guard let scope else {
        task = Task(operation: work)
        return
      }
      scopeTask = scope.startTask("action", work)
    }

    /// Is at work for as long as a publisher is.
    func hold(_ subscription: AnyCancellable) { self.subscription = subscription }

    /// - Returns: false if it had ended already, which stays as it was.
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

    /// Is cancelled when its action is there no more.
    func abandon() { _ = settle(.cancelled) }

    private func stop() {
      task?.cancel()
      if let scopeTask { scope?.cancelTask(scopeTask) }
    }

    /// Waits for the end.
    ///
    /// - Parameter isParked: whether the wait is not work of its own: the run that is waited for is.
    @usableFromInline
    func ended(isParked: Bool) async {
      guard end == nil else { return }
      let parking = isParked ? Parking() : nil
      await withCheckedContinuation {
        waiters.append(Waiter(parking: parking, continuation: $0))
      }
    }
  }

  /// A run with what its work gives.
  @usableFromInline
  final class ElementRun<Element>: ActionRun {
    /// The element that the work has given last.
    @usableFromInline var element: Element?

    /// How it has ended, for whoever asked for it.
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
