#if Streams
  /// How one run of an ``Action`` ended, for whoever asked for it.
  public enum ActionOutcome<Element> {
    /// The work is done, with the last element that it gave: always one, but for a publisher that has
    /// finished without any.
    case completed(Element?)
    /// The work has failed.
    case failed(any Error)
    /// The work was not started: the action was disabled, or executing already.
    case notEnabled
    /// The run was cancelled: with the screen or the task whose code had asked for it, or by a later
    /// call.
    case cancelled

    /// The last element of a run that was completed.
    public var element: Element? {
      if case .completed(let element) = self { element } else { nil }
    }
  }

  extension ActionOutcome: Sendable where Element: Sendable {}

  /// Why a run of an ``Action`` did not come to its end.
  public enum ActionError: Error {
    /// The work has failed with this.
    case failed(any Error)
    /// The work was not started: the action was disabled, or executing already.
    case notEnabled
  }

  /// What an ``Action`` does with a call while it is executing.
  public enum ActionPolicy: Sendable {
    /// The call is refused, and the run is left alone. The action is disabled while it executes.
    case refuse
    /// The call waits until those before it have ended; calls are carried out in their order.
    case queue
    /// The run is cancelled, and gives no element any more; the call is carried out at once.
    case cancelFirst
  }
#endif
