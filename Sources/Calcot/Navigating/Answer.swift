public import CalcotTree

/// The immediate answer to a request. Use it to distinguish a completed navigation from one that
/// waits or was refused.
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
  /// ``refused(_:)``. Never hangs: a request that can no longer be performed is refused, and if the
  /// task is cancelled, the answer is one that waits.
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
  private var waits: [Wait] = []

  init() {}

  nonisolated public static func == (lhs: PendingRequest, rhs: PendingRequest) -> Bool {
    lhs === rhs
  }

  /// Waits until the request is settled, and returns the final answer; if the task is cancelled
  /// before, ``Answer/deferred(_:)``.
  public func outcome() async -> Answer {
    if let settled { return settled }
    let wait = Wait()
    waits.append(wait)
    if await !wait.untilEnd() { waits.removeAll { $0 === wait } }
    return settled ?? .deferred(self)
  }

  /// Calls `body` with the final answer, immediately if there is one.
  func whenSettled(_ body: @escaping (Answer) -> Void) {
    if let settled { body(settled) } else { listeners.append(body) }
  }

  /// Settles `part` together with this request.
  func add(_ part: PendingRequest) {
    if let settled { part.settle(settled) } else { parts.append(part) }
  }

  /// Settles the request, unless the answer is one that waits.
  func settle(_ answer: Answer) {
    switch answer {
    case .done, .refused: break
    case .queued, .deferred: return
    }
    guard settled == nil else { return }
    settled = answer
    for wait in waits { wait.end() }
    waits = []
    let told = listeners
    listeners = []
    for listener in told { listener(answer) }
    for part in parts { part.settle(answer) }
    parts = []
  }
}
