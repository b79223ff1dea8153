/// A reporter that tells the site's operator what one session does.
struct SessionMetrics {
  private let watch: @Sendable (WebSiteEvent) -> Void
  private let slowHandler: Duration
  private let request: WebRequest
  private let session: String
  /// Charges the time of work to the session's browser.
  let charge: @Sendable (Duration) -> Void

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - session: The identifier of the session, which began with the request.
  ///   - slowHandler: The time that an event may take before it is reported as slow.
  init(
    of session: String, _ request: WebRequest, slowHandler: Duration,
    watch: @escaping @Sendable (WebSiteEvent) -> Void,
    charge: @escaping @Sendable (Duration) -> Void = { _ in }
  ) {
    (self.session, self.request) = (session, request)
    (self.slowHandler, self.watch, self.charge) = (slowHandler, watch, charge)
  }

  /// Reports that the session has refused what its browser asked for.
  func refused(_ reason: String) { watch(.refused(WebRefusal(reason, request, session: session))) }

  /// Reports how long an event took on the main actor.
  ///
  /// - Parameter name: The name of the event, which is needed only for a slow one.
  func handled(in time: Duration, _ name: () -> String) {
    watch(.eventHandled(took: time))
    if time > slowHandler { watch(.slowHandler(name: name(), took: time)) }
  }
}
