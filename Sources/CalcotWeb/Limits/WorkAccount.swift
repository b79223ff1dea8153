import Calcot

/// The account to which the work of a session or a connection is charged: that of its owner.
final class WorkAccount: Sendable {
  private let rates: SiteRates
  private let payer: Locked<SessionOwner>

  init(_ rates: SiteRates, of owner: SessionOwner) {
    (self.rates, payer) = (rates, Locked(owner))
  }

  /// Makes another address of the same browser pay from now on.
  func pay(_ owner: SessionOwner) { payer.withLock { $0 = owner } }

  /// Calls `body`, which does a piece of work in the session, and charges its time.
  func charge<Result>(_ body: () -> Result) -> Result {
    rates.charge(payer.withLock { $0 }, body)
  }

  /// Runs `work` in a turn of the owner's address; see ``AddressTurns/run(of:_:)``.
  @MainActor
  func turn<Result>(_ work: (borrowing Turn) async -> Result) async -> Result {
    await rates.turn(of: payer.withLock { $0 }, work)
  }

  /// Calls `body`, which does a piece of work in the session, off the main actor and in a turn of the
  /// owner's address, and charges its time.
  @MainActor
  func elsewhere<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    let owner = payer.withLock { $0 }
    return await rates.turn(of: owner) { _ in await rates.elsewhere(for: owner, body) }
  }
}
