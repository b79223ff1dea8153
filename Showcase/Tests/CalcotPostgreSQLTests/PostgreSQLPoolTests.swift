import CalcotPostgreSQL
import Foundation
import PostgreSQLTesting
import Synchronization
import Testing

@Suite(
  "Connections that are shared",
  .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
  .timeLimit(.minutes(20)))
struct PostgreSQLPoolTests {
  @Test func `are never more than allowed, and serve everybody`() async throws {
    try await withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url), most: 3)
      let pids = try await withThrowingTaskGroup(of: Int64.self) { group in
        for _ in 0..<50 {
          group.addTask {
            try await pool.transaction { db in
              try await db.query("SELECT pg_backend_pid() AS id").first?.int("id") ?? 0
            }
          }
        }
        return try await group.reduce(into: Set<Int64>()) { $0.insert($1) }
      }
      #expect((1...3).contains(pids.count))
      await pool.close()
    }
  }

  @Test func `are passed on to whoever has waited longest, however many come again and again`()
    async throws
  {
    try await withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url), most: 2)
      let load = Load()
      await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<10 {
          group.addTask {
            while !load.isDone.withLock({ $0 }) {
              try await pool.use { _ in load.uses.withLock { $0 += 1 } }
            }
          }
        }
        var passed: [Int] = []
        for _ in 0..<100 {
          let before = load.uses.withLock { $0 }
          try? await pool.use { _ in }
          passed.append(load.uses.withLock { $0 } - before)
        }
        // NB: ten others and two connections, so that eight are served while one waits, or a few more. Not of
        // all, because a busy machine may halt this task between the count and its place in the queue.
        let served = passed.sorted()[10...90]
        #expect(served.allSatisfy { (8...16).contains($0) }, "\(served)")
        load.isDone.withLock { $0 = true }
      }
      await pool.close()
    }
  }

  @Test func `roll a transaction back if its body throws`() async throws {
    struct Stop: Error {}
    try await withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url))
      try await pool.use { _ = try await $0.query("CREATE TABLE t (n bigint)") }
      await #expect(throws: Stop.self) {
        try await pool.transaction { db in
          try await db.query("INSERT INTO t VALUES (1)")
          throw Stop()
        }
      }
      let count = try await pool.use { try await $0.query("SELECT * FROM t").count }
      #expect(count == 0)
      await pool.close()
    }
  }

  @Test func `do not take a transaction for committed that the server has taken back`()
    async throws
  {
    try await withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url))
      try await pool.use { _ = try await $0.query("CREATE TABLE t (n bigint PRIMARY KEY)") }
      let error = await #expect(throws: PostgreSQLError.self) {
        try await pool.transaction { db in
          try await db.query("INSERT INTO t VALUES (1)")
          _ = try? await db.query("INSERT INTO t VALUES (1)")
        }
      }
      guard case .refused(let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.state == .inFailedTransaction)
      let count = try await pool.transaction { try await $0.query("SELECT * FROM t").count }
      #expect(count == 0)
      await pool.close()
    }
  }

  @Test func `are made anew after the server has closed them`() async throws {
    let server = try await PostgreSQLTestServer.running()
    try await withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url))
      let own = try await pool.use {
        try await $0.query("SELECT pg_backend_pid() AS id").first?.int("id") ?? 0
      }
      try await server.administer("SELECT pg_terminate_backend(\(own), 600000)")
      let next = try await pool.transaction {
        try await $0.query("SELECT pg_backend_pid() AS id").first?.int("id") ?? 0
      }
      #expect(next != own)
      await pool.close()
    }
  }

  @Test func `refuse a transaction at most once after a newer program has added to the schema`()
    async throws
  {
    try await withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url), most: 1)
      let read = { @Sendable in
        try await pool.transaction { try await $0.query("SELECT * FROM notes").count }
      }
      try await pool.use { try await $0.query("CREATE TABLE notes (words text)") }
      #expect(try await read() == 0)
      let newer = PostgreSQLPool(try PostgreSQLAddress(url), most: 1)
      try await newer.use { try await $0.query("ALTER TABLE notes ADD COLUMN author text") }
      await newer.close()
      let error = await #expect(throws: PostgreSQLError.self) { _ = try await read() }
      #expect(error?.isOfConnection == true)
      #expect(try await read() == 0)
      await pool.close()
    }
  }

  @Test func `let a task that waits for one give up`() async throws {
    try await withDatabase { url in
      let pool = PostgreSQLPool(try PostgreSQLAddress(url), most: 1)
      let (leaves, leave) = AsyncStream.makeStream(of: Void.self)
      let (holds, held) = AsyncStream.makeStream(of: Void.self)
      let holder = Task {
        try await pool.use { _ in
          held.yield()
          for await _ in leaves { break }
        }
      }
      for await _ in holds { break }
      let waiting = Task { try await pool.use { _ in true } }
      waiting.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
      leave.yield()
      try await holder.value
      #expect(try await pool.use { _ in true })
      await pool.close()
    }
  }

  @Test func `let a caller wait for one no longer than allowed`() async throws {
    try await withDatabase { url in
      let pool = PostgreSQLPool(
        try PostgreSQLAddress(url), most: 1, longestTurn: .milliseconds(1))
      try await pool.use { _ in
        let error = await #expect(throws: PostgreSQLError.self) { try await pool.use { _ in } }
        #expect(error?.isOfConnection == true)
      }
      #expect(try await pool.use { _ in true })
      await pool.close()
    }
  }

  private func withDatabase(_ body: (String) async throws -> Void) async throws {
    try await PostgreSQLTestServer.running().withDatabase(body)
  }
}

/// How often connections have been used, until nobody shall any more.
private final class Load: Sendable {
  let uses = Mutex(0)
  let isDone = Mutex(false)
}
