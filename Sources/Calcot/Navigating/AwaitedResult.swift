/// A flow's result that a task awaits.
@MainActor
final class AwaitedResult {
  private var settled: FlowResult<any Sendable>?
  private var continuation: CheckedContinuation<FlowResult<any Sendable>, Never>?
  private let parking = Parking()
  private let ledger: WorkLedger

  init(ledger: WorkLedger) { self.ledger = ledger }

  var isWaiting: Bool { settled == nil }

  /// Settles the result; does nothing if it is settled.
  func settle(_ result: FlowResult<any Sendable>) {
    guard settled == nil else { return }
    settled = result
    guard let continuation else { return }
    self.continuation = nil
    ledger.began()
    parking.end()
    continuation.resume(returning: result)
  }

  /// Waits for the result, which is cancelled if the waiting task is cancelled.
  func value() async -> FlowResult<any Sendable> {
    // NB: from the result until the waiting task resumes, it counts as work, whichever task waited.
    defer { ledger.paused() }
    return await withTaskCancellationHandler {
      if let settled {
        ledger.began()
        parking.end()
        return settled
      }
      return await withCheckedContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in self.settle(.cancelled) }
    }
  }
}
