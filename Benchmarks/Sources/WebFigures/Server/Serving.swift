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
    options.connectionLimit = 100_000
    options.connectionsPerAddress = 100_000
    var site = WebSiteOptions()
    site.eventsPerSecond = 1e9
    site.eventBurst = 1e9
    site.requestBurst = 1e9
    site.sessionBurst = 1e9
    site.sessionsPerAddress = 100_000
    site.sessions = 100_000
    site.keptSessions = 100_000
    site.keptFor = .milliseconds(500)
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
