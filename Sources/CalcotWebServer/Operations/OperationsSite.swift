#if Web
  import CalcotWeb
  import Crypto

  /// A site with addresses for the operator of the server:
  ///
  /// | address | answer |
  /// |---|---|
  /// | `/calcot/health` | 200 as soon as the main actor has time: a server that hangs does not answer |
  /// | `/calcot/ready` | 200 while new visitors may come, 503 while a check fails, and from when the server is told to end |
  /// | `/calcot/metrics` | the metrics of the server, for a request with the token; 404 if there is none |
  ///
  /// With workers, one of them answers; `?worker=1` asks a certain one, for which the others answer 503
  /// while it is away.
  final class OperationsSite: WebSiteServing {
    private let site: any WebSiteServing
    private let readiness: Readiness
    private let checks: ReadinessChecks
    /// The number of this process as a worker; 0 if there are none.
    private let worker: Int
    private let metrics: MetricsRegistry
    private let shown: [ShownValue]
    /// Given when the main actor has had time.
    private let pulse = SharedAnswer<Void>()
    private let key = SymmetricKey(size: .bits256)
    private let code: HMAC<SHA256>.MAC?

    /// Creates the site around another one.
    ///
    /// - Throws: ``WebServerProblem/badToken(least:)``.
    init(
      _ site: any WebSiteServing, readiness: Readiness, checks: ReadinessChecks,
      worker: Int, metrics: MetricsRegistry, shown: [ShownValue] = [], token: String?
    ) throws(WebServerProblem) {
      guard token.map({ $0.utf8.count >= TokenGate.leastBytes }) ?? true else {
        throw .badToken(least: TokenGate.leastBytes)
      }
      self.site = site
      self.readiness = readiness
      self.checks = checks
      self.worker = worker
      self.metrics = metrics
      self.shown = shown
      let key = key
      code = token.map { HMAC<SHA256>.authenticationCode(for: Array($0.utf8), using: key) }
    }

    var messageLimit: Int { site.messageLimit }
    var isSecure: Bool { site.isSecure }
    var requestRate: WebSiteOptions.Rate { site.requestRate }

    func sign(with signer: any CookieSigner) { site.sign(with: signer) }

    func bodyAdmission(of request: WebRequest) -> WebBodyAdmission {
      site.bodyAdmission(of: request)
    }

    func admission(of request: WebRequest) -> WebAdmission { site.admission(of: request) }

    func shutDown() async { await site.shutDown() }

    func respond(to request: WebRequest) async -> WebResponse {
      guard ["GET", "HEAD"].contains(request.method) else { return await site.respond(to: request) }
      let path = Self.path(request.target)
      if let asked = Self.askedWorker(request.target), asked != worker,
        path != Self.metricsPath || code != nil
      {
        return .text(503, "away")
      }
      switch path {
      case "/calcot/health":
        await pulse.ask { await MainActor.run {} }
        return .text(200, "alive")
      case "/calcot/ready":
        guard readiness.isReady else { return .text(503, "ending") }
        // NB: the log says which check, and why: this is for everybody.
        return await checks.pass() ? .text(200, "ready") : .text(503, "not ready")
      case Self.metricsPath where code != nil: return await shownMetrics(to: request)
      default: return await site.respond(to: request)
      }
    }

    private func shownMetrics(to request: WebRequest) async -> WebResponse {
      guard isAllowed(request.header("Authorization") ?? "") else {
        var response = WebResponse.text(401, "Only who has the token may see this.")
        response.headers.append(WebHeader("WWW-Authenticate", "Bearer"))
        return response
      }
      ProcessMetrics.record(in: metrics)
      for value in shown { await value.record(in: metrics) }
      return .text(200, metrics.text, type: "text/plain; version=0.0.4; charset=utf-8")
    }

    /// Compares authentication codes under a secret key, which takes the same time wherever the
    /// texts differ.
    private func isAllowed(_ authorization: String) -> Bool {
      guard let code, authorization.hasPrefix("Bearer ") else { return false }
      return HMAC<SHA256>.isValidAuthenticationCode(
        code, authenticating: Array(authorization.utf8.dropFirst(7)), using: key)
    }
  }

  extension OperationsSite {
    private static let metricsPath = "/calcot/metrics"

    private static func path(_ target: String) -> Substring { target.prefix { $0 != "?" } }

    /// Returns a Boolean value that indicates whether a target is one of these addresses. An answer
    /// there that the server is not ready is no failure.
    static func isAddress(_ target: String) -> Bool {
      ["/calcot/health", "/calcot/ready", metricsPath].contains(String(path(target)))
    }

    /// Returns the worker that a request asks for its health, readiness or metrics; `nil` if it names
    /// none.
    static func askedWorker(_ target: String) -> Int? {
      guard let query = target.firstIndex(of: "?"), isAddress(target) else { return nil }
      let item = target[target.index(after: query)...]
      guard item.hasPrefix("worker=") else { return nil }
      return Int(outside: item.dropFirst(7), in: 0...9_999)
    }
  }

  extension WebResponse {
    fileprivate static func text(
      _ status: Int, _ text: String, type: String = "text/plain; charset=utf-8"
    ) -> WebResponse {
      WebResponse(
        status: status,
        headers: [
          WebHeader("Content-Type", type), WebHeader("Cache-Control", "no-cache"),
          WebHeader("X-Content-Type-Options", "nosniff"),
        ], body: Array("\(text)\n".utf8))
    }
  }
#endif
