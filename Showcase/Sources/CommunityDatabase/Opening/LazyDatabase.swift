internal import Dispatch
package import GRDB
internal import Groups

/// A database that is opened when it is first used, and again after an error that may have come
/// from its connections; callers that come while it is being opened share it.
@MainActor
package final class LazyDatabase {
  private let opening: DatabaseOpening
  private let queue = DispatchQueue(label: "calcot.showcase.community.opening")
  private var opened: Task<OpenDatabase, any Error>?
  /// The first that could be opened.
  private var first: Task<OpenDatabase, any Error>?
  private var seen: (database: Task<OpenDatabase, any Error>, version: Int)?

  /// Whether another process can have the database open too.
  var isShared: Bool { opening.isShared }

  init(_ opening: DatabaseOpening) { self.opening = opening }

  /// Reads in one transaction; ends early when the calling task is cancelled.
  package func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await use { try await $0.connections.read(fetch) }
  }

  /// Writes in one transaction, which is undone if `update` throws; a database that could not be
  /// written is opened anew first, as what hindered it may have gone.
  package func write<Value: Sendable>(
    _ update: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    if let current = opened, (try? await current.value)?.refusal != nil { forget(current) }
    return try await use { database in
      if let refusal = database.refusal { throw refusal }
      return try await database.connections.write(update)
    }
  }

  /// Whether another process has stored anything since the last call, or since the database was
  /// opened. After the database was opened anew this is true once, as nobody knows what happened
  /// in between. False when it cannot be found out.
  func hasForeignChange() async -> Bool {
    guard let current = opened, let database = try? await current.value,
      let version = try? await database.version()
    else { return false }
    defer { seen = (current, version) }
    guard let seen else { return first != current || version != database.firstVersion }
    return seen.database != current || seen.version != version
  }

  /// Closes the database, if it is open; the next use opens it again.
  func close() async {
    guard let current = opened else { return }
    forget(current)
    guard let database = try? await current.value else { return }
    await withCheckedContinuation { continuation in
      queue.async {
        // NB: SQLite puts everything into one file when the last connection closes, if it can write.
        (database.connections as? DatabasePool)?.releaseMemory()
        // What cannot be closed now is closed with the process; nothing that was stored is lost.
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

  // NB: opening waits for locks and disks, so it must neither block the main actor nor one of
  // the few threads that all tasks share.
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
