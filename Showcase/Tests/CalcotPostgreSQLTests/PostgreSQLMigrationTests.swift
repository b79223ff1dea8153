import CalcotPostgreSQL
import PostgreSQLTesting
import Testing

@Suite(
  "A schema in versions",
  .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
  .timeLimit(.minutes(20)))
struct PostgreSQLMigrationTests {
  private static let first: PostgreSQLMigrations.Migration = { db in
    try await db.query("CREATE TABLE tried.notes (words text NOT NULL)")
    try await db.query("INSERT INTO tried.notes VALUES ('first')")
  }
  private static let second: PostgreSQLMigrations.Migration = { db in
    try await db.query("INSERT INTO tried.notes VALUES ('second')")
  }

  @Test func `is brought up to date once, step by step`() async throws {
    try await withPool { pool in
      try await migrations([Self.first]).run(on: pool)
      #expect(try await notes(pool) == ["first"])
      for _ in 0..<2 { try await migrations([Self.first, Self.second]).run(on: pool) }
      #expect(try await notes(pool) == ["first", "second"])
    }
  }

  @Test func `is made once by servers that start at the same time`() async throws {
    try await withPool { pool in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<6 {
          group.addTask { try await migrations([Self.first, Self.second]).run(on: pool) }
        }
        try await group.waitForAll()
      }
      #expect(try await notes(pool) == ["first", "second"])
    }
  }

  @Test func `is waited for by a server whose statements wait no longer for others`() async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url))
      let options = (url.contains("?") ? "&" : "?") + "options=-c%20lock_timeout%3D1ms"
      let impatient = PostgreSQLPool(try PostgreSQLAddress(url + options))
      let (begun, begins) = AsyncStream.makeStream(of: Void.self)
      let first = Task {
        try await migrations([
          Self.first,
          { db in
            begins.yield()
            try await db.query("SELECT pg_sleep(0.3)")
          },
        ]).run(on: pool)
      }
      for await _ in begun { break }
      try await migrations([Self.first, { _ in }]).run(on: impatient)
      try await first.value
      #expect(try await notes(pool) == ["first"])
      await pool.close()
      await impatient.close()
    }
  }

  @Test func `stays as it was when a step fails`() async throws {
    struct Failure: Error {}
    try await withPool { pool in
      try await migrations([Self.first]).run(on: pool)
      await #expect(throws: Failure.self) {
        try await migrations([Self.first, Self.second, { _ in throw Failure() }]).run(on: pool)
      }
      #expect(try await notes(pool) == ["first"])
    }
  }

  @Test func `is refused, and left alone, when a newer program has changed it`() async throws {
    try await withPool { pool in
      try await migrations([Self.first, Self.second]).run(on: pool)
      let error = await #expect(throws: PostgreSQLError.self) {
        try await migrations([Self.first]).run(on: pool)
      }
      #expect(error == .newerSchema(name: "tried", version: 2, known: 1))
      #expect(error.map { "\($0)".contains("newer version of the program") } == true)
      #expect(try await notes(pool) == ["first", "second"])
    }
  }

  @Test func `to which a newer program has added goes on to serve an older one`() async throws {
    try await withPool { pool in
      try await migrations([Self.first]).run(on: pool)
      try await pool.use { db in
        let read = "SELECT words FROM tried.notes"
        #expect(try await db.query(read).count == 1)
        try await migrations([
          Self.first, { try await $0.query("ALTER TABLE tried.notes ADD COLUMN author text") },
        ]).run(on: pool)
        try await db.query("INSERT INTO tried.notes (words) VALUES ('second')")
        #expect(try await db.query(read).count == 2)
      }
    }
  }

  @Test func `is made from the beginning if its stored version is negative`() async throws {
    try await withPool { pool in
      try await migrations([]).run(on: pool)
      try await pool.use { db in
        try await db.query("INSERT INTO tried.migrations (version) VALUES (-3)")
      }
      try await migrations([Self.first, Self.second]).run(on: pool)
      #expect(try await notes(pool) == ["first", "second"])
    }
  }

  private func migrations(
    _ steps: [PostgreSQLMigrations.Migration]
  ) -> PostgreSQLMigrations {
    PostgreSQLMigrations(schema: "tried", steps)
  }

  private func notes(_ pool: PostgreSQLPool) async throws -> [String] {
    try await pool.use { db in
      try await db.query("SELECT words FROM tried.notes ORDER BY words").rows
        .map { try $0.text("words") }
    }
  }

  private func withPool(_ body: (PostgreSQLPool) async throws -> Void) async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url))
      try await body(pool)
      await pool.close()
    }
  }
}
