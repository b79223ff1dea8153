import CommunityDatabaseTesting
import Foundation
import Testing

@testable import WebWire

#if os(Linux)
  @MainActor
  @Suite("The sample app's workers", .timeLimit(.minutes(20)))
  struct ShowcaseWorkersTests {
    @Test func `a change at one worker appears on a page of another one`()
      async throws
    {
      let folder = try TemporaryFolder()
      let server = try await ServerProcess(
        "Showcase",
        ["--port", "0", "--workers", "2", "--language", "en", "--database", folder.path])
      _ = try await WorkerVisitor(port: server.port, at: "/groups")
      let found = try await OtherProgram(path: folder.path).text(
        "SELECT CAST(id AS TEXT) FROM \"group\" WHERE name = 'Dog Joggers'")
      let group = try #require(found)
      let one = try await WorkerVisitor(port: server.port, at: "/groups/\(group)")
      var other = one
      while other.worker == one.worker {
        other = try await WorkerVisitor(port: server.port, at: "/groups/\(group)")
      }
      let page = try await other.livePage()
      #expect(try await page.message().contains("Join"))
      let wire = try await Wire(port: server.port)
      try await one.press("Join", on: wire)
      #expect(one.page.contains(">Leave<"))
      while try await !page.message().contains("Leave") {}
      page.sendClose(1000)
      server.send(SIGTERM)
      let end = await server.end()
      #expect(end.reason == .exit && end.status == 0)
    }
  }
#endif
