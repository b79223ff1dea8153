/// The rates at which browsers may send to a site, and the time of the work that they may cost:
/// requests by address; events and time by browser and by address.
struct SiteRates: Sendable {
  private let requests: Budgets
  private let addressEvents: Budgets
  private let events: Budgets
  /// The seconds of work that were done for a browser, and for an address.
  private let work: Budgets
  private let addressWork: Budgets
  private let turns = AddressTurns()

  init(_ options: WebSiteOptions) {
    requests = Budgets(rate: options.requests.perSecond, burst: options.requests.burst)
    addressEvents = Budgets(
      rate: options.requests.perSecond * 10, burst: options.requests.burst * 10)
    events = Budgets(rate: options.events.perSecond, burst: options.events.burst)
    work = Budgets(rate: options.work.perSecond, burst: options.work.burst)
    addressWork = Budgets(rate: options.work.perSecond * 2, burst: options.work.burst * 2)
  }

  /// Takes a request of an address unless it sends too many.
  ///
  /// - Returns: `nil` if it may send the request; otherwise how long that would have to wait.
  func takeRequest(at address: String) -> Duration? { requests.takeNow(of: address) }

  /// Takes events of a browser at an address; returns how long they have to wait, also because of the work
  /// that was done for that browser or address before.
  func takeEvents(_ cost: Double, of visitor: Visitor, at address: String) -> Duration {
    [
      events.take(cost, of: visitor.id), addressEvents.take(cost, of: address),
      work.take(0, of: visitor.id), addressWork.take(0, of: address),
    ].max() ?? .zero
  }

  /// Runs `work`, which is done for an owner, in a turn of its address; see ``AddressTurns/run(of:_:)``.
  @MainActor
  func turn<Result, Failure: Error>(
    of owner: SessionOwner, _ work: (borrowing Turn) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await turns.run(of: owner.address, work)
  }

  /// Calls `body`, which does a piece of work for an owner, off the main actor, and charges its time to that
  /// owner.
  @concurrent
  func elsewhere<Result: Sendable, Failure: Error>(
    for owner: SessionOwner, _ body: @Sendable () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try charge(owner, body)
  }

  /// Calls `body`, which does a piece of work for an owner, and charges its time to that owner.
  func charge<Result, Failure: Error>(
    _ owner: SessionOwner, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = SuspendingClock.now
    defer { charge(owner, start.duration(to: .now)) }
    return try body()
  }

  /// Charges the time of work to those for whom it was done.
  func charge(_ owner: SessionOwner, _ time: Duration) {
    let seconds = time / .seconds(1)
    _ = work.take(seconds, of: owner.visitor.id)
    _ = addressWork.take(seconds, of: owner.address)
  }
}
