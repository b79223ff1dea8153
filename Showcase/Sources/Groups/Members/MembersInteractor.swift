import Calcot

@MainActor
protocol MembersInteracting: AnyObject {
  var memberList: MemberList { get }
  var memberListDidChange: ObserverSet<Void> { get }
  func fetchMembers() async
  func fetchMembers(in rows: Range<Int>) async
  func follow(_ change: GroupChange) async
  func remove(_ member: Member.ID) async throws(GroupRepositoryError)
}

final class MembersInteractor: MembersInteracting {
  private(set) var memberList: MemberList { didSet { memberListDidChange.notify() } }
  let memberListDidChange = ObserverSet<Void>()
  private let repository: any GroupRepository
  /// Counts what makes pages out of date that are on their way.
  private var edition = 0

  init(group: Group.ID, known: Group?, repository: any GroupRepository) {
    memberList = MemberList(
      group: group, name: known?.name, isMine: known.map { $0.category == .joined })
    self.repository = repository
    repository.groupDidChange.add(self, MembersInteractor.groupDidChange)
  }

  func fetchMembers() async {
    memberList.loading = .loading
    await reload()
  }

  /// Reads again, unseen, after a change that may have brought members.
  func follow(_ change: GroupChange) async {
    switch change {
    case .membersAdded(_, let group) where group.id == memberList.group: await reload()
    case .everything: await reload()
    case .created, .updated, .memberRemoved, .membersAdded: return
    }
  }

  private func reload() async {
    edition += 1
    let edition = edition
    do {
      let group = try await repository.group(memberList.group)
      var members = Paged<Member>()
      for range in members.missing(in: memberList.shown) {
        members.insert(try await repository.members(of: group.id, in: range))
      }
      guard edition == self.edition else { return }
      var list = memberList
      (list.name, list.isMine) = (group.name, group.category == .joined)
      (list.members, list.loading) = (members, .loaded)
      memberList = list
      // NB: other rows may have been looked at meanwhile.
      await fetchMembers(in: memberList.shown)
    } catch .cancelled {
    } catch {
      if edition == self.edition { memberList.loading = .failed(error) }
    }
  }

  func fetchMembers(in rows: Range<Int>) async {
    memberList.shown = rows
    let edition = edition
    do {
      for range in memberList.members.missing(in: rows) {
        let page = try await repository.members(of: memberList.group, in: range)
        guard edition == self.edition else { return }
        memberList.members.insert(page)
      }
    } catch .cancelled {
    } catch {
      if edition == self.edition { memberList.loading = .failed(error) }
    }
  }

  func remove(_ member: Member.ID) async throws(GroupRepositoryError) {
    _ = try await repository.removeMember(member, from: memberList.group)
  }

  private func groupDidChange(_ change: GroupChange) {
    guard let group = change.group, group.id == memberList.group else { return }
    var list = memberList
    (list.name, list.isMine) = (group.name, group.category == .joined)
    if case .memberRemoved(let member, _) = change {
      list.members.update { $0.id == member ? nil : $0 }
    }
    memberList = list
  }
}
