import Calcot

@MainActor
protocol GroupInteracting: AnyObject {
  var groupDetail: GroupDetail { get }
  var groupDetailDidChange: ObserverSet<Void> { get }
  func fetchGroup() async
  func remove(_ member: Member.ID) async throws(GroupRepositoryError)
}

final class GroupInteractor: GroupInteracting {
  private(set) var groupDetail: GroupDetail { didSet { groupDetailDidChange.notify() } }
  let groupDetailDidChange = ObserverSet<Void>()
  private let repository: any GroupRepository

  init(id: Group.ID, known group: Group?, repository: any GroupRepository) {
    groupDetail = GroupDetail(id: id, group: group)
    self.repository = repository
    repository.groupDidChange.add(self, GroupInteractor.groupDidChange)
  }

  func fetchGroup() async {
    groupDetail.loading = .loading
    do {
      let group = try await repository.group(groupDetail.id)
      let members = try await repository.members(of: groupDetail.id)
      groupDetail = GroupDetail(id: group.id, group: group, members: members, loading: .loaded)
    } catch .cancelled {
    } catch {
      groupDetail.loading = .failed(error)
    }
  }

  func remove(_ member: Member.ID) async throws(GroupRepositoryError) {
    _ = try await repository.removeMember(member, from: groupDetail.id)
  }

  private func groupDidChange(_ change: GroupChange) {
    guard change.group.id == groupDetail.id else { return }
    var detail = groupDetail
    detail.group = change.group
    if case .memberRemoved(let member, _) = change {
      detail.members.removeAll { $0.id == member }
    }
    groupDetail = detail
  }
}
