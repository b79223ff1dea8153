internal import Foundation
package import GRDB
package import Groups

/// The configuration to open a database of groups and people and migrate it to this version of the
/// app.
package struct DatabaseOpening: Sendable {
  /// The location of a database.
  package enum Place: Sendable {
    case file(String)
    case memory
  }

  package let place: Place
  package let busyTimeout: Duration
  package let seed: GroupSeed
  /// A closure that is called with each new connection before it is used.
  package let prepare: @Sendable (Database) throws -> Void

  package init(
    place: Place, busyTimeout: Duration, seed: GroupSeed,
    prepare: @escaping @Sendable (Database) throws -> Void = { _ in }
  ) {
    self.place = place
    self.busyTimeout = busyTimeout
    self.seed = seed
    self.prepare = prepare
  }

  /// Opens the database on the calling thread. Waits for at most twice `busyTimeout`.
  package func open() throws -> OpenDatabase {
    switch place {
    case .memory:
      let queue = try DatabaseQueue(configuration: configuration)
      try schema.bringUpToDate(queue)
      return try OpenDatabase(queue, refusal: nil)
    case .file(let path):
      return try openFile(at: try absolute(path))
    }
  }

  /// The files that are written when something is stored: the database and its log; `nil` in memory.
  var files: [String]? { if case .file(let path) = place { [path, path + "-wal"] } else { nil } }

  /// Returns whether the error may come from the connections.
  package func mustReopen(after error: any Error) -> Bool {
    guard files != nil, !(error is CommunityInsertError) else { return false }
    return switch GroupRepositoryError(error) {
    case .readOnly, .diskFull, .corrupt, .unavailable: true
    case .notFound, .nameTaken, .changed, .runChanged, .moved, .invalidName, .locked, .newerVersion,
      .cancelled:
      false
    }
  }

  private var schema: CommunitySchema { CommunitySchema(seed: seed) }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    // NB: GRDB's busy mode does not reach a pool's readers; this does.
    let milliseconds = Int(max(0, min(busyTimeout / .milliseconds(1), 1e9)))
    configuration.prepareDatabase { [prepare] db in
      // NB: SQLite's default cache of 2 MB does not hold the order of 100,000 people.
      try db.execute(sql: "PRAGMA busy_timeout = \(milliseconds); PRAGMA cache_size = -32000")
      try prepare(db)
    }
    return configuration
  }

  private func absolute(_ path: String) throws -> String {
    guard !path.isEmpty, !path.contains("\0") else {
      throw GroupRepositoryError.unavailable(detail: "the path of the database is empty or broken")
    }
    return URL(fileURLWithPath: path).path
  }

  private func openFile(at path: String) throws -> OpenDatabase {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    let state = try stateOfFile(at: path)
    do {
      return try OpenDatabase(openPoolWhenFree(at: path), path: path, refusal: nil)
    } catch let error as DatabaseError where state == .current && error.leavesReading {
      // NB: opening a pool writes; a read-only queue can still read the contents.
      var configuration = configuration
      configuration.readonly = true
      return try OpenDatabase(
        DatabaseQueue(path: path, configuration: configuration), path: path,
        refusal: GroupRepositoryError(error))
    }
  }

  // NB: SQLite does not wait when a new database is switched to its log, however long its timeout.
  private func openPoolWhenFree(at path: String) throws -> DatabasePool {
    let deadline = ContinuousClock.now + busyTimeout
    while true {
      do {
        return try openPool(at: path)
      } catch let error as DatabaseError
        where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < deadline
      {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  private func openPool(at path: String) throws -> DatabasePool {
    let pool = try DatabasePool(path: path, configuration: configuration)
    // NB: GRDB sets NORMAL, with which a power cut can undo a change already accepted.
    try pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
    }
    try schema.bringUpToDate(pool)
    return pool
  }

  // NB: inspected before the file is opened for good, because that alone changes it: a file of
  // another program must stay as it was.
  private func stateOfFile(at path: String) throws -> CommunitySchema.State {
    guard FileManager.default.fileExists(atPath: path) else { return .outdated }
    let state = try DatabaseQueue(path: path, configuration: configuration).read(schema.state)
    switch state {
    case .current, .outdated: return state
    case .newer: throw GroupRepositoryError.newerVersion
    case .foreign:
      let name = URL(fileURLWithPath: path).lastPathComponent
      throw GroupRepositoryError.unavailable(detail: "\(name) is the database of another program")
    }
  }
}

extension DatabaseError {
  fileprivate var leavesReading: Bool {
    resultCode == .SQLITE_READONLY || resultCode == .SQLITE_FULL
  }
}
