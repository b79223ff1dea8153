internal import Dispatch
package import GRDB
internal import Groups

/// A database that is opened when it is first used, and reopened after an error that may come from
/// its connections. Callers that arrive during the opening share it.
@MainActor
package final class LazyDatabase {
  private let opening: DatabaseOpening
  private let queue = DispatchQueue(label: "calcot.showcase.community.opening")
  private var opened: Task<OpenDatabase, any Error>?
  /// The first successful opening.
  private var first: Task<OpenDatabase, any Error>?
  /// The opening that ``didOpen`` was called with last.
  private var told: Task<OpenDatabase, any Error>?
  private var seen: (database: Task<OpenDatabase, any Error>, version: Int)?

  /// A closure that is called each time the database has been opened from a file, with the files that
  /// are written when something is stored.
  var didOpen: ([String]) -> Void = { _ in }

  init(_ opening: DatabaseOpening) { self.opening = opening }

  /// Reads in one transaction. Ends early if the calling task is cancelled.
  package func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await use { try await $0.connections.read(fetch) }
  }

  /// Writes in one transaction, which is rolled back if `update` throws. A database that could not
  /// be written is reopened first, as the cause may be gone.
  package func write<Value: Sendable>(
    _ update: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    if let current = opened, (try? await current.value)?.refusal != nil { forget(current) }
    return try await use { database in
      if let refusal = database.refusal { throw refusal }
      return try await database.write(update)
    }
  }

  /// Returns whether another process has stored anything since the last call, or since the database
  /// was opened. After a reopening it returns true once, as changes in between are unknown. Returns
  /// false if the check fails.
  func hasForeignChange() async -> Bool {
    guard let current = opened, let database = try? await current.value,
      let version = try? await database.version()
    else { return false }
    defer { seen = (current, version) }
    guard let seen else { return first != current || version != database.firstVersion }
    return seen.database != current || seen.version != version
  }

  /// Closes the database if it is open. The next use reopens it.
  func close() async {
    guard let current = opened else { return }
    forget(current)
    guard let database = try? await current.value else { return }
    await withCheckedContinuation { continuation in
      queue.async {
        // NB: SQLite merges everything into one file when the last connection closes, if it can
        // write.
        (database.connections as? DatabasePool)?.releaseMemory()
        // A connection that cannot be closed now is closed with the process; no stored data is
        // lost.
        try? database.connections.close()
        continuation.resume()
      }
    }
  }

  private func use<Value: Sendable>(
    _ body: (OpenDatabase) async throws -> Value
  ) async throws -> Value {
    let current = opened ?? open()
    opened = current
    let database: OpenDatabase
    do {
      database = try await current.value
      first = first ?? current
      tellOfOpening(current)
    } catch {
      forget(current)
      throw error
    }
    do {
      return try await body(database)
    } catch {
      if opening.mustReopen(after: error) { forget(current) }
      throw error
    }
  }

  private func tellOfOpening(_ current: Task<OpenDatabase, any Error>) {
    guard opened == current, told != current else { return }
    told = current
    if let files = opening.files { didOpen(files) }
  }

  // NB: opening waits for locks and disks, so it must neither block the main actor nor one of the
  // few threads that all tasks share.
  private func open() -> Task<OpenDatabase, any Error> {
    Task { [opening, queue] in
      try await withCheckedThrowingContinuation { continuation in
        queue.async {
          continuation.resume(with: Result { try opening.open() })
        }
      }
    }
  }

  private func forget(_ task: Task<OpenDatabase, any Error>) {
    if opened == task { opened = nil }
  }
}
