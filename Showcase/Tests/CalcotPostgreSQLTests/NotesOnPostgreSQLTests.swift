import CalcotPostgreSQL
import PostgreSQLTesting
import Testing

@Suite(
  "The store of the module's documentation",
  .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
  .timeLimit(.minutes(20)))
struct NotesOnPostgreSQLTests {
  @Test func `a note that one server adds is read by another`() async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let address = try PostgreSQLAddress(url)
      let (one, two) = (
        NotesStore(pool: PostgreSQLPool(address)), NotesStore(pool: PostgreSQLPool(address))
      )
      for store in [one, two] { try await NotesStore.migrations.run(on: store.pool) }
      try await one.add("Buy onions")
      #expect(try await two.all() == ["Buy onions"])
      for store in [one, two] { await store.pool.close() }
    }
  }
}
