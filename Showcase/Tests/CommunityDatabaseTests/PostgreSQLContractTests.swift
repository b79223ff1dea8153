import Calcot
import CalcotContent
import CalcotPostgreSQL
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import CommunityPostgreSQL
import Foundation
import Groups
import People
import PostgreSQLTesting
import Testing

/// What a store on PostgreSQL does beyond the contract of every store.
@MainActor
@Suite(
  "A community on PostgreSQL",
  .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
  .timeLimit(.minutes(20)))
struct PostgreSQLContractTests {
  @Test func `tells of a change by another server, whatever kind it is, and reads it`() async throws
  {
    try await withTwo { here, there in
      let groups = here.groups
      let id = try #require(try await groups.all().first?.id)
      _ = try await there.groups.all()
      try await expectTold(here.groups.groupDidChange) {
        _ = try await there.groups.rename(id, to: "Elsewhere")
      }
      #expect(try await groups.group(id).name == "Elsewhere")
      let person = try #require(try await here.people.all().first?.id)
      try await expectTold(here.people.peopleDidChange) {
        try await there.people.setPhoto(PickedFile("a.png", content: .init([1])), of: person)
      }
      #expect(try await here.people.photo(of: person)?.name == "a.png")
      try await expectTold(here.people.peopleDidChange) {
        _ = try await there.people.delete(person)
      }
      await #expect(throws: PeopleRepositoryError.notFound) {
        try await here.people.person(person)
      }
    }
  }

  @Test func `tells of what it may have missed while no connection listened`() async throws {
    try await withTwo { here, there in
      let id = try #require(try await here.groups.all().first?.id)
      let pool = there.pool
      // NB: a change of which no notification is sent, so that only the new connection can tell it.
      try await pool.use { db in
        _ = try await db.query(
          "UPDATE community.groups SET name = 'Meanwhile' WHERE id = $1", [.int(id.rawValue)])
      }
      try await expectTold(here.groups.groupDidChange) {
        try await pool.use { db in
          _ = try await db.query(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND query LIKE 'LISTEN%'
            """)
        }
      }
      #expect(try await here.groups.group(id).name == "Meanwhile")
    }
  }

  @Test func `is filled once when servers start at the same time`() async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let address = try PostgreSQLAddress(url)
      let servers = (0..<4).map { _ in PostgreSQLCommunity(address) }
      try await withThrowingTaskGroup(of: Int.self) { group in
        for server in servers {
          group.addTask { try await server.people.all().count }
        }
        for try await count in group { #expect(count == GroupSeed.community.people.count) }
      }
      for server in servers { await server.close() }
    }
  }

  @Test func `inserts nothing if the numbers that it gives are taken`() async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let community = PostgreSQLCommunity(try PostgreSQLAddress(url), seed: .empty)
      _ = try await community.contents()
      try await community.pool.use { db in
        _ = try await db.query(
          """
          INSERT INTO community.people (id, first_name, last_name, sort_key, search_key)
          VALUES (1, 'Ada', 'Lovelace', '', '')
          """)
        _ = try await db.query(
          """
          INSERT INTO community.documents (id, person_id, name, content)
          VALUES (1, 1, 'a.txt', 'a'::bytea)
          """)
      }
      let people = [GroupSeed.Person("Grace", "Hopper"), GroupSeed.Person("Joan", "Clarke")]
      await #expect(throws: PeopleRepositoryError.self) {
        try await community.people.addDocuments(
          [PickedFile("b.txt", content: .init([1]))], to: Person.ID(rawValue: 1))
      }
      await #expect(throws: CommunityInsertError.self) {
        try await community.insert(
          people: people, groups: [GroupSeed.Entry("Coders", members: [0, 1])])
      }
      #expect(try await community.contents().people.map(\.firstName) == ["Ada"])
      await community.close()
    }
  }

  @Test func `has the same contents as the file that they came from`() async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let community = PostgreSQLCommunity(try PostgreSQLAddress(url), seed: .empty)
      let contents = try await CommunityDatabase.inMemory(seed: .community).contents()
      try await community.insert(people: contents.people, groups: contents.groups)
      #expect(try await community.contents() == contents)
      await #expect(throws: CommunityInsertError.namesTaken([0])) {
        try await community.insert(
          people: contents.people, groups: Array(contents.groups.prefix(1)))
      }
      await community.close()
    }
  }

  @Test func `says that a newer program has changed it`() async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let address = try PostgreSQLAddress(url)
      let community = PostgreSQLCommunity(address, seed: .empty)
      try await community.prepare()
      await community.close()
      try await PostgreSQLPool(address).use { db in
        _ = try await db.query("INSERT INTO community.migrations (version) VALUES (99)")
      }
      let later = PostgreSQLCommunity(address, seed: .empty)
      await #expect(throws: GroupRepositoryError.newerVersion) { try await later.groups.all() }
      await later.close()
    }
  }

  /// Fails by the suite's limit of time unless observers are told of something during or after `body`.
  private func expectTold<Value>(
    _ observers: ObserverSet<Value>, during body: () async throws -> Void
  ) async throws {
    let (tellings, told) = AsyncStream.makeStream(of: Void.self)
    let token = observers.add { _ in told.yield() }
    defer { token.remove() }
    try await body()
    for await _ in tellings { break }
  }

  private func withTwo(
    _ body: (PostgreSQLCommunity, PostgreSQLCommunity) async throws -> Void
  ) async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let address = try PostgreSQLAddress(url)
      let here = PostgreSQLCommunity(address, seed: .runners)
      let there = PostgreSQLCommunity(address, seed: .runners)
      try await body(here, there)
      await here.close()
      await there.close()
    }
  }
}
