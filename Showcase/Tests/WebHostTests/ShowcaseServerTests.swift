import CommunityDatabaseTesting
import Foundation
import Testing

@testable import WebWire

@MainActor
@Suite("The sample app's server", .timeLimit(.minutes(20)))
struct ShowcaseServerTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `tells browsers when it is told to end, and leaves its database closed`(_ signal: Int32)
    async throws
  {
    let folder = try TemporaryFolder()
    let server = try await ServerProcess("Showcase", ["--port", "0", "--database", folder.path])
    let (page, wire) = try await Wire.visit("/groups", port: server.port)
    #expect(page.body.contains("Early Birds"))
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
