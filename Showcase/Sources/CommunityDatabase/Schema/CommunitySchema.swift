package import GRDB
package import Groups

/// The tables, and the migrations from any earlier version to this one.
package struct CommunitySchema: Sendable {
  /// The relation of a database to this version of the app.
  package enum State: Sendable {
    /// The database can be used as it is.
    case current
    /// The database is empty or of an earlier version.
    case outdated
    /// The database is of a later version.
    case newer
    /// The database has tables of another program.
    case foreign
  }

  /// The number in a file's header that marks it as ours: "CalG".
  package static let applicationID: Int32 = 0x4361_6C47

  /// The migrations, oldest first. Once released, a migration must never change its effect on
  /// stored data.
  package let migrator: DatabaseMigrator

  /// Creates the schema. A new database starts with `seed`.
  package init(seed: GroupSeed) {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 groups and people") { db in try db.createGroupsAndPeople() }
    migrator.registerMigration("2 names are unique") { db in try db.makeNamesUnique() }
    migrator.registerMigration("3 categories and order") { db in try db.addCategoriesAndKeys() }
    migrator.registerMigration("4 photos and documents") { db in
      try db.createPhotosAndDocuments()
    }
    migrator.registerMigration("5 descriptions, pictures and runs") { db in
      try db.createDescriptionsPicturesAndRuns()
    }
    // NB: always the last, and in one transaction: a process can be killed between two migrations,
    // and another one may continue.
    migrator.registerMigration("seed") { db in if try db.isUnused() { try db.insert(seed) } }
    self.migrator = migrator
  }

  package func state(_ db: Database) throws -> State {
    try fixSnapshot(of: db)
    if try migrator.hasBeenSuperseded(db) { return try isOurs(db) ? .newer : .foreign }
    if try migrator.hasCompletedMigrations(db) { return try isOurs(db) ? .current : .foreign }
    return try isOurs(db) || isEmpty(db) ? .outdated : .foreign
  }

  /// Runs the missing migrations, each of them whole or not at all.
  package func bringUpToDate(_ writer: any DatabaseWriter) throws {
    while true {
      let before = try writer.read(applied)
      do {
        return try migrator.migrate(writer)
      } catch {
        // NB: another process may have run the same migration first.
        let after = try writer.read(applied)
        guard after.count > before.count else { throw error }
      }
    }
  }

  private func applied(_ db: Database) throws -> Set<String> {
    try fixSnapshot(of: db)
    return try migrator.appliedIdentifiers(db)
  }

  // NB: a transaction sees the state at its first query that succeeds. The migrator's first query
  // fails on a new database, and its second may see the work of another process.
  private func fixSnapshot(of db: Database) throws {
    _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master")
  }

  private func isOurs(_ db: Database) throws -> Bool {
    try Int32.fetchOne(db, sql: "PRAGMA application_id") == Self.applicationID
  }

  private func isEmpty(_ db: Database) throws -> Bool {
    try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM sqlite_master
        WHERE name NOT LIKE 'grdb\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        """) == 0
  }
}
