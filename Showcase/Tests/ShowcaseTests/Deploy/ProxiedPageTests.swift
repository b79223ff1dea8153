import CalcotWebTesting
import CommunityDatabaseTesting
import Foundation
import Testing

@testable import WebWire

/// Tests of a page in a real browser that comes through HAProxy or nginx with TLS and HTTP/2, as the
/// document configures them.
@MainActor
@Suite(
  "A page behind the proxies of the document", .serialized,
  .enabled(
    if: !DeployedProxy.Program.installed.isEmpty, "There is no haproxy or nginx on this machine"),
  .enabled(if: hasProgram("openssl"), "There is no openssl on this machine"),
  .timeLimit(.minutes(20)))
struct ProxiedPageTests {
  private nonisolated static let engines = BrowserEngine.tested.filter { $0 != .webKit }
  private let token = "the operator's token"

  /// A proxy, and the number of processes behind it.
  struct Site: Sendable {
    let proxy: DeployedProxy.Program
    let workers: Int
  }
  private nonisolated static let sites = DeployedProxy.Program.installed.flatMap { proxy in
    [1, 2].map { Site(proxy: proxy, workers: $0) }
  }

  @Test(arguments: engines, sites)
  func `opens its WebSocket at the first try`(_ engine: BrowserEngine, at site: Site) async throws {
    let workers = site.workers
    let (folder, socket) = (try TemporaryFolder(), try ListeningPort())
    let origin = "https://localhost:\(socket.port)"
    let server = try await ServerProcess(
      "Showcase",
      [
        "--port", "0", "--workers", "\(workers)", "--language", "en", "--database", folder.path,
        "--public-origin", origin, "--trusted-proxy", "127.0.0.1",
      ], environment: ["CALCOT_METRICS_TOKEN": token])
    let settings = try DeployDocument().settings(of: site.proxy)
    let proxy = try DeployedProxy(
      settings[0], of: site.proxy, at: socket, before: [server.port], in: folder)
    try proxy.get("/calcot/ready", until: 200)
    var options = BrowserOptions(engine)
    options.trustsAnyCertificate = true
    try await withBrowser(options) { browser in
      try await browser.go(to: "\(origin)/groups")
      try await browser.wait(until: "document.body.dataset.state == 'live'")
      let protocols = try await browser.run(
        "return performance.getEntriesByType('navigation')[0].nextHopProtocol")
      #expect(protocols.string == "h2")
      var metrics = ""
      for number in 0..<workers { metrics += try await server.metrics(of: number, token: token) }
      #expect(metrics.matches(of: /calcot_web_sockets(?:\{[^}]*\})? 1\n/).count == 1)
      #expect(!metrics.contains("calcot_web_requests_refused_total"), "\(metrics)")
    }
    server.send(SIGTERM)
    let end = await server.end()
    #expect(end.reason == .exit && end.status == 0)
  }
}
