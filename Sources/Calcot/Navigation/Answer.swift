/// What became of a request by the time the call returned.
public enum Answer: Equatable, Sendable {
  /// It was carried out.
  case done
  /// It was made from inside another navigation, and is carried out right after that one.
  case queued(PendingRequest)
  /// It waits for the user's answer, its own or that of a request before it.
  case deferred(PendingRequest)
  /// It was not carried out, and why.
  case refused(Refusal)

  /// What became of the request in the end: done, or refused with a reason. Never hangs: a request
  /// that can no longer be carried out settles as refused.
  @MainActor
  public func outcome() async -> Outcome {
    switch self {
    case .done: .done
    case .refused(let refusal): .refused(refusal)
    case .queued(let request), .deferred(let request): await request.outcome()
    }
  }
}

/// How a request ended.
public enum Outcome: Equatable, Sendable {
  case done
  case refused(Refusal)
}

/// A request that has not been settled yet.
@MainActor
public final class PendingRequest: Equatable, Sendable {
  /// How it ended, or nil while it waits.
  public private(set) var settled: Outcome?
  private var parts: [PendingRequest] = []
  private var listeners: [(Outcome) -> Void] = []
  private var waiters: [(parking: Parking, continuation: CheckedContinuation<Outcome, Never>)] = []

  init() {}

  nonisolated public static func == (lhs: PendingRequest, rhs: PendingRequest) -> Bool {
    lhs === rhs
  }

  /// Waits until the request is settled.
  public func outcome() async -> Outcome {
    if let settled { return settled }
    let parking = Parking()
    return await withCheckedContinuation { waiters.append((parking, $0)) }
  }

  /// Calls `body` with the outcome, at once if it is there.
  func whenSettled(_ body: @escaping (Outcome) -> Void) {
    if let settled { body(settled) } else { listeners.append(body) }
  }

  /// Settles `part` as this one is settled.
  func add(_ part: PendingRequest) {
    if let settled { part.settle(settled) } else { parts.append(part) }
  }

  func settle(_ outcome: Outcome) {
    guard settled == nil else { return }
    settled = outcome
    for (parking, continuation) in waiters {
      parking.end()
      continuation.resume(returning: outcome)
    }
    waiters = []
    let told = listeners
    listeners = []
    for listener in told { listener(outcome) }
    for part in parts { part.settle(outcome) }
    parts = []
  }
}
