import CalcotPostgreSQL
import CalcotWebTesting
import Foundation
import PostgreSQLTesting
import Testing

@testable import WebWire

@MainActor
@Suite(
  "A page of many servers", .serialized,
  .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
  .timeLimit(.minutes(20)))
struct SurvivingSessionTests {
  @Test func `is where it was at another server, after its own was killed`() async throws {
    try await ServerFleet.run(2) { fleet in
      let page = try await fleet.visit("/groups")
      await page.until { $0.shows("Couch to 5K") }
      page.press("New group")
      await page.until { $0.field("Name") != nil }
      page.type("Half a na", into: "Name")
      await page.until { _ in true }
      let (session, url) = (page.page.session, page.page.url)
      try await written(fleet) { page.type("Half a name", into: "Name") }
      await fleet.servers[0].die()
      page.come(to: 1)
      await page.until { _ in true }
      #expect(page.page.session == session)
      #expect(page.page.url == url)
      #expect(page.field("Name")?.attributes["value"] == "Half a name")
      page.press("Save")
      await page.until { $0.shows("Half a name") && $0.field("Name") == nil }
      #expect(page.page.problems == [])
      let count = try await fleet.pool.use { db in
        try await db.query("SELECT 1 FROM community.groups WHERE name = 'Half a name'").count
      }
      #expect(count == 1)
    }
  }

  @Test func `goes on without a break at another server, when its own ends in order`() async throws
  {
    try await ServerFleet.run(2) { fleet in
      let page = try await fleet.visit("/groups")
      await page.until { $0.shows("Couch to 5K") }
      page.press("New group")
      await page.until { $0.field("Name") != nil }
      page.type("Rolled over", into: "Name")
      await page.until { _ in true }
      fleet.servers[0].send(SIGTERM)
      let end = await fleet.servers[0].end()
      #expect(end.reason == .exit && end.status == 0)
      page.press("Save")
      page.come(to: 1)
      await page.until { $0.shows("Rolled over") && $0.field("Name") == nil }
      #expect(page.page.problems == [])
    }
  }

  @Test func `does not hold up the end of its server, whose database hangs`() async throws {
    let database = try await PostgreSQLTestServer.start()
    try await ServerFleet.run(1, on: database) { fleet in
      let page = try await fleet.visit("/groups")
      await page.until { $0.shows("Couch to 5K") }
      page.press("New group")
      await page.until { $0.field("Name") != nil }
      try await database.tell(.freeze)
      page.type("Not kept", into: "Name")
      fleet.servers[0].send(SIGTERM)
      let end = await fleet.servers[0].end()
      #expect(end.reason == .exit && end.status == 0)
      try await database.tell(.thaw)
    }
  }

  @Test(.enabled(if: LongRun.isAsked, "It takes a minute: run it with CALCOT_LONG=1"))
  func `is kept again after PostgreSQL has crashed, though nobody does anything`() async throws {
    let database = try await PostgreSQLTestServer.start()
    try await ServerFleet.run(1, on: database) { fleet in
      let page = try await fleet.visit("/groups")
      await page.until { $0.shows("Couch to 5K") }
      while try await fleet.keptStates().isEmpty { await Task.yield() }
      try await database.tell(.crash)
      // NB: connections from before the crash fail once.
      while (try? await fleet.keptStates())?.isEmpty ?? true { await Task.yield() }
    }
  }

  @Test func `shows a name that was given on another server`() async throws {
    try await ServerFleet.run(2) { fleet in
      let (one, other) = (try await fleet.visit("/groups"), try await fleet.visit("/groups", on: 1))
      await one.until { $0.shows("Couch to 5K") }
      await other.until { $0.shows("Couch to 5K") }
      other.press("New group")
      await other.until { $0.field("Name") != nil }
      other.type("Live everywhere", into: "Name")
      await other.until { _ in true }
      other.press("Save")
      await one.until { $0.shows("Live everywhere") }
    }
  }

  /// Does something, and waits until the servers have kept it.
  private func written(_ fleet: ServerFleet, _ body: () -> Void) async throws {
    while try await fleet.keptStates().isEmpty { await Task.yield() }
    let before = try await fleet.keptStates()
    body()
    while try await fleet.keptStates() == before { await Task.yield() }
  }
}
