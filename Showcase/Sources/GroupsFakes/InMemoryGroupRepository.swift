public import Calcot
public import CalcotTesting
public import Groups

/// Groups in plain memory, for the tests of screens: they fail and wait when the test says so.
///
/// It keeps the contract of ``GroupRepository``; the same tests run against it and the database.
@MainActor
public final class InMemoryGroupRepository: GroupRepository {
  public let groupDidChange = ObserverSet<GroupChange>()

  /// Holds reads; a held read that is let go returns what is stored then.
  public let reads = Gate()
  /// Holds writes; a held write that is let go is carried out, also for a cancelled task.
  public let writes = Gate()

  private var people: [Member.ID: Member] = [:]
  private var entries: [Group.ID: (name: GroupName, members: Set<Member.ID>)] = [:]
  private var highestID: Int64 = 0
  private var failures: [GroupRepositoryError] = []
  private var lastWrite: Task<Result<Group, GroupRepositoryError>, Never>?

  /// Makes a repository that starts with the groups of `seed`; those whose names are not valid,
  /// or taken, are left out.
  public init(seed: GroupSeed = .runners) {
    for (index, person) in seed.people.enumerated() {
      let id = Member.ID(rawValue: Int64(index + 1))
      people[id] = Member(id: id, firstName: person.firstName, lastName: person.lastName)
    }
    for group in seed.groups {
      highestID += 1
      guard let name = try? GroupName(group.name), !isTaken(name) else { continue }
      entries[Group.ID(rawValue: highestID)] = (
        name, Set(group.members.map { Member.ID(rawValue: Int64($0 + 1)) })
      )
    }
  }

  /// Makes the next call fail, whichever it is; called twice, the next two.
  public func failNext(with error: GroupRepositoryError) { failures.append(error) }

  public func groups(in category: GroupCategory) async throws(GroupRepositoryError) -> [Group] {
    try await beginRead()
    return switch category {
    case .joined: entries.keys.compactMap(stored).inListOrder()
    }
  }

  public func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group {
    try await beginRead()
    return try existing(id)
  }

  public func members(of id: Group.ID) async throws(GroupRepositoryError) -> [Member] {
    try await beginRead()
    guard let entry = entries[id] else { throw .notFound }
    return entry.members.compactMap { people[$0] }.inListOrder()
  }

  public func createGroup(named name: String) async throws(GroupRepositoryError) -> Group {
    let name = try GroupName.validate(name).mapError(GroupRepositoryError.invalidName).get()
    return try await write { () throws(GroupRepositoryError) in
      guard !self.isTaken(name) else { throw .nameTaken }
      self.highestID += 1
      let id = Group.ID(rawValue: self.highestID)
      self.entries[id] = (name, [])
      return .created(try self.existing(id))
    }
  }

  public func removeMember(
    _ id: Member.ID, from group: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await write { () throws(GroupRepositoryError) in
      guard self.entries[group]?.members.remove(id) != nil else { throw .notFound }
      return .memberRemoved(id, from: try self.existing(group))
    }
  }

  private func beginRead() async throws(GroupRepositoryError) {
    let failure = nextFailure()
    await reads.passUnlessCancelled()
    if Task.isCancelled { throw .cancelled }
    if let failure { throw failure }
  }

  private func write(
    _ change: @escaping @MainActor () throws(GroupRepositoryError) -> GroupChange
  ) async throws(GroupRepositoryError) -> Group {
    let failure = nextFailure()
    let previous = lastWrite
    let write = Task { () -> Result<Group, GroupRepositoryError> in
      _ = await previous?.value
      await writes.pass()
      if let failure { return .failure(failure) }
      do throws(GroupRepositoryError) {
        let change = try change()
        groupDidChange.notify(change)
        return .success(change.group)
      } catch {
        return .failure(error)
      }
    }
    lastWrite = write
    return try await write.value.get()
  }

  private func nextFailure() -> GroupRepositoryError? {
    failures.isEmpty ? nil : failures.removeFirst()
  }

  private func isTaken(_ name: GroupName) -> Bool {
    entries.values.contains { $0.name.key == name.key }
  }

  private func existing(_ id: Group.ID) throws(GroupRepositoryError) -> Group {
    guard let group = stored(id) else { throw .notFound }
    return group
  }

  private func stored(_ id: Group.ID) -> Group? {
    entries[id].map { Group(id: id, name: $0.name.text, memberCount: $0.members.count) }
  }
}
