/// A flow's result that a task awaits.
@MainActor
protocol AwaitedResult: AnyObject {
  var isWaiting: Bool { get }
  func settle(_ result: FlowResult<any Sendable>)
}

@MainActor
final class PendingResult<Value: Sendable>: AwaitedResult {
  private var settled: FlowResult<Value>?
  private var continuation: CheckedContinuation<FlowResult<Value>, Never>?
  private let parking = Parking()
  private let ledger: WorkLedger
  private let report: (String) -> Void

  init(ledger: WorkLedger, report: @escaping (String) -> Void) {
    self.ledger = ledger
    self.report = report
  }

  var isWaiting: Bool { settled == nil }

  func settle(_ result: FlowResult<any Sendable>) {
    switch result {
    case .cancelled: settle(as: .cancelled)
    case .value(let value as Value): settle(as: .value(value))
    case .value(let value):
      report(
        "A flow has given \(type(of: value)), and \(Value.self) was awaited: await what its "
          + "coordinator's finish(with:) takes.")
      settle(as: .cancelled)
    }
  }

  /// Waits for the result, which is cancelled if the waiting task is cancelled.
  func value() async -> FlowResult<Value> {
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
      Task { @MainActor in self.settle(as: .cancelled) }
    }
  }

  private func settle(as result: FlowResult<Value>) {
    guard settled == nil else { return }
    settled = result
    guard let continuation else { return }
    self.continuation = nil
    ledger.began()
    parking.end()
    continuation.resume(returning: result)
  }
}
