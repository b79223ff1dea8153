import Calcot
import CalcotPostgreSQL
import CalcotTesting
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import CommunityPostgreSQL
import Groups
import PostgreSQLTesting
import Testing

/// Tests of whole apps on one PostgreSQL database, as on several servers.
@MainActor
@Suite(
  "Groups on a PostgreSQL database",
  .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
  .timeLimit(.minutes(20)))
struct GroupsOnPostgreSQLTests {
  @Test(arguments: Shown.allCases)
  func `that are renamed on one server appear live on another`(_ host: Shown) async throws {
    try await withCommunities(2) { _, communities in
      let (one, other) = (DatabaseApp(communities[0], on: host), DatabaseApp(communities[1]))
      await one.app.settle()
      await other.app.settle()
      one.app.expect("My groups", "Sunday Long Run")
      let told = Told(communities[0])
      await other.app.tap("Sunday Long Run")
      await other.app.tap("Rename")
      await other.app.type(" in May", into: "Name")
      await other.app.tap("Save")
      await told.next()
      await one.app.settle()
      one.app.expect("My groups", "Sunday Long Run in May")
    }
  }

  @Test(arguments: Shown.allCases)
  func `that somebody else changes keep a form waiting, until it is tried again`(
    _ host: Shown
  ) async throws {
    try await withCommunities(1, options: "-c lock_timeout=50ms") { url, communities in
      let groups = DatabaseApp(communities[0], on: host)
      await groups.app.settle()
      let pool = PostgreSQLPool(try PostgreSQLAddress(url))
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      let (holds, held) = AsyncStream.makeStream(of: Void.self)
      let holder = Task {
        try await pool.transaction { db in
          try await db.query("LOCK TABLE community.groups IN EXCLUSIVE MODE")
          held.yield()
          for await _ in ends { break }
        }
      }
      for await _ in holds { break }
      await groups.save("Night Owls")
      groups.app.expect("That did not work", Beginning.locked)
      end.yield()
      try await holder.value
      await groups.app.tap("Try again")
      groups.app.expect("My groups", "Night Owls", "0 members")
      await pool.close()
    }
  }

  @Test(arguments: Shown.allCases)
  func `whose server is gone say so, and are read when it is back`(_ host: Shown) async throws {
    try await withCommunities(1) { url, communities in
      let groups = DatabaseApp(communities[0], on: host)
      await groups.app.settle()
      groups.app.expect("Sunday Long Run")
      let name = try PostgreSQLAddress(url).database
      let server = try await PostgreSQLTestServer.running()
      try await server.administer("ALTER DATABASE \(name) ALLOW_CONNECTIONS false")
      try await server.administer(
        "SELECT pg_terminate_backend(pid, 600000) FROM pg_stat_activity WHERE datname = '\(name)'")
      await groups.app.tap("Refresh")
      groups.app.expect("The groups cannot be opened")
      try await server.administer("ALTER DATABASE \(name) ALLOW_CONNECTIONS true")
      await groups.app.tap("Try again")
      groups.app.expect("Sunday Long Run", "4 members")
      groups.app.expectNot("The groups cannot be opened")
    }
  }

  @Test func `keep a change that was confirmed though the app ends in the same turn`() async throws
  {
    try await withCommunities(2) { _, communities in
      let groups = DatabaseApp(communities[0])
      await groups.app.settle()
      await groups.askToRemove("Anna Gruber", from: "Sunday Long Run")
      let told = Told(communities[0])
      groups.app.atOnce { $0.tap("Remove") }
      groups.app.end()
      await told.next()
      let stored = try await communities[1].groups.all()
      #expect(stored.first { $0.name == "Sunday Long Run" }?.memberCount == 3)
    }
  }

  private func withCommunities(
    _ count: Int, options: String? = nil,
    _ body: (String, [PostgreSQLCommunity]) async throws -> Void
  ) async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let own = options.map {
        "&options=\($0.replacing(" ", with: "%20").replacing("=", with: "%3D"))"
      }
      let address = try PostgreSQLAddress(url + (own ?? ""))
      let communities = (0..<count).map { _ in PostgreSQLCommunity(address, seed: .runners) }
      try await body(url, communities)
      for community in communities { await community.close() }
    }
  }
}

/// The changes of groups that a community has told of.
@MainActor
private final class Told {
  private var changes: AsyncStream<GroupChange>.Iterator
  private let token: ObserverSet<GroupChange>.Token

  init(_ community: PostgreSQLCommunity) {
    let (changes, continuation) = AsyncStream.makeStream(of: GroupChange.self)
    self.changes = changes.makeAsyncIterator()
    token = community.groups.groupDidChange.add { continuation.yield($0) }
  }

  /// Waits for the next change.
  func next() async {
    var changes = changes
    _ = await changes.next(isolation: MainActor.shared)
    self.changes = changes
  }
}
