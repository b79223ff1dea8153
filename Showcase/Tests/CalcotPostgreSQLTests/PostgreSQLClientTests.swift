import CalcotPostgreSQL
import Foundation
import PostgreSQLTesting
import Testing

@Suite(
  "A connection to PostgreSQL",
  .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
  .timeLimit(.minutes(20)))
struct PostgreSQLClientTests {
  @Test func `returns values as they were given, whatever is in them`() async throws {
    try await withPool { pool in
      try await pool.use { db in
        let bytes = Data((0...255).map { UInt8($0) })
        let text = "'; DROP TABLE x; -- \\ \"皇居\" 🏔️\n"
        let row = try #require(
          try await db.query(
            """
            SELECT $1 AS number, $2 AS words, $3 AS bytes, $4 AS truth, $5::bigint AS nothing,
              $6::bytea AS empty, $7 AS none
            """,
            [
              .int(Int64.min), .text(text), .bytes(bytes), .bool(true), .null(.int),
              .bytes(Data()), .text(""),
            ]
          ).first)
        #expect(try row.int("number") == .min)
        #expect(try row.text("words") == text)
        #expect(try row.bytes("bytes") == bytes)
        #expect(try row.bool("truth"))
        #expect(try row.optionalBytes("nothing") == nil)
        #expect(try row.bytes("empty") == Data())
        #expect(try row.text("none") == "")
        #expect(throws: PostgreSQLError.badColumn("words")) { try row.int("words") }
        #expect(throws: PostgreSQLError.badColumn("other")) { try row.text("other") }
      }
    }
  }

  @Test func `takes lists as one value`() async throws {
    try await withPool { pool in
      try await pool.use { db in
        let rows = try await db.query(
          "SELECT * FROM unnest($1, $2, $3) AS t (number, words, bytes)",
          [.ints([1, -2]), .texts(["a,{\"", ""]), .blobs([Data([0]), Data()])])
        #expect(try rows.rows.map { try $0.int("number") } == [1, -2])
        #expect(try rows.rows.map { try $0.text("words") } == ["a,{\"", ""])
        #expect(try rows.rows.map { try $0.bytes("bytes") } == [Data([0]), Data()])
        let none = try await db.query("SELECT 1 WHERE 1 = ANY ($1)", [.ints([])])
        #expect(none.rows.isEmpty)
      }
    }
  }

  @Test func `says why a statement is refused, and goes on`() async throws {
    try await withPool { pool in
      try await pool.use { db in
        try await db.query("CREATE TABLE once (id bigint CONSTRAINT lone PRIMARY KEY)")
        try await db.query("INSERT INTO once VALUES ($1)", [.int(1)])
        let error = await #expect(throws: PostgreSQLError.self) {
          try await db.query("INSERT INTO once VALUES ($1)", [.int(1)])
        }
        guard case .refused(let reason) = error else { return #expect(Bool(false), "\(error)") }
        #expect(reason.state == .uniqueViolation)
        #expect(reason.constraint == "lone")
        #expect(error?.isOfConnection == false)
        #expect(try await db.query("SELECT id FROM once").count == 1)
      }
    }
  }

  @Test(arguments: ["COPY copied FROM STDIN", "COPY copied TO STDOUT"])
  func `refuses to copy, and makes another connection`(_ sql: String) async throws {
    try await withPool { pool in
      try await pool.use { try await $0.query("CREATE TABLE copied (id bigint)") }
      let error = await #expect(throws: PostgreSQLError.self) {
        try await pool.use { try await $0.query(sql) }
      }
      #expect(error?.description.contains("COPY") == true && error?.isOfConnection == true)
      #expect(try await pool.use { try await $0.query("SELECT id FROM copied").count } == 0)
    }
  }

  @Test func `keeps no more than 500 statements, however many texts it is given`() async throws {
    try await withPool { pool in
      try await pool.use { db in
        let count = "SELECT count(*) AS n FROM pg_prepared_statements"
        try await db.query("BEGIN")
        for number in 1...600 {
          #expect(try await db.query("SELECT \(number) AS n").first?.int("n") == Int64(number))
        }
        try await db.query("COMMIT")
        let kept = try await db.query(count).first?.int("n") ?? 0
        #expect((1...500).contains(kept))
        #expect(try await db.query("SELECT 1 AS n").first?.int("n") == 1)
      }
    }
  }

  @Test func `sends and receives more than any buffer holds`() async throws {
    try await withPool { pool in
      try await pool.use { db in
        let bytes = Data(repeating: 7, count: 20_000_000)
        let row = try await db.query("SELECT $1 AS bytes", [.bytes(bytes)]).first
        #expect(try row?.bytes("bytes") == bytes)
      }
    }
  }

  @Test func `gives up a statement whose task is cancelled, and can be used again`() async throws {
    try await withPool { pool in
      let (starts, started) = AsyncStream.makeStream(of: Int64.self)
      let task = Task {
        try await pool.use { db in
          started.yield(try await db.query("SELECT pg_backend_pid() AS id").first?.int("id") ?? 0)
          try await db.query("SELECT pg_sleep(600)")
        }
      }
      for await _ in starts { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      let again = try await pool.use { try await $0.query("SELECT 1 AS one").first?.int("one") }
      #expect(again == 1)
    }
  }

  @Test func `gives up a cancelled statement, and connecting, if the server hangs`() async throws {
    let server = try await PostgreSQLTestServer.start()
    try await server.withDatabase { url in
      let db = try await PostgreSQLConnection.connect(to: try PostgreSQLAddress(url))
      let (starts, started) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        try await db.query("SELECT 1")
        started.yield()
        try await db.query("SELECT pg_sleep(600)")
      }
      for await _ in starts { break }
      try await server.tell(.freeze)
      task.cancel()
      await #expect(throws: (any Error).self) { try await task.value }
      #expect(await db.isOpen == false)
      await #expect(throws: PostgreSQLError.self) {
        _ = try await PostgreSQLConnection.connect(
          to: PostgreSQLAddress(url), within: .milliseconds(1))
      }
      try await server.tell(.thaw)
    }
  }

  @Test(arguments: [false, true])
  func `can be closed while somebody waits for a statement, or for notifications`(
    _ isListening: Bool
  ) async throws {
    let server = try await PostgreSQLTestServer.running()
    try await server.withDatabase { url in
      let db = try await PostgreSQLConnection.connect(to: try PostgreSQLAddress(url))
      try await db.query("LISTEN news")
      let (starts, started) = AsyncStream.makeStream(of: Void.self)
      let waiting = Task {
        started.yield()
        if isListening {
          _ = try await db.notifications()
        } else {
          try await db.query("SELECT pg_sleep(600)")
        }
      }
      for await _ in starts { break }
      // NB: the connection gets to it before all of these.
      for _ in 0..<1_000 { _ = await db.isOpen }
      await db.close()
      await #expect(throws: PostgreSQLError.self) { try await waiting.value }
      #expect(await db.isOpen == false)
    }
  }

  @Test func `holds no locks if its program hangs within a transaction`() async throws {
    try await withPool { pool in
      try await pool.use { hung in
        let limit = try await hung.query(
          "SELECT current_setting('idle_in_transaction_session_timeout') AS time")
        #expect(try limit.first?.text("time") == "30s")
        try await hung.query("CREATE TABLE held (id bigint)")
        try await hung.query("BEGIN")
        try await hung.query("LOCK TABLE held")
        try await hung.query("SET LOCAL idle_in_transaction_session_timeout = 1")
        let count = try await pool.use { try await $0.query("SELECT id FROM held").count }
        #expect(count == 0)
        let error = await #expect(throws: PostgreSQLError.self) {
          try await hung.query("SELECT id FROM held")
        }
        #expect(error?.isOfConnection == true)
      }
    }
  }

  @Test func `ends if the server does not answer a statement in its time`() async throws {
    let server = try await PostgreSQLTestServer.running()
    try await server.withDatabase { url in
      let db = try await PostgreSQLConnection.connect(
        to: try PostgreSQLAddress(url), longestWait: .milliseconds(1))
      let error = await #expect(throws: PostgreSQLError.self) {
        try await db.query("SELECT pg_sleep(600)")
      }
      #expect(error?.isOfConnection == true)
      #expect(await db.isOpen == false)
    }
  }

  private func withPool(_ body: (PostgreSQLPool) async throws -> Void) async throws {
    let server = try await PostgreSQLTestServer.running()
    try await server.withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url), most: 2)
      try await body(pool)
      await pool.close()
    }
  }
}
