package import GRDB
package import Groups

/// A database that is open for reading, and usually for writing.
package struct OpenDatabase: Sendable {
  package let connections: any DatabaseWriter
  /// The reason why the database cannot be written, if it cannot.
  package let refusal: GroupRepositoryError?
  /// The ``version()`` before the first read.
  let firstVersion: Int
  /// The file; `nil` for a database in memory.
  private let file: FileIdentity?

  init(
    _ connections: any DatabaseWriter, path: String? = nil, refusal: GroupRepositoryError?
  ) throws {
    self.connections = connections
    self.refusal = refusal
    file = path.flatMap { FileIdentity(path: $0) }
    firstVersion = try connections.writeWithoutTransaction(Self.version)
  }

  /// Writes in one transaction.
  ///
  /// - Throws: An error as well if the file is no longer where it was: before the transaction, or
  ///   after it, so that no change is accepted that nobody will read.
  func write<Value: Sendable>(
    _ update: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try file?.check()
    let value = try await connections.write(update)
    try file?.check()
    return value
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
