package import Calcot
import CalcotContent

@MainActor
package protocol MembersInteracting: ListBrowsing {
  var memberList: MemberList { get }
  var memberListDidChange: ObserverSet<Void> { get }
  func fetchMembers() async
  func remove(_ member: Member.ID) async throws(GroupRepositoryError)
}

package final class MembersInteractor: MembersInteracting {
  package private(set) var memberList: MemberList { didSet { memberListDidChange.notify() } }
  package let memberListDidChange = ObserverSet<Void>()
  private let repository: any GroupRepository
  private let pages: PagedLoader<Group.ID, Member, GroupRepositoryError>

  package init(group: Group.ID, known: Group?, repository: any GroupRepository) {
    memberList = MemberList(
      group: group, name: known?.name, isMine: known.map { $0.category == .joined })
    self.repository = repository
    pages = PagedLoader { group, rows throws(GroupRepositoryError) in
      try await repository.members(of: group, in: rows)
    }
    pages.didChange.add(self, MembersInteractor.pagesDidChange)
    repository.groupDidChange.add(self, MembersInteractor.groupDidChange)
  }

  package func fetchMembers() async { await read(isSeen: true) }

  package func show(_ rows: Range<Int>) async { await pages.show(rows) }

  /// Reads again in the background after a change that may have added or moved members.
  package func follow(_ change: GroupChange) async {
    switch change {
    case .membersAdded(_, let group) where group.id == memberList.group: await read(isSeen: false)
    case .everything: await read(isSeen: false)
    case .memberRemoved: await pages.readMissing()
    case .created, .updated, .membersAdded, .runPlanned, .runChanged, .runDeleted: return
    }
  }

  package func remove(_ member: Member.ID) async throws(GroupRepositoryError) {
    _ = try await repository.removeMember(member, from: memberList.group)
  }

  private func read(isSeen: Bool) async {
    await pages.read(isSeen: isSeen) { () throws(GroupRepositoryError) in
      note(try await repository.group(memberList.group))
      return memberList.group
    }
  }

  private func note(_ group: Group) {
    var list = memberList
    (list.name, list.isMine) = (group.name, group.category == .joined)
    memberList = list
  }

  private func pagesDidChange() { memberList.members = pages.state }

  private func groupDidChange(_ change: GroupChange) {
    guard let group = change.group, group.id == memberList.group else { return }
    note(group)
    if case .memberRemoved(let member, _) = change {
      pages.update { $0.id == member ? nil : $0 }
    }
  }
}
