#if Streams
  import Calcot

  /// One call of an action, from its being taken on to its outcome.
  @MainActor
  final class ActionRun<Input, Element> {
    let input: Input
    /// The lifetime that it belongs to: that of the code which has asked for it.
    let scope: Scope?
    private(set) var outcome: ActionOutcome<Element>?
    /// The element that the work has given last.
    var element: Element?
    /// What the work is, where it is a publisher's.
    var subscription: AnyCancellable?
    private var stopTask: (@MainActor () -> Void)?
    private var waiters: [Waiter] = []

    private struct Waiter {
      let parking: Parking?
      let continuation: CheckedContinuation<Void, Never>
    }

    init(_ input: Input) {
      self.input = input
      scope = Scope.current
    }

    /// Does asynchronous work as a task of the scope, if there is one.
    func task(_ work: @escaping @MainActor () async -> Void) {
      guard let scope else {
        let task = Task(operation: work)
        stopTask = { task.cancel() }
        return
      }
      guard let number = scope.startTask("action", work) else { return }
      stopTask = { [weak scope] in scope?.cancelTask(number) }
    }

    /// - Returns: false if it had an outcome already, which stays.
    func settle(_ outcome: ActionOutcome<Element>) -> Bool {
      guard self.outcome == nil else { return false }
      self.outcome = outcome
      subscription = nil
      if case .cancelled = outcome { stopTask?() }
      stopTask = nil
      let waiters = waiters
      self.waiters = []
      for waiter in waiters {
        waiter.parking?.end()
        waiter.continuation.resume()
      }
      return true
    }

    /// Waits for the outcome.
    ///
    /// - Parameter isParked: whether the wait is not work of its own: the run that is waited for is.
    func ended(isParked: Bool) async -> ActionOutcome<Element> {
      if let outcome { return outcome }
      let parking = isParked ? Parking() : nil
      await withCheckedContinuation {
        waiters.append(Waiter(parking: parking, continuation: $0))
      }
      return outcome ?? .cancelled
    }
  }
#endif
