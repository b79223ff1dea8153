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
  init(_ site: WebSite) async throws {
    self.site = site
    let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    server = RunningServer(WebServer(serving: site, options: .ofTests, logger: logger))
    port = try await server.port()
  }

  /// Stops the server gracefully.
  func stop() async throws { try await server.stop() }
}
