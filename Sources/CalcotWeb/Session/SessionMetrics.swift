/// A reporter that tells the site's operator what one session does.
struct SessionMetrics {
  private let watch: @Sendable (WebSiteEvent) -> Void
  private let slowHandler: Duration
  private let request: WebRequest
  private let session: String
  /// The account from which the work in the session is paid.
  let account: WorkAccount

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - session: The identifier of the session, which began with the request.
  ///   - slowHandler: The time that an event may take before it is reported as slow.
  init(
    of session: String, _ request: WebRequest, slowHandler: Duration,
    watch: @escaping @Sendable (WebSiteEvent) -> Void, account: WorkAccount
  ) {
    (self.session, self.request) = (session, request)
    (self.slowHandler, self.watch, self.account) = (slowHandler, watch, account)
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
