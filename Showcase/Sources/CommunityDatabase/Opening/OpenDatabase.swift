package import GRDB
package import Groups

/// A database that is open for reading, and usually for writing.
package struct OpenDatabase: Sendable {
  /// The connections.
  package let connections: any DatabaseWriter
  /// The reason why the database cannot be written, if it cannot.
  package let refusal: GroupRepositoryError?
  /// The ``version()`` before the first read.
  let firstVersion: Int

  init(_ connections: any DatabaseWriter, refusal: GroupRepositoryError?) throws {
    self.connections = connections
    self.refusal = refusal
    firstVersion = try connections.writeWithoutTransaction(Self.version)
  }

  /// Returns a number that changes when another process stores something, but not when this one
  /// does.
  ///
  /// NB: queried on the writing connection, because to every other connection this process's own
  /// changes are foreign.
  func version() async throws -> Int {
    try await connections.writeWithoutTransaction { db in try Self.version(db) }
  }

  private static func version(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
  }
}
