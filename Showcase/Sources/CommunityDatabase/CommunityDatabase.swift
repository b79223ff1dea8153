internal import Calcot
internal import GRDB
public import Groups

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
/// From the first call on, the database checks twice a second for changes stored by another
/// process, or by another object on the same file, until the object is deallocated. Observers are
/// then notified that everything may be different.
@MainActor
public final class CommunityDatabase {
  let groupDidChange = ObserverSet<GroupChange>()
  let peopleDidChange = ObserverSet<Void>()
  package let connections: LazyDatabase
  private let clock: any Clock<Duration>
  private var changes = 0
  private var lastWrite: Task<Void, Never>?
  private var watch: RegularLook?

  /// Creates a database at a path. The file and its folder are created when it is first used.
  ///
  /// - Parameters:
  ///   - path: The database's file; relative paths start at the current folder.
  ///   - busyTimeout: The time that a call waits for another program's write to end.
  ///   - seed: The contents of a new database; an existing one is left as it is.
  ///   - clock: The clock that times the checks for the changes of other processes.
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
  }

  /// Adds people and groups, all or none. Throws ``CommunityInsertError``. Linear in their number.
  ///
  /// A group's members are positions in `people`. Observers are notified that everything may be
  /// different. Cancelling the calling task does not stop the insertion.
  public func insert(
    people: [GroupSeed.Person], groups: [GroupSeed.Entry]
  ) async throws(CommunityInsertError) {
    let named = try Self.checked(groups, people: people.indices)
    do {
      try await write { db in
        try db.insert(people: people, groups: named)
        return Stored((), people.isEmpty && groups.isEmpty ? nil : .everything)
      }
    } catch let error as CommunityInsertError {
      throw error
    } catch {
      throw .store(GroupRepositoryError(error))
    }
  }

  /// Returns the whole contents at one moment, in the order in which they were stored. Linear in
  /// their number.
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
    watch = nil
    await lastWrite?.value
    await connections.close()
  }

  /// Reads in one transaction, and repeats the read if observers were notified of changes
  /// meanwhile.
  func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    watchOthers()
    while true {
      let changesSeen = changes
      let value = try await connections.read(fetch)
      if changes == changesSeen { return value }
    }
  }

  /// Writes in one transaction, and notifies observers before it returns.
  ///
  /// NB: the task is not the caller's, so the caller's cancellation does not reach the write; and
  /// each write waits for the one before it, so observers are notified in the order of the calls.
  func write<Value: Sendable>(
    _ update: @escaping @Sendable (Database) throws -> Stored<Value>
  ) async throws -> Value {
    watchOthers()
    let previous = lastWrite
    let write = Task { () -> Result<Value, any Error> in
      await previous?.value
      do {
        let stored = try await connections.write(update)
        if let change = stored.change { tell(change) }
        if stored.isOfPeople { tellOfPeople() }
        return .success(stored.value)
      } catch {
        return .failure(error)
      }
    }
    lastWrite = Task { _ = await write.value }
    return try await write.value.get()
  }

  private func tell(_ change: GroupChange) {
    changes += 1
    groupDidChange.notify(change)
    if change == .everything { peopleDidChange.notify() }
  }

  private func tellOfPeople() {
    changes += 1
    peopleDidChange.notify()
  }

  private func watchOthers() {
    guard watch == nil, connections.isShared else { return }
    watch = RegularLook(every: .milliseconds(500), on: clock) { [weak self] in
      await self?.tellOfOthers()
    }
  }

  private func tellOfOthers() async {
    if await connections.hasForeignChange() { tell(.everything) }
  }

  private static func checked(
    _ groups: [GroupSeed.Entry], people: Range<Int>
  ) throws(CommunityInsertError) -> [(GroupName, GroupSeed.Entry)] {
    var named: [(GroupName, GroupSeed.Entry)] = []
    for (index, group) in groups.enumerated() {
      if let position = group.members.first(where: { !people.contains($0) }) {
        throw .noSuchPerson(group: index, position: position)
      }
      do throws(GroupNameProblem) {
        named.append((try GroupName(group.name), group))
      } catch {
        throw .invalidName(index, error)
      }
    }
    return named
  }
}

/// An error that describes why people and groups could not be inserted into a
/// ``CommunityDatabase``. In that case none were.
public enum CommunityInsertError: Error, Hashable, Sendable {
  /// The groups at these positions have the names of stored groups, or of earlier ones.
  case namesTaken([Int])
  /// The text at this position is not a valid group name.
  case invalidName(Int, GroupNameProblem)
  /// The group at this position has a member at a position without a person.
  case noSuchPerson(group: Int, position: Int)
  /// The database cannot be used.
  case store(GroupRepositoryError)
}
