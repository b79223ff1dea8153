import CommunityDatabaseTesting
import Foundation
import Testing

@testable import WebWire

@MainActor
@Suite("The sample app's server", .timeLimit(.minutes(20)))
struct ShowcaseServerTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `told to end, it tells browsers, and leaves its database closed`(_ signal: Int32)
    async throws
  {
    let folder = try TemporaryFolder()
    let server = try await ServerProcess("Showcase", ["--port", "0", "--database", folder.path])
    let page = try await Wire(port: server.port)
    page.say("GET /groups HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = try await page.answer()
    #expect(answer.body.contains("Early Birds"))
    let cookie = try #require(answer.headers["set-cookie"]).prefix { $0 != ";" }
    let wire = try await Wire.live(
      port: server.port,
      headers: [
        ("Host", "localhost"), ("Origin", "http://localhost"), ("Cookie", String(cookie)),
      ])
    wire.send(#"{"v":1,"s":null,"p":0,"u":"/groups","k":null,"i":null,"n":false,"f":[]}"#)
    #expect(try await wire.frame().text.contains("\"n\":true"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "-wal"))
    server.send(signal)
    #expect(await wire.framesToTheEnd().last?.closeCode == 1001)
    let end = await server.end()
    #expect(end.reason == .exit)
    #expect(end.status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "-wal"))
  }
}
