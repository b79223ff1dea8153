import Foundation
import GRDB

/// The tables of launches, and the mark by which a file is recognized as ours.
enum LaunchesSchema {
  /// The number in a file's header that marks it as ours: "CalL".
  static let applicationID: Int32 = 0x4361_6C4C
  /// The version of the tables in this version of the app.
  private static let version = 1

  /// Returns whether the tables may be created in this database.
  static func isOursOrEmpty(_ db: Database) throws -> Bool {
    try isOurs(db) || Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
  }

  /// Returns whether a file is marked as ours, read without SQLite, since it may be damaged.
  static func isOurs(fileAt path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    guard let header = try? file.read(upToCount: 72), header.count == 72,
      header.starts(with: Data("SQLite format 3\0".utf8))
    else { return false }
    // NB: the format stores the number here in big-endian order.
    return header.dropFirst(68).reduce(0) { $0 << 8 | Int32($1) } == applicationID
  }

  /// Recreates the tables unless they are of this version.
  static func bringUpToDate(_ db: Database) throws {
    let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard try found != version || !isOurs(db) else { return }
    try db.execute(
      sql: """
        PRAGMA application_id = \(applicationID);
        DROP TABLE IF EXISTS launch;
        DROP TABLE IF EXISTS fetched;
        CREATE TABLE launch (
          id TEXT PRIMARY KEY NOT NULL, place INTEGER, mission TEXT NOT NULL, date TEXT NOT NULL,
          rocket TEXT NOT NULL, site TEXT NOT NULL, outcome TEXT NOT NULL, summary TEXT);
        CREATE TABLE fetched (
          what TEXT PRIMARY KEY NOT NULL, version TEXT, date DOUBLE NOT NULL);
        PRAGMA user_version = \(version)
        """)
  }

  private static func isOurs(_ db: Database) throws -> Bool {
    try Int32.fetchOne(db, sql: "PRAGMA application_id") == applicationID
  }
}
