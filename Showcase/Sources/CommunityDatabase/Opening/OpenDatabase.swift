package import GRDB
package import Groups

/// A database that is open for reading, and mostly for writing.
package struct OpenDatabase: Sendable {
  /// Its connections.
  package let connections: any DatabaseWriter
  /// Why it cannot be written, if it cannot.
  package let refusal: GroupRepositoryError?
  /// The ``version()`` before anything was read.
  let firstVersion: Int

  init(_ connections: any DatabaseWriter, refusal: GroupRepositoryError?) throws {
    self.connections = connections
    self.refusal = refusal
    firstVersion = try connections.writeWithoutTransaction(Self.version)
  }

  /// A number that changes when another process stores something, and not when this one does.
  ///
  /// NB: asked of the connection that writes, because to every other connection this process's own
  /// changes are foreign ones.
  func version() async throws -> Int {
    try await connections.writeWithoutTransaction { db in try Self.version(db) }
  }

  private static func version(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
  }
}
