import Calcot
import CalcotContent
import CalcotRecording
import Groups

/// A repository of groups whose answers and changes come from outside.
final class RecordedGroupRepository: GroupRepository {
  typealias Failure = GroupRepositoryError

  let groupDidChange: ObserverSet<GroupChange>
  private let base: any GroupRepository
  private let outside: Outside

  init(_ base: any GroupRepository, _ outside: Outside) {
    (self.base, self.outside) = (base, outside)
    groupDidChange = outside.events("groupDidChange", of: base.groupDidChange)
  }

  func groups(
    _ query: GroupQuery, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Group> {
    try await outside.answer("groups \(query.category) \"\(query.search)\" \(range)") {
      () async throws(Failure) in try await base.groups(query, in: range)
    }
  }

  func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group {
    try await outside.answer("group \(id.rawValue)") { () async throws(Failure) in
      try await base.group(id)
    }
  }

  func members(
    of id: Group.ID, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Member> {
    try await outside.answer("members of \(id.rawValue) \(range)") { () async throws(Failure) in
      try await base.members(of: id, in: range)
    }
  }

  func memberIDs(of id: Group.ID) async throws(GroupRepositoryError) -> Set<Member.ID> {
    try await outside.answer("memberIDs of \(id.rawValue)") { () async throws(Failure) in
      try await base.memberIDs(of: id)
    }
  }

  func createGroup(named name: String) async throws(GroupRepositoryError) -> Group {
    try await outside.answer("createGroup \"\(name)\"") { () async throws(Failure) in
      try await base.createGroup(named: name)
    }
  }

  func rename(
    _ id: Group.ID, from known: String?, to name: String
  ) async throws(GroupRepositoryError) -> Group {
    try await outside.answer("rename \(id.rawValue) to \"\(name)\"") {
      () async throws(Failure) in try await base.rename(id, from: known, to: name)
    }
  }

  func move(
    _ id: Group.ID, from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group {
    try await outside.answer("move \(id.rawValue) from \(from) to \(to)") {
      () async throws(Failure) in try await base.move(id, from: from, to: to)
    }
  }

  func describe(
    _ id: Group.ID, from known: GroupAbout?, as about: GroupAbout
  ) async throws(GroupRepositoryError) -> Group {
    try await outside.answer("describe \(id.rawValue)") { () async throws(Failure) in
      try await base.describe(id, from: known, as: about)
    }
  }

  func setPicture(
    _ picture: ImageData?, of id: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await outside.answer("setPicture of \(id.rawValue)") { () async throws(Failure) in
      try await base.setPicture(picture, of: id)
    }
  }

  func runs(of id: Group.ID) async throws(GroupRepositoryError) -> [Run] {
    try await outside.answer("runs of \(id.rawValue)") { () async throws(Failure) in
      try await base.runs(of: id)
    }
  }

  func plan(_ plan: RunPlan, for id: Group.ID) async throws(GroupRepositoryError) -> Run {
    try await outside.answer("plan for \(id.rawValue)") { () async throws(Failure) in
      try await base.plan(plan, for: id)
    }
  }

  func change(
    _ run: Run.ID, of id: Group.ID, from known: RunPlan?, to plan: RunPlan
  ) async throws(GroupRepositoryError) -> Run {
    try await outside.answer("change run \(run.rawValue)") { () async throws(Failure) in
      try await base.change(run, of: id, from: known, to: plan)
    }
  }

  func delete(_ run: Run.ID, of id: Group.ID) async throws(GroupRepositoryError) -> Run {
    try await outside.answer("delete run \(run.rawValue)") { () async throws(Failure) in
      try await base.delete(run, of: id)
    }
  }

  func restore(_ run: Run, of id: Group.ID) async throws(GroupRepositoryError) {
    try await outside.answer("restore run \(run.id.rawValue)") { () async throws(Failure) in
      try await base.restore(run, of: id)
    }
  }

  func addMembers(
    _ people: [Member.ID], to id: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await outside.answer("addMembers \(people.map(\.rawValue)) to \(id.rawValue)") {
      () async throws(Failure) in try await base.addMembers(people, to: id)
    }
  }

  func removeMember(
    _ id: Member.ID, from group: Group.ID
  ) async throws(GroupRepositoryError) -> Group {
    try await outside.answer("removeMember \(id.rawValue) from \(group.rawValue)") {
      () async throws(Failure) in try await base.removeMember(id, from: group)
    }
  }
}
