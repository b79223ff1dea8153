#if Web
  import CalcotWeb
  import Metrics

  /// The metrics of a server, recorded with swift-metrics.
  ///
  /// With workers, each worker has its own, with its number as the dimension `worker`.
  struct WebServerMetrics: Sendable {
    let sessions, sockets: Meter
    let sessionsStarted, resumed, eventsDelayed, eventsRefused: Counter
    let policyViolations, sessionsNotKept, connectionsRefused, connectionsMoved, replaced: Counter
    let events, slowHandlers, requests: Timer
    let patchBytes, patchOperations, renderBytes: Recorder
    private let socketsClosed: [WebSocketEnd: Counter]
    private let factory: any MetricsFactory

    /// The meanings of all metrics, by their names.
    static let help = [
      "calcot_web_sessions": "Current sessions",
      "calcot_web_sessions_started_total": "Sessions started",
      "calcot_web_sessions_ended_total": "Sessions ended, by reason",
      "calcot_web_sockets": "Open WebSockets",
      "calcot_web_sockets_closed_total": "WebSockets closed, by reason",
      "calcot_web_resumed_total": "Connections that resumed their session",
      "calcot_web_event_seconds": "Events of browsers, on the main actor",
      "calcot_web_events_delayed_total": "Events that waited, because they were too many",
      "calcot_web_events_refused_total": "Refused messages of browsers",
      "calcot_web_slow_handler_seconds": "Handlers that took longer than the site allows",
      "calcot_web_patch_bytes": "The lengths of patches",
      "calcot_web_patch_operations": "The operations of patches",
      "calcot_web_render_bytes": "Complete pages for browsers that had fallen behind",
      "calcot_web_request_seconds": "From a request's last byte to its response",
      "calcot_web_requests_refused_total": "Requests refused by the server, by status",
      "calcot_web_policy_violations_total": "Violations of the page's policy, reported by browsers",
      "calcot_web_sessions_not_kept_total": "Attempts to keep sessions that failed",
      "calcot_web_connections_refused_total":
        "Connections refused, of addresses that have too many",
      "calcot_web_connections_moved_total":
        "Connections passed to the worker that has the sessions",
      "calcot_web_check_met": "1 if the condition of readiness is met, 0 if not",
      "calcot_web_worker_replaced_total": "Workers of this number that have ended",
    ]

    /// Creates the metrics.
    ///
    /// - Parameter factory: The factory of the metrics system.
    init(_ factory: any MetricsFactory) {
      func counter(_ name: String) -> Counter {
        Counter(label: "calcot_web_\(name)_total", factory: factory)
      }
      func meter(_ name: String) -> Meter { Meter(label: "calcot_web_\(name)", factory: factory) }
      func timer(_ name: String) -> Timer {
        Timer(label: "calcot_web_\(name)_seconds", factory: factory)
      }
      func recorder(_ name: String) -> Recorder {
        Recorder(label: "calcot_web_\(name)", factory: factory)
      }
      self.factory = factory
      (sessions, sockets) = (meter("sessions"), meter("sockets"))
      (sessionsStarted, resumed) = (counter("sessions_started"), counter("resumed"))
      (eventsDelayed, eventsRefused) = (counter("events_delayed"), counter("events_refused"))
      policyViolations = counter("policy_violations")
      sessionsNotKept = counter("sessions_not_kept")
      connectionsRefused = counter("connections_refused")
      connectionsMoved = counter("connections_moved")
      replaced = counter("worker_replaced")
      (events, slowHandlers) = (timer("event"), timer("slow_handler"))
      requests = timer("request")
      (patchBytes, patchOperations) = (recorder("patch_bytes"), recorder("patch_operations"))
      renderBytes = recorder("render_bytes")
      socketsClosed = Dictionary(
        uniqueKeysWithValues: WebSocketEnd.allCases.map {
          let reason = ("reason", $0.rawValue)
          let label = "calcot_web_sockets_closed_total"
          return ($0, Counter(label: label, dimensions: [reason], factory: factory))
        })
    }

    func socketsClosed(_ end: WebSocketEnd) -> Counter? {
      socketsClosed[end]
    }

    func sessionsEnded(_ end: WebSessionEnd) -> Counter {
      Counter(
        label: "calcot_web_sessions_ended_total", dimensions: [("reason", end.rawValue)],
        factory: factory)
    }

    func requestsRefused(status: Int) -> Counter {
      Counter(
        label: "calcot_web_requests_refused_total", dimensions: [("status", "\(status)")],
        factory: factory)
    }
  }
#endif
