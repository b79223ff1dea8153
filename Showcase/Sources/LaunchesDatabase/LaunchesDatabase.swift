import Dispatch
import Foundation
import GRDB
import Launches

/// A SQLite database of launches. It is a cache: a file of ours that is damaged or of another
/// version is emptied and filled again; a file of another program is left as it is and causes an
/// error.
///
/// Creating one touches no file and cannot fail. The file is created at the first call; after a
/// failed call, the next starts from the beginning. All input and output happens off the caller's
/// thread.
public final class LaunchesDatabase: Sendable {
  private let path: String?
  // NB: reached on the queue only.
  private nonisolated(unsafe) var opened: DatabaseQueue?
  private let queue = DispatchQueue(label: "calcot.showcase.launches")

  /// Creates a database in the file at `path`, which is created with its folder when it is first
  /// used.
  public init(path: String) { self.path = path }

  private init() { path = nil }

  /// Returns a database in memory, which lasts as long as the object.
  public static func inMemory() -> LaunchesDatabase { LaunchesDatabase() }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LaunchesStoreError) -> Value {
    try await use { try $0.read(body) }
  }

  func write(
    _ body: @escaping @Sendable (Database) throws -> Void
  ) async throws(LaunchesStoreError) {
    try await use { try $0.write(body) }
  }

  // NB: opening and writing wait for disks and locks, which must block none of the threads that
  // tasks share.
  private func use<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseQueue) throws -> Value
  ) async throws(LaunchesStoreError) -> Value {
    guard !Task.isCancelled else { throw .cancelled }
    let result = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: Result { try self.perform(body) })
      }
    }
    do {
      return try result.get()
    } catch {
      throw .unavailable(error.localizedDescription)
    }
  }

  private func perform<Value>(_ body: (DatabaseQueue) throws -> Value) throws -> Value {
    do {
      return try body(connection())
    } catch let error as DatabaseError where error.isDamage {
      guard let path else { throw error }
      guard LaunchesSchema.isOurs(fileAt: path) else { throw ForeignFile(path: path) }
      try discard(path)
      return try body(connection())
    }
  }

  private func connection() throws -> DatabaseQueue {
    if let opened { return opened }
    let connection = try path.map(open) ?? DatabaseQueue()
    try connection.write { db in
      guard try LaunchesSchema.isOursOrEmpty(db) else { throw ForeignFile(path: path ?? "") }
      try LaunchesSchema.bringUpToDate(db)
    }
    opened = connection
    return connection
  }

  private func open(_ path: String) throws -> DatabaseQueue {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Removes a damaged file to make room for a new one.
  private func discard(_ path: String) throws {
    try? opened?.close()
    opened = nil
    try FileManager.default.removeItem(atPath: path)
    for suffix in ["-journal", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }
}

extension DatabaseError {
  /// A Boolean value that indicates whether the error means that SQLite cannot read the file.
  fileprivate var isDamage: Bool { [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(resultCode) }
}

/// An error about a file of another app.
private struct ForeignFile: LocalizedError {
  let path: String

  var errorDescription: String? {
    "\(path) is no file of launches, and was left as it is: move it away, or give another path"
  }
}
