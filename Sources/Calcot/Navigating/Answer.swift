public import CalcotTree

/// The immediate answer to a request. Use it to tell a completed navigation from one that waits or
/// was refused.
public enum Answer: Equatable, Sendable {
  /// The request was performed.
  case done
  /// The request was made inside another navigation, and is performed right after it.
  case queued(PendingRequest)
  /// The request waits for an answer of the user, to its own question or to that of an earlier
  /// request.
  case deferred(PendingRequest)
  /// The request was refused, for this reason.
  case refused(Refusal)

  /// Waits until the request has been performed or refused, and returns ``done`` or
  /// ``refused(_:)``. Never hangs: a request that can no longer be performed is refused.
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
  /// The final answer, ``Answer/done`` or ``Answer/refused(_:)``; nil while the request waits.
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

  /// Calls `body` with the final answer, immediately if there is one.
  func whenSettled(_ body: @escaping (Answer) -> Void) {
    if let settled { body(settled) } else { listeners.append(body) }
  }

  /// Settles `part` together with this request.
  func add(_ part: PendingRequest) {
    if let settled { part.settle(settled) } else { parts.append(part) }
  }

  /// Settles the request; an answer that waits settles nothing.
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
