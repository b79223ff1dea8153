import Calcot
import CalcotWeb
import CalcotWebServer
import Logging
import Synchronization
import WebWire

/// A site that is served on a free port while a test runs.
@MainActor
final class ServedSite {
  /// The port of the site.
  let port: Int
  /// The log of the server.
  let log = ServerLog()
  private let server: RunningServer

  /// The address for a browser, without a path.
  var address: String { "http://127.0.0.1:\(port)" }

  init(
    imageOrigins: [String] = [], keepsPages: Bool = false,
    prepare: @MainActor (WebServer) -> Void = { _ in },
    app: @escaping @MainActor (WebSession) -> CalcotApp
  ) async throws {
    var options = WebServerOptions.ofTests
    options.shutdown.timeout = .seconds(5)
    var site = WebSiteOptions()
    // NB: these are times of the machine, which may be busy with other things.
    site.work.perSecond = 1_000_000
    site.settling = .seconds(60)
    site.kept.time = .seconds(3_600)
    site.about.name = "Calçot"
    site.about.summary = "An app in MVVM-C."
    site.about.keepsPages = keepsPages
    site.images.origins = imageOrigins
    let server = WebServer(options: options, site: site, logger: log.logger, app: app)
    prepare(server)
    self.server = RunningServer(server)
    port = try await self.server.port()
  }

  /// Stops the server and waits for its end.
  func stop() async throws { try await server.stop() }
}

/// The log messages of a server.
final class ServerLog: LogHandler, Sendable {
  private let lines = Mutex<[String]>([])

  var logger: Logger { Logger(label: "test") { _ in self } }

  /// The reasons of refused events and requests, in order.
  var refusals: [String] { texts(of: "Refused") }
  /// The refusals of messages that no page sends.
  var misunderstandings: [String] {
    refusals.filter { $0.hasSuffix("cannot be read") || $0.hasSuffix("out of order") }
  }
  /// The messages about programming errors in the app.
  var mistakes: [String] { texts(of: "Mistake in the app's code") }

  private func texts(of message: String) -> [String] {
    lines.withLock {
      $0.filter { $0.hasPrefix(message) }.map { String($0.dropFirst(message.count)) }
    }
  }

  func log(event: LogEvent) {
    let metadata = event.metadata ?? [:]
    let values = metadata["why"].map { " \($0)" } ?? metadata.values.map { " \($0)" }.joined()
    lines.withLock { $0.append("\(event.message)\(values)") }
  }

  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { .trace }
    set {}
  }
  subscript(metadataKey _: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }
}
