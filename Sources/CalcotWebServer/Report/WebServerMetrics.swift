#if Web
  import CalcotWeb
  import Metrics

  /// The metrics of a server, recorded with swift-metrics.
  ///
  /// | name | kind | meaning |
  /// |---|---|---|
  /// | `calcot_web_sessions` | gauge | current sessions |
  /// | `calcot_web_sessions_started_total` | counter | sessions started |
  /// | `calcot_web_sessions_ended_total` | counter by `reason` | ended, see `WebSessionEnd` |
  /// | `calcot_web_sockets` | gauge | open WebSockets |
  /// | `calcot_web_sockets_closed_total` | counter by `reason` | closed, see ``WebSocketEnd`` |
  /// | `calcot_web_resumed_total` | counter | connections that resumed their session |
  /// | `calcot_web_events_refused_total` | counter | refused messages of browsers |
  /// | `calcot_web_slow_handler_seconds` | timer | handlers that took longer than the site allows |
  /// | `calcot_web_patch_bytes` | recorder | the length of each patch |
  /// | `calcot_web_patch_operations` | recorder | the operations of each patch |
  /// | `calcot_web_render_bytes` | recorder | complete pages for browsers that had fallen behind |
  /// | `calcot_web_request_seconds` | timer | from a request's last byte to its response |
  /// | `calcot_web_requests_refused_total` | counter by `status` | refused by the server |
  /// | `calcot_web_policy_violations_total` | counter | reported by browsers |
  /// | `calcot_web_sessions_not_kept_total` | counter | attempts to keep sessions that failed |
  /// | `calcot_web_connections_refused_total` | counter | of addresses that have too many |
  struct WebServerMetrics: Sendable {
    let sessions = Gauge(label: "calcot_web_sessions")
    let sessionsStarted = Counter(label: "calcot_web_sessions_started_total")
    let sockets = Meter(label: "calcot_web_sockets")
    let resumed = Counter(label: "calcot_web_resumed_total")
    let eventsRefused = Counter(label: "calcot_web_events_refused_total")
    let slowHandlers = Timer(label: "calcot_web_slow_handler_seconds")
    let patchBytes = Recorder(label: "calcot_web_patch_bytes")
    let patchOperations = Recorder(label: "calcot_web_patch_operations")
    let renderBytes = Recorder(label: "calcot_web_render_bytes")
    let requests = Timer(label: "calcot_web_request_seconds")
    let policyViolations = Counter(label: "calcot_web_policy_violations_total")
    let sessionsNotKept = Counter(label: "calcot_web_sessions_not_kept_total")
    let connectionsRefused = Counter(label: "calcot_web_connections_refused_total")
    private let socketsClosed = Dictionary(
      uniqueKeysWithValues: WebSocketEnd.allCases.map {
        (
          $0,
          Counter(label: "calcot_web_sockets_closed_total", dimensions: [("reason", $0.rawValue)])
        )
      })

    func socketsClosed(_ end: WebSocketEnd) -> Counter? {
      socketsClosed[end]
    }

    func sessionsEnded(_ end: WebSessionEnd) -> Counter {
      Counter(label: "calcot_web_sessions_ended_total", dimensions: [("reason", end.rawValue)])
    }

    func requestsRefused(status: Int) -> Counter {
      Counter(label: "calcot_web_requests_refused_total", dimensions: [("status", "\(status)")])
    }
  }
#endif
