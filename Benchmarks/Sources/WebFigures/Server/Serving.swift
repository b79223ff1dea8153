import CalcotWeb
import CalcotWebServer
import Contestants
import Foundation
import Logging

/// The measured process: it serves one page, prints its address to the standard output, and prints
/// the number of living apps for each input line. It ends when its input does.
@MainActor
enum Serving {
  static func run(_ page: MeasuredPage, workers: Int) async throws {
    var options = WebServerOptions()
    options.workers = workers
    options.port = 0
    options.connections.most = 100_000
    options.connections.perAddress = 100_000
    var site = WebSiteOptions()
    site.events.perSecond = 1e9
    site.events.burst = 1e9
    site.requests.burst = 1e9
    site.sessions.begun.burst = 1e9
    site.sessions.perAddress = 100_000
    site.sessions.most = 100_000
    site.kept.sessions = 100_000
    site.kept.time = .milliseconds(500)
    var logger = Logger(label: "figures")
    logger.logLevel = .error
    let server = WebServer(options: options, site: site, logger: logger) { _ in page.app }
    server.onStart = say
    if WebServer.worker == nil {
      Thread.detachNewThread {
        while readLine() != nil { say("\(MeasuredPage.living)") }
        exit(0)
      }
    }
    try await server.run()
  }

  /// NB: `print` to a pipe would be buffered.
  nonisolated static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
