public import CalcotTree

/// The answer to a request, given by the time the call returns.
public enum Answer: Equatable, Sendable {
  /// The request was carried out.
  case done
  /// The request was made from inside another navigation, and is carried out right after that one.
  case queued(PendingRequest)
  /// The request waits for an answer of the user: its own, or that of a request before it.
  case deferred(PendingRequest)
  /// The request was not carried out, for this reason.
  case refused(Refusal)

  /// Waits until the request has been carried out or refused, and returns ``done`` or ``refused(_:)``.
  /// Never hangs: a request that can no longer be carried out is refused.
  @MainActor
  public func outcome() async -> Answer {
    switch self {
    case .done, .refused: self
    case .queued(let request), .deferred(let request): await request.outcome()
    }
  }
}

/// A request that waits.
@MainActor
public final class PendingRequest: Equatable, Sendable {
  /// The answer in the end, ``Answer/done`` or ``Answer/refused(_:)``; nil while the request waits.
  public private(set) var settled: Answer?
  private var parts: [PendingRequest] = []
  private var listeners: [(Answer) -> Void] = []
  private var waiters: [(parking: Parking, continuation: CheckedContinuation<Answer, Never>)] = []

  init() {}

  nonisolated public static func == (lhs: PendingRequest, rhs: PendingRequest) -> Bool {
    lhs === rhs
  }

  /// Waits until the request is settled.
  public func outcome() async -> Answer {
    if let settled { return settled }
    let parking = Parking()
    return await withCheckedContinuation { waiters.append((parking, $0)) }
  }

  /// Calls `body` with the answer, at once if it is there.
  func whenSettled(_ body: @escaping (Answer) -> Void) {
    if let settled { body(settled) } else { listeners.append(body) }
  }

  /// Settles `part` as this request is settled.
  func add(_ part: PendingRequest) {
    if let settled { part.settle(settled) } else { parts.append(part) }
  }

  /// Settles the request; an answer that says to wait settles nothing.
  func settle(_ answer: Answer) {
    switch answer {
    case .done, .refused: break
    case .queued, .deferred: return
    }
    guard settled == nil else { return }
    settled = answer
    for (parking, continuation) in waiters {
      parking.end()
      continuation.resume(returning: answer)
    }
    waiters = []
    let told = listeners
    listeners = []
    for listener in told { listener(answer) }
    for part in parts { part.settle(answer) }
    parts = []
  }
}
