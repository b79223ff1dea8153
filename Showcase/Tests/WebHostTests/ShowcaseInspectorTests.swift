import CommunityDatabaseTesting
import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import WebWire

@MainActor
@Suite("The sample app's inspector", .timeLimit(.minutes(20)))
struct ShowcaseInspectorTests {
  private let folder: TemporaryFolder
  private let server: ServerProcess
  private let port: Int
  private let token: String

  init() async throws {
    folder = try TemporaryFolder()
    server = try await ServerProcess(
      "Showcase", ["--port", "0", "--inspect", "--database", folder.path], lines: 2)
    let address = /http:\/\/127\.0\.0\.1:(\d+)\/\?token=([0-9a-f]{32})$/
    let match = try #require(server.lines.first?.firstMatch(of: address))
    port = try #require(Int(match.output.1))
    token = String(match.output.2)
  }

  @Test func `is for whoever has the token of its address`() async throws {
    let stranger = try await get("/")
    #expect(stranger.status == 403)
    #expect(stranger.headers["content-type"] == "text/plain; charset=utf-8")
    #expect(try await get("/apps/1").status == 403)
    #expect(try await get("/?token=\(String(repeating: "0", count: 32))").status == 403)

    let first = try await get("/?token=\(token)")
    #expect(first.status == 303)
    #expect(first.headers["location"] == "/")
    let cookie = try #require(first.headers["set-cookie"]?.split(separator: ";").first)
    let page = try await get("/", cookie: String(cookie))
    #expect(page.status == 200)
    #expect(page.body.contains("No app is running"))
    server.send(SIGTERM)
    #expect(await server.end().status == 0)
  }

  @Test func `shows the app of a browser's tab, and not that of a page that was only loaded`()
    async throws
  {
    let cookie = "calcot-token=\(token)"
    let (_, tab) = try await Wire.visit("/groups", port: server.port)
    #expect(try await tab.frame().text.contains("\"n\":true"))
    let list = try await get("/", cookie: cookie)
    #expect(list.body.contains("at groups(joined)"))
    #expect(list.body.ranges(of: "at groups(joined)").count == 1)
    let address = try #require(list.body.firstMatch(of: /href="(\/apps\/\d+)"/)).output.1
    let page = try await get(String(address), cookie: cookie)
    #expect(page.status == 200)
    #expect(page.body.contains("GroupsViewModel"))
    let scopes = try await get("\(address)/scopes", cookie: cookie)
    #expect(scopes.body.contains("Every part of ended screens has been released."))
    try await tab.leave()
  }

  @Test func `listens to this machine's own address only`() async throws {
    await #expect(throws: (any Error).self) {
      let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connect(host: "127.0.0.2", port: port).get()
      try await channel.close()
    }
    #expect(try await get("/").status == 403)
  }

  private func get(_ target: String, cookie: String? = nil) async throws -> Wire.Answer {
    let wire = try await Wire(port: port)
    let field = cookie.map { "Cookie: \($0)\r\n" } ?? ""
    wire.say("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(field)\r\n")
    return try await wire.answer()
  }
}
