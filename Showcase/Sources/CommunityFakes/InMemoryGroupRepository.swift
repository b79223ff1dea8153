public import Calcot
public import CalcotContent
public import Groups

/// A repository of the groups of an ``InMemoryCommunity``.
public final class InMemoryGroupRepository: GroupRepository {
  /// The community that stores the groups. A test can make its calls fail and wait.
  public let community: InMemoryCommunity

  /// Creates a repository of a community.
  public init(_ community: InMemoryCommunity = InMemoryCommunity()) { self.community = community }

  /// Creates a repository with a community of its own, which starts with `seed`.
  public convenience init(seed: GroupSeed) { self.init(InMemoryCommunity(seed: seed)) }

  public var groupDidChange: ObserverSet<GroupChange> { community.groupDidChange }

  public func groups(
    _ query: GroupQuery, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Group> {
    try await community.beginRead()
    return community.stored.entries.keys.compactMap(community.stored.group)
      .filter { $0.category == query.category && $0.name.isFound(by: query.search) }
      .inListOrder().page(in: range)
  }

  public func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group {
    try await community.beginRead()
    return try community.stored.existing(id)
  }

  public func members(
    of id: Group.ID, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Member> {
    try await memberIDs(of: id).compactMap(community.stored.member).inListOrder().page(in: range)
  }

  public func memberIDs(of id: Group.ID) async throws(GroupRepositoryError) -> Set<Member.ID> {
    try await community.beginRead()
    guard let entry = community.stored.entries[id] else { throw .notFound }
    return entry.members
  }

  public func createGroup(named name: String) async throws(GroupRepositoryError) -> Group {
    let name = try GroupName.validate(name).mapError(GroupRepositoryError.invalidName).get()
    return try await community.write { tables throws(GroupRepositoryError) in
      guard tables.holder(of: name) == nil else { throw .nameTaken }
      let id = tables.add(name)
      let group = try tables.existing(id)
      return (group, .created(group))
    }
  }

  public func rename(
    _ id: Group.ID, from known: String?, to name: String
  ) async throws(GroupRepositoryError) -> Group {
    let name = try GroupName.validate(name).mapError(GroupRepositoryError.invalidName).get()
    return try await community.write { tables throws(GroupRepositoryError) in
      let before = try tables.joined(id)
      try before.check(name: known, orAlready: name.text)
      guard [nil, id].contains(tables.holder(of: name)) else { throw .nameTaken }
      tables.entries[id]?.name = name
      return try Self.updated(before, in: tables)
    }
  }

  public func move(
    _ id: Group.ID, from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group {
    try await community.write { tables throws(GroupRepositoryError) in
      let before = try tables.existing(id)
      guard before.category == from else { throw .moved(before.category) }
      tables.entries[id]?.category = to
      return try Self.updated(before, in: tables)
    }
  }

  public func describe(
    _ id: Group.ID, from known: GroupAbout?, as about: GroupAbout
  ) async throws(GroupRepositoryError) -> Group {
    try await community.write { tables throws(GroupRepositoryError) in
      let before = try tables.joined(id)
      try before.check(about: known, orAlready: about)
      tables.entries[id]?.about = about
      return try Self.updated(before, in: tables)
    }
  }

  public func setPicture(
    _ picture: ImageData?, of id: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await community.write { tables throws(GroupRepositoryError) in
      let before = try tables.joined(id)
      tables.entries[id]?.picture = picture
      return try Self.updated(before, in: tables)
    }
  }

  public func runs(of id: Group.ID) async throws(GroupRepositoryError) -> [Run] {
    try await community.beginRead()
    guard let entry = community.stored.entries[id] else { throw .notFound }
    return entry.runs.sorted { ($0.plan.start, $0.id.rawValue) < ($1.plan.start, $1.id.rawValue) }
  }

  public func plan(
    _ plan: RunPlan, for id: Group.ID
  ) async throws(GroupRepositoryError) -> Run {
    try await community.write { tables throws(GroupRepositoryError) in
      let group = try tables.joined(id)
      let run = tables.add(plan, to: id)
      return (run, .group(.runPlanned(run, for: group)))
    }
  }

  public func change(
    _ run: Run.ID, of id: Group.ID, from known: RunPlan?, to plan: RunPlan
  ) async throws(GroupRepositoryError) -> Run {
    try await community.write { tables throws(GroupRepositoryError) in
      let group = try tables.joined(id)
      let place = try tables.place(of: run, in: id)
      let changed = Run(id: run, plan: plan)
      try tables.entries[id]?.runs[place].check(plan: known, orAlready: plan)
      guard tables.entries[id]?.runs[place] != changed else { return (changed, .nothing) }
      tables.entries[id]?.runs[place] = changed
      return (changed, .group(.runChanged(changed, of: group)))
    }
  }

  public func delete(
    _ run: Run.ID, of id: Group.ID
  ) async throws(GroupRepositoryError) -> Run {
    try await community.write { tables throws(GroupRepositoryError) in
      let group = try tables.joined(id)
      let place = try tables.place(of: run, in: id)
      guard let deleted = tables.entries[id]?.runs.remove(at: place) else { throw .notFound }
      return (deleted, .group(.runDeleted(run, of: group)))
    }
  }

  public func restore(_ run: Run, of id: Group.ID) async throws(GroupRepositoryError) {
    try await community.write { tables throws(GroupRepositoryError) in
      let group = try tables.joined(id)
      if (try? tables.place(of: run.id, in: id)) != nil { return ((), .nothing) }
      tables.entries[id]?.runs.append(run)
      return ((), .group(.runPlanned(run, for: group)))
    }
  }

  public func addMembers(
    _ people: [Member.ID], to id: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await community.write { tables throws(GroupRepositoryError) in
      let before = try tables.joined(id)
      var added: [Member.ID] = []
      for person in people {
        guard tables.member(person) != nil else { throw .notFound }
        if tables.entries[id]?.members.insert(person).inserted == true { added.append(person) }
      }
      guard !added.isEmpty else { return (before, nil) }
      let group = try tables.existing(id)
      return (group, .membersAdded(added, to: group))
    }
  }

  public func removeMember(
    _ id: Member.ID, from group: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await community.write { tables throws(GroupRepositoryError) in
      _ = try tables.joined(group)
      guard tables.entries[group]?.members.remove(id) != nil else { throw .notFound }
      let group = try tables.existing(group)
      return (group, .memberRemoved(id, from: group))
    }
  }

  private static func updated(
    _ before: Group, in tables: InMemoryTables
  ) throws(GroupRepositoryError) -> InMemoryCommunity.Outcome {
    let group = try tables.existing(before.id)
    return (group, group == before ? nil : .updated(group))
  }
}
