#if PostgreSQL
  /// The versions of a database's schema, and the migrations that lead from each version to the
  /// next.
  ///
  /// The missing migrations run in one transaction, under a lock that all servers of the database
  /// take. So they run once, even if several servers start at the same time: the others wait for as long
  /// as a statement may take (`statement_timeout`, 30 seconds unless the address says otherwise).
  public struct PostgreSQLMigrations: Sendable {
    /// A closure that changes the schema from one version to the next. Never change its effect once
    /// it has been released.
    public typealias Migration = @Sendable (PostgreSQLConnection) async throws -> Void

    /// The name of the schema. NB: it becomes part of SQL statements, so it must come from the
    /// program's source.
    private let schema: StaticString
    private let steps: [Migration]

    /// Creates the versions of a schema; the first step leads from nothing to version 1.
    public init(schema: StaticString, _ steps: [Migration]) {
      self.schema = schema
      self.steps = steps
    }

    /// Brings the schema up to date.
    ///
    /// - Throws: ``PostgreSQLError/newerSchema(name:version:known:)`` if a newer version of the
    ///   program has changed it; then nothing is changed.
    public func run(on pool: PostgreSQLPool) async throws {
      try await pool.transaction { db in
        // NB: who has the lock may take longer than a statement waits for others' locks.
        try await db.run("SET LOCAL lock_timeout = 0")
        try await db.query("SELECT pg_advisory_xact_lock(hashtext($1))", [.text("\(schema)")])
        try await db.run("SET LOCAL lock_timeout TO DEFAULT")
        let version = try await version(db)
        guard version <= steps.count else {
          throw PostgreSQLError.newerSchema(
            name: "\(schema)", version: version, known: steps.count)
        }
        for (index, step) in steps.enumerated().dropFirst(max(version, 0)) {
          try await step(db)
          try await db.query(
            "INSERT INTO \(schema).migrations (version) VALUES ($1)", [.int(index + 1)])
        }
      }
    }

    /// Returns the version of the schema in the database; creates the table with the versions if it
    /// is missing.
    private func version(_ db: PostgreSQLConnection) async throws -> Int {
      let found = try await db.query(
        "SELECT to_regclass($1) IS NOT NULL AS is_there", [.text("\(schema).migrations")]
      ).first
      // NB: not "IF NOT EXISTS", for which a user needs the right to make one also where there is one.
      if try found?.bool("is_there") != true {
        try await db.query("CREATE SCHEMA \(schema)")
        try await db.query(
          """
          CREATE TABLE \(schema).migrations (
            version bigint PRIMARY KEY, done timestamptz NOT NULL DEFAULT now())
          """)
      }
      let row = try await db.query(
        "SELECT coalesce(max(version), 0) AS version FROM \(schema).migrations"
      ).first
      return Int(try row?.int("version") ?? 0)
    }
  }
#endif
