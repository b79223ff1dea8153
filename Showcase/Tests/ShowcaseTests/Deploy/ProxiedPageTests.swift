import CalcotWebTesting
import CommunityDatabaseTesting
import Foundation
import Testing

@testable import WebWire

/// Tests of a page in a real browser that comes through HAProxy with TLS and HTTP/2, as the document
/// configures it.
@MainActor
@Suite(
  "A page behind the proxy of the document", .serialized,
  .enabled(if: hasProgram("haproxy"), "There is no haproxy on this machine"),
  .enabled(if: hasProgram("openssl"), "There is no openssl on this machine"),
  .timeLimit(.minutes(20)))
struct ProxiedPageTests {
  private nonisolated static let engines = BrowserEngine.tested.filter { $0 != .webKit }
  private let token = "the operator's token"

  @Test(arguments: engines, [1, 2])
  func `opens its WebSocket at the first try`(_ engine: BrowserEngine, workers: Int) async throws {
    let (folder, socket) = (try TemporaryFolder(), try ListeningPort())
    let origin = "https://localhost:\(socket.port)"
    let server = try await ServerProcess(
      "Showcase",
      [
        "--port", "0", "--workers", "\(workers)", "--language", "en", "--database", folder.path,
        "--public-origin", origin, "--trusted-proxy", "127.0.0.1",
      ], environment: ["CALCOT_METRICS_TOKEN": token])
    let proxy = try DeployedProxy(
      DeployDocument().proxySettings[0], at: socket, before: [server.port], in: folder)
    try proxy.get("/calcot/ready", until: 200)
    var options = BrowserOptions(engine)
    options.trustsAnyCertificate = true
    try await withBrowser(options) { browser in
      try await browser.go(to: "\(origin)/groups")
      try await browser.wait(until: "document.body.dataset.state == 'live'")
      let protocols = try await browser.run(
        "return performance.getEntriesByType('navigation')[0].nextHopProtocol")
      #expect(protocols.string == "h2")
      let metrics = try await metrics(of: server, workers: workers)
      #expect(metrics.matches(of: /calcot_web_sockets(?:\{[^}]*\})? 1\n/).count == 1)
      #expect(!metrics.contains("calcot_web_requests_refused_total"), "\(metrics)")
    }
    server.send(SIGTERM)
    let end = await server.end()
    #expect(end.reason == .exit && end.status == 0)
  }

  private func metrics(of server: ServerProcess, workers: Int) async throws -> String {
    var text = ""
    for number in 0..<workers {
      let wire = try await Wire(port: server.port)
      wire.say(
        "GET /calcot/metrics?worker=\(number) HTTP/1.1\r\nHost: localhost\r\n"
          + "Authorization: Bearer \(token)\r\n\r\n")
      text += try await wire.answer().body
    }
    return text
  }
}
