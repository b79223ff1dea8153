internal import Calcot
public import CalcotTesting
public import Groups

/// An in-memory store of groups and people, for the tests of screens. A test can make calls fail
/// and wait.
///
/// ```swift
/// let community = InMemoryCommunity()
/// let groups = InMemoryGroupRepository(community)
/// let people = InMemoryPeopleRepository(community)
/// ```
///
/// The repositories keep the contracts of ``GroupRepository`` and ``PeopleRepository``; the same
/// tests run against them and the database.
@MainActor
public final class InMemoryCommunity {
  /// A gate that holds reads. A released read returns the contents at that time.
  public let reads = Gate()
  /// A gate that holds writes. A released write is carried out even if its task is cancelled.
  public let writes = Gate()

  /// A changed group, and the change to announce.
  typealias Outcome = (Group, GroupChange?)

  /// The notification for observers of a change.
  enum News {
    case nothing, people
    case group(GroupChange)
  }

  let groupDidChange = ObserverSet<GroupChange>()
  let peopleDidChange = ObserverSet<Void>()
  var stored: InMemoryTables
  /// The error of every call, if any.
  public var failure: GroupRepositoryError?
  private var failures: [GroupRepositoryError] = []
  private var lastWrite: Task<Void, Never>?

  /// Creates a community that starts with `seed`, without the groups whose names are invalid or
  /// taken.
  public init(seed: GroupSeed = .runners) { stored = InMemoryTables(seed) }

  /// Makes the next call fail, whichever it is; called twice, the next two calls.
  public func failNext(with error: GroupRepositoryError) { failures.append(error) }

  /// Replaces the whole contents by `seed`, as another program would, and notifies observers that
  /// everything may be different.
  public func replaceEverything(with seed: GroupSeed) {
    stored = InMemoryTables(seed)
    groupDidChange.notify(.everything)
    peopleDidChange.notify()
  }

  func beginRead() async throws(GroupRepositoryError) {
    let failure = nextFailure()
    await reads.passUnlessCancelled()
    if Task.isCancelled { throw .cancelled }
    if let failure { throw failure }
  }

  /// Changes the tables, whole or not at all, and notifies observers of any change.
  func write(
    _ change: @escaping @MainActor (inout InMemoryTables) throws(GroupRepositoryError) -> Outcome
  ) async throws(GroupRepositoryError) -> Group {
    try await write { tables throws(GroupRepositoryError) in
      let (group, change) = try change(&tables)
      return (group, change.map(News.group) ?? .nothing)
    }
  }

  /// Changes the tables, whole or not at all, and notifies observers.
  func write<Value: Sendable>(
    _ change:
      @escaping @MainActor (inout InMemoryTables) throws(GroupRepositoryError) -> (
        Value, News
      )
  ) async throws(GroupRepositoryError) -> Value {
    let failure = nextFailure()
    let previous = lastWrite
    let write = Task { () -> Result<Value, GroupRepositoryError> in
      await previous?.value
      await writes.pass()
      if let failure { return .failure(failure) }
      do throws(GroupRepositoryError) {
        var changed = stored
        let (value, news) = try change(&changed)
        stored = changed
        tell(news)
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    lastWrite = Task { _ = await write.value }
    return try await write.value.get()
  }

  private func tell(_ news: News) {
    switch news {
    case .nothing: break
    case .people: peopleDidChange.notify()
    case .group(let change):
      groupDidChange.notify(change)
      if change == .everything { peopleDidChange.notify() }
    }
  }

  private func nextFailure() -> GroupRepositoryError? {
    failures.isEmpty ? failure : failures.removeFirst()
  }
}
