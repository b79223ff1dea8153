import Calcot

/// The account to which the work of a session is charged: that of its owner.
final class WorkAccount: Sendable {
  private let rates: SiteRates
  private let payer: Locked<SessionOwner>

  init(_ rates: SiteRates, of owner: SessionOwner) {
    (self.rates, payer) = (rates, Locked(owner))
  }

  /// Makes another address of the same browser pay from now on.
  func pay(_ owner: SessionOwner) { payer.withLock { $0 = owner } }

  /// Calls `body`, which does a piece of work in the session, and charges its time.
  func charge<Result>(_ body: () throws -> Result) rethrows -> Result {
    try rates.charge(payer.withLock { $0 }, body)
  }
}
