internal import GRDB
public import Groups
public import People

/// A SQLite database of groups and people, which is opened at the first call.
///
/// ```swift
/// let database = CommunityDatabase(path: "groups.sqlite")
/// let groups = SQLiteGroupRepository(database)
/// let people = SQLitePeopleRepository(database)
/// ```
///
/// Creating one touches no file and cannot fail. While the file is locked, damaged or not writable,
/// each call throws an error; once the cause is gone, calls succeed again. All input and output
/// happens off the main actor; only one write is under way at a time.
///
/// From the first call on, until the object is deallocated, observers are notified that everything may
/// be different after another process, or another object on the same file, has stored something. The
/// system tells of writes to the file; where it does not, the database checks twice a second.
public final class CommunityDatabase: CommunityStore {
  let changes = CommunityChanges()
  package let connections: LazyDatabase
  private let clock: any Clock<Duration>
  private var look: ForeignLook?

  /// Creates a database at a path. The file and its folder are created when it is first used.
  ///
  /// - Parameters:
  ///   - path: The database's file; relative paths start at the current folder.
  ///   - busyTimeout: The time that a call waits for another program's write to end.
  ///   - seed: The contents of a new database; an existing one is left as it is.
  ///   - clock: The clock that times the pauses between checks for the changes of other processes.
  public convenience init(
    path: String, busyTimeout: Duration = .seconds(5), seed: GroupSeed = .community,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      DatabaseOpening(place: .file(path), busyTimeout: busyTimeout, seed: seed), clock: clock)
  }

  /// Returns a database in memory, which lasts as long as the object.
  public static func inMemory(seed: GroupSeed = .community) -> CommunityDatabase {
    CommunityDatabase(DatabaseOpening(place: .memory, busyTimeout: .zero, seed: seed))
  }

  package init(_ opening: DatabaseOpening, clock: any Clock<Duration> = ContinuousClock()) {
    connections = LazyDatabase(opening)
    self.clock = clock
    connections.didOpen = { [weak self] in self?.lookForOthers(at: $0) }
  }

  public var groups: any GroupRepository { SQLiteGroupRepository(self) }

  public var people: any PeopleRepository { SQLitePeopleRepository(self) }

  public func insert(
    people: [GroupSeed.Person], groups: [GroupSeed.Entry]
  ) async throws(CommunityInsertError) {
    let insertion = try CommunityInsertion(people: people, groups: groups)
    do {
      try await write { db in
        try db.insert(insertion)
        return Stored((), insertion.change)
      }
    } catch let error as CommunityInsertError {
      throw error
    } catch {
      throw .store(GroupRepositoryError(error))
    }
  }

  public func contents() async throws(GroupRepositoryError) -> GroupSeed {
    do {
      return try await read { db in try db.contents() }
    } catch {
      throw GroupRepositoryError(error)
    }
  }

  /// Waits for pending writes and closes the file, so that the database is one file again. A later
  /// call reopens it. A database in memory is lost.
  public func close() async {
    look = nil
    await changes.settle()
    await connections.close()
  }

  /// Reads in one transaction, and repeats the read if observers were notified of changes
  /// meanwhile.
  func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    return try await changes.read { try await connections.read(fetch) }
  }

  /// Writes in one transaction, and notifies observers before it returns.
  func write<Value: Sendable>(
    _ update: @escaping @Sendable (Database) throws -> Stored<Value>
  ) async throws -> Value {
    return try await changes.write { [connections] in try await connections.write(update) }
  }

  private func lookForOthers(at files: [String]) {
    look = ForeignLook(at: files, on: clock) { [weak self] in await self?.tellOfOthers() }
  }

  private func tellOfOthers() async {
    if await connections.hasForeignChange() { changes.tellOfOthers(.everything) }
  }
}
