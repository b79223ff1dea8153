import GRDB

/// Another program that has the same database open.
struct OtherProgram {
  private let connection: DatabaseQueue

  init(path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    connection = try DatabaseQueue(path: path, configuration: configuration)
  }

  func run(_ sql: String) async throws {
    try await connection.writeWithoutTransaction { try $0.execute(sql: sql) }
  }
}
