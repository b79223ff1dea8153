import CalcotWeb
import CalcotWebServer
import Contestants
import Foundation
import Logging

/// The process that is measured: serves one page, and says on its standard output where, and how
/// many apps live whenever a line comes in. It ends when its input does.
@MainActor
enum Serving {
  static func run(_ page: MeasuredPage) async throws {
    var options = WebServerOptions()
    options.port = 0
    options.connectionLimit = 100_000
    var site = WebSiteOptions()
    site.eventsPerSecond = 1e9
    site.eventBurst = 1e9
    site.sessions = 100_000
    site.keptSessions = 100_000
    site.keptFor = .milliseconds(500)
    var logger = Logger(label: "figures")
    logger.logLevel = .error
    let server = WebServer(options: options, site: site, logger: logger) { _ in page.app }
    server.onStart = say
    Thread.detachNewThread {
      while readLine() != nil { say("\(MeasuredPage.living)") }
      exit(0)
    }
    try await server.run()
  }

  /// NB: what is printed to a pipe would wait until there is more of it.
  private nonisolated static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
