#if Streams
  /// The outcome of one run of an ``Action``, for its caller.
  public enum ActionOutcome<Element> {
    /// The work is done, with its last element. The element is nil only for a publisher that
    /// finished without any.
    case completed(Element?)
    /// The work has failed.
    case failed(any Error)
    /// The work was not started, because the action was disabled or already executing.
    case notEnabled
    /// The run was cancelled with its screen or task, or by a later call.
    case cancelled

    /// The last element of a completed run.
    public var element: Element? {
      if case .completed(let element) = self { element } else { nil }
    }
  }

  extension ActionOutcome: Sendable where Element: Sendable {}

  /// The reason why a run of an ``Action`` did not complete.
  public enum ActionError: Error {
    /// The work has failed with this error.
    case failed(any Error)
    /// The work was not started, because the action was disabled or already executing.
    case notEnabled
  }

  /// The treatment of a call while an ``Action`` is executing.
  public enum ActionPolicy: Sendable {
    /// The call is refused and the current run continues. The action is disabled while it executes.
    case refuse
    /// The call waits until earlier calls have ended. Calls are executed in order. Once 10,000 calls
    /// wait, the next one is refused.
    case queue
    /// The current run is cancelled and delivers no more elements. The call is executed at once.
    case cancelFirst
  }
#endif
