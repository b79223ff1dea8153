#if PostgreSQL
  public import CalcotWeb
  internal import Foundation

  /// The sessions of a site in a PostgreSQL database, so that they survive their server.
  ///
  /// They are in a table that PostgreSQL does not log: a write costs little, and a crash of PostgreSQL
  /// itself, or a switch to its replica, loses them, but nothing else. Their times are the database's, so
  /// that the servers' clocks do not matter.
  public actor PostgreSQLSessions: SessionKeeping {
    private let pool: PostgreSQLPool
    /// The identity of this server process in the table.
    private let server = UUID().uuidString
    private var preparing: Task<Void, any Error>?

    /// Creates a store without connecting.
    public init(_ address: PostgreSQLAddress) { pool = PostgreSQLPool(address, most: 4) }

    public func keep(_ sessions: [KeptSession]) async throws -> Set<String> {
      try await prepare()
      var lost: Set<String> = []
      for part in Self.parts(of: sessions) { lost.formUnion(try await write(part)) }
      return lost
    }

    /// Returns the sessions in parts, each of which fits into one statement.
    static func parts(of sessions: [KeptSession]) -> [[KeptSession]] {
      var parts: [[KeptSession]] = []
      var bytes = 0
      for session in sessions {
        bytes += session.state.count
        if let count = parts.last?.count, count < 200, bytes < 8 * 1024 * 1024 {
          parts[parts.count - 1].append(session)
        } else {
          parts.append([session])
          bytes = session.state.count
        }
      }
      return parts
    }

    private func write(_ sessions: [KeptSession]) async throws -> Set<String> {
      let rows = try await pool.transaction { [server] db in
        try await db.query(
          """
          INSERT INTO calcot.sessions AS kept (id, owner, state, is_final, holder)
          SELECT id, owner, state, is_final = 1, $5
          FROM unnest($1, $2, $3, $4) AS new (id, owner, state, is_final)
          ON CONFLICT (id) DO UPDATE
          SET owner = excluded.owner, state = excluded.state, is_final = excluded.is_final,
            holder = excluded.holder, seen = now()
          WHERE kept.holder IN (excluded.holder, '-' || excluded.holder)
          RETURNING id
          """,
          [
            .texts(sessions.map(\.id)), .texts(sessions.map(\.owner)),
            .blobs(sessions.map { Data($0.state) }), .ints(sessions.map { $0.isFinal ? 1 : 0 }),
            .text(server),
          ])
      }
      return Set(sessions.map(\.id)).subtracting(try rows.rows.map { try $0.text("id") })
    }

    public func take(_ id: String, for owner: String) async throws -> TakenSession? {
      try await prepare()
      let rows = try await pool.transaction { [server] db in
        try await db.query(
          """
          WITH old AS (
            SELECT id, holder, is_final FROM calcot.sessions WHERE id = $1 AND owner = $2 FOR UPDATE)
          UPDATE calcot.sessions AS kept
          SET holder = CASE WHEN old.holder LIKE '-%' THEN '-' || $3 ELSE $3 END,
            is_final = false, seen = now()
          FROM old WHERE kept.id = old.id
          RETURNING kept.state, old.is_final AS was_final, old.holder = $3 AS is_own,
            old.holder LIKE '-%' AS has_ended
          """, [.text(id), .text(owner), .text(server)])
      }
      return try rows.first.flatMap { row in
        // NB: whoever has asked for it may begin another one under this name.
        guard try !row.bool("has_ended") else { return nil }
        return TakenSession(
          KeptSession(
            id: id, owner: owner, isFinal: try row.bool("was_final"),
            state: Array(try row.bytes("state"))), isOwn: try row.bool("is_own"))
      }
    }

    public func end(_ ids: [String]) async throws {
      try await prepare()
      try await pool.transaction { [server] db in
        // NB: a mark stays for some minutes, so that a server which had it before does not write it anew.
        _ = try await db.query(
          """
          UPDATE calcot.sessions SET state = '', is_final = false, holder = '-' || $2, seen = now()
          WHERE id = ANY ($1) AND holder = $2
          """,
          [.texts(ids), .text(server)])
      }
    }

    public func refresh(forgettingAfter time: Duration) async throws -> Int {
      try await prepare()
      let milliseconds = Int64(time / .milliseconds(1))
      return try await pool.transaction { [server] db in
        let held = try await db.query(
          "UPDATE calcot.sessions SET seen = now() WHERE holder = $1", [.text(server)])
        try await db.query(
          "DELETE FROM calcot.sessions WHERE seen < now() - $1 * interval '1 millisecond'",
          [.int(milliseconds)])
        return held.count
      }
    }

    /// Closes the connections.
    public func close() async { await pool.close() }

    /// Connects, and makes the table or brings it up to date. Everything else does so, too, if it is
    /// called first; call this before the server runs, so that a program that is too old ends instead.
    ///
    /// - Throws: ``PostgreSQLError/newerSchema(name:version:known:)`` if a newer version of the program
    ///   has changed the table, and any other ``PostgreSQLError``.
    public func prepare() async throws {
      let preparing = preparing ?? Task { [pool] in try await Self.migrations.run(on: pool) }
      self.preparing = preparing
      do { try await preparing.value } catch {
        if self.preparing == preparing { self.preparing = nil }
        throw error
      }
    }

    private static let migrations = PostgreSQLMigrations(
      schema: "calcot",
      [
        { db in
          // NB: sealed states cannot be compressed, and rows are updated in place where there is room.
          try await db.query(
            """
            CREATE UNLOGGED TABLE calcot.sessions (
              id text COLLATE "C" PRIMARY KEY,
              owner text NOT NULL,
              holder text NOT NULL,
              is_final boolean NOT NULL,
              state bytea NOT NULL,
              seen timestamptz NOT NULL DEFAULT now())
            WITH (fillfactor = 50)
            """)
          try await db.query(
            "ALTER TABLE calcot.sessions ALTER COLUMN state SET STORAGE EXTERNAL")
          try await db.query("CREATE INDEX sessions_by_holder ON calcot.sessions (holder)")
        }
      ])
  }
#endif
