import CalcotWeb
import CalcotWebServer
import Logging

/// A site that is served at a free port of this machine.
@MainActor
final class ServedSite {
  let site: WebSite
  let port: Int
  private let running: Task<Void, any Error>

  var address: String { "http://127.0.0.1:\(port)" }

  private init(_ site: WebSite, port: Int, running: Task<Void, any Error>) {
    self.site = site
    self.port = port
    self.running = running
  }

  /// Serves a site until ``stop()``.
  static func start(_ site: WebSite) async throws -> ServedSite {
    var options = WebServerOptions()
    options.port = 0
    options.endsOnSignals = false
    let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    let server = WebServer(serving: site, options: options, logger: logger)
    let (addresses, found) = AsyncStream.makeStream(of: String.self)
    server.onStart = { found.yield($0) }
    let running = Task {
      defer { found.finish() }
      try await server.run()
    }
    for await address in addresses {
      let port = address.split(separator: ":").last.flatMap { Int($0) } ?? 0
      return ServedSite(site, port: port, running: running)
    }
    try await running.value
    throw CancellationError()
  }

  /// Ends the server gently.
  func stop() async throws {
    running.cancel()
    try await running.value
  }
}
