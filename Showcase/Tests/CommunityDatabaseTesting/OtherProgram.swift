internal import GRDB

/// Another program that has the same database open.
package struct OtherProgram: Sendable {
  private let connection: DatabaseQueue

  package init(path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    // NB: the app, or another program, may still be closing the file.
    configuration.busyMode = .timeout(60)
    connection = try DatabaseQueue(path: path, configuration: configuration)
  }

  package func run(_ sql: String) async throws {
    try await connection.writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  /// Returns the first value of the first row of a query's result, as text.
  package func text(_ sql: String) async throws -> String? {
    try await connection.read { try String.fetchOne($0, sql: sql) }
  }
}
