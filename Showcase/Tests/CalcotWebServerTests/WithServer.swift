import Logging
import WebWire

@testable import CalcotWebServer

/// A logger that discards everything.
let silence = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

/// Serves a site at a free port while `body` runs, and then stops the server gracefully.
@MainActor @discardableResult
func withServer<Result>(
  _ site: StubSite, options change: (inout WebServerOptions) -> Void = { _ in },
  body: @MainActor (_ port: Int) async throws -> Result
) async throws -> Result {
  var options = WebServerOptions.ofTests
  change(&options)
  let server = RunningServer(site, options)
  let port = try await server.port()
  do {
    let result = try await body(port)
    try await server.stop()
    return result
  } catch {
    try await server.stop()
    throw error
  }
}

extension RunningServer {
  /// Creates a server of a test's own site.
  convenience init(_ site: StubSite, _ options: WebServerOptions) {
    self.init(WebServer(site: site, options: options, report: WebServerReport(logger: silence)))
  }
}
