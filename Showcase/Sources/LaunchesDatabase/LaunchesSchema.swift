import Foundation
import GRDB

/// The tables of launches, and how a file is known to be ours.
enum LaunchesSchema {
  /// The number in a file's header that says that it is ours: "CalL".
  static let applicationID: Int32 = 0x4361_6C4C
  /// What the tables are called in this version of the app.
  private static let version = 1

  /// Whether the tables may be made here.
  static func isOursOrEmpty(_ db: Database) throws -> Bool {
    try isOurs(db) || Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
  }

  /// Whether a file says that it is ours, read without SQLite, since it may be damaged.
  static func isOurs(fileAt path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    guard let header = try? file.read(upToCount: 72), header.count == 72,
      header.starts(with: Data("SQLite format 3\0".utf8))
    else { return false }
    // NB: the format has the number here, its highest byte first.
    return header.dropFirst(68).reduce(0) { $0 << 8 | Int32($1) } == applicationID
  }

  /// Makes the tables anew unless they are of this version.
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
