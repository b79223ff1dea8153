public import Calcot
internal import GRDB
public import Groups

/// The groups in an SQLite database, which is opened at the first call.
///
/// ```swift
/// let repository = SQLiteGroupRepository(path: "groups.sqlite")
/// let groups = try await repository.groups(in: .joined)
/// ```
///
/// Making a repository touches nothing and cannot fail. A file that is locked, damaged or not to
/// be written gives its error at each call, and the call after the trouble has gone succeeds.
/// All input and output happens off the main actor; only one write is under way at a time.
@MainActor
public final class SQLiteGroupRepository: GroupRepository {
  /// Tells of every change made through this repository. Changes by other processes, or by
  /// another repository on the same file, are not seen.
  public let groupDidChange = ObserverSet<GroupChange>()

  package let database: LazyDatabase
  private var changes = 0
  private var lastWrite: Task<Result<Group, GroupRepositoryError>, Never>?

  /// Names the database; the file and its folder are made when it is first used.
  ///
  /// - Parameters:
  ///   - path: The database's file; relative paths start at the current folder.
  ///   - busyTimeout: How long a call waits for another program's write to end.
  ///   - seed: What a new database starts with; an existing one is left as it is.
  public convenience init(
    path: String, busyTimeout: Duration = .seconds(5), seed: GroupSeed = .community
  ) {
    self.init(
      DatabaseOpening(place: .file(path), busyTimeout: busyTimeout, seed: seed))
  }

  /// Makes a repository on a database of its own in memory, which ends with it.
  public static func inMemory(seed: GroupSeed = .community) -> SQLiteGroupRepository {
    SQLiteGroupRepository(
      DatabaseOpening(place: .memory, busyTimeout: .zero, seed: seed))
  }

  package init(_ opening: DatabaseOpening) {
    database = LazyDatabase(opening)
  }

  public func groups(in category: GroupCategory) async throws(GroupRepositoryError) -> [Group] {
    try await read { db in
      switch category {
      case .joined: try db.groups().inListOrder()
      }
    }
  }

  public func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group {
    try await read { db in try db.group(id) }
  }

  public func members(of id: Group.ID) async throws(GroupRepositoryError) -> [Member] {
    try await read { db in
      _ = try db.group(id)
      return try db.members(of: id).inListOrder()
    }
  }

  public func createGroup(named name: String) async throws(GroupRepositoryError) -> Group {
    let name = try GroupName.validate(name).mapError(GroupRepositoryError.invalidName).get()
    return try await write { db in .created(try db.insertGroup(named: name)) }
  }

  public func removeMember(
    _ id: Member.ID, from group: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await write { db in .memberRemoved(id, from: try db.removeMember(id, from: group)) }
  }

  private func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) async throws(GroupRepositoryError) -> Value {
    do {
      while true {
        let changesSeen = changes
        let value = try await database.read(fetch)
        // NB: observers may have been told of a change while the value was on its way.
        if changes == changesSeen { return value }
      }
    } catch {
      throw GroupRepositoryError(error)
    }
  }

  // NB: the task is not the caller's, so the caller's cancellation does not reach the write; and
  // each waits for the one before it, so observers are told in the order of the calls.
  private func write(
    _ update: @escaping @Sendable (Database) throws -> GroupChange
  ) async throws(GroupRepositoryError) -> Group {
    let previous = lastWrite
    let write = Task { () -> Result<Group, GroupRepositoryError> in
      _ = await previous?.value
      do {
        let change = try await database.write(update)
        changes += 1
        groupDidChange.notify(change)
        return .success(change.group)
      } catch {
        return .failure(GroupRepositoryError(error))
      }
    }
    lastWrite = write
    return try await write.value.get()
  }
}
