/// The rates at which browsers may send to a site: requests by address, and events by browser and
/// by address.
struct SiteRates: Sendable {
  private let requests: Budgets
  private let addressEvents: Budgets
  private let events: Budgets

  init(_ options: WebSiteOptions) {
    requests = Budgets(rate: options.requests.perSecond, burst: options.requests.burst)
    addressEvents = Budgets(
      rate: options.requests.perSecond * 10, burst: options.requests.burst * 10)
    events = Budgets(rate: options.events.perSecond, burst: options.events.burst)
  }

  /// Takes a request of an address unless it sends too many.
  ///
  /// - Returns: `nil` if it may send the request; otherwise how long that would have to wait.
  func takeRequest(at address: String) -> Duration? { requests.takeNow(of: address) }

  /// Takes events of a browser at an address; returns how long they have to wait.
  func takeEvents(_ cost: Double, of visitor: Visitor, at address: String) -> Duration {
    max(events.take(cost, of: visitor.id), addressEvents.take(cost, of: address))
  }
}
