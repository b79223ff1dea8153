import CalcotWeb
import CalcotWebServer
import Logging
import WebWire

/// A site that is served at a free port of this machine.
@MainActor
final class ServedSite {
  let site: WebSite
  let port: Int
  private let server: RunningServer

  var address: String { "http://127.0.0.1:\(port)" }

  /// Serves a site until ``stop()``.
  ///
  /// - Parameter change: Changes the options of the server.
  init(_ site: WebSite, change: (inout WebServerOptions) -> Void = { _ in }) async throws {
    self.site = site
    let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    var options = WebServerOptions.ofTests
    change(&options)
    server = RunningServer(WebServer(serving: site, options: options, logger: logger))
    port = try await server.port()
  }

  /// Stops the server gracefully.
  func stop() async throws { try await server.stop() }
}
