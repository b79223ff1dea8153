import Calcot
import CalcotLists

@MainActor
protocol GroupInteracting: AnyObject {
  var groupDetail: GroupDetail { get }
  var groupDetailDidChange: ObserverSet<Void> { get }
  func fetchGroup() async
  func move(
    from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group
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

  /// Reads again after a change that may affect any group.
  func follow(_ change: GroupChange) async {
    if case .everything = change { await fetchGroup() }
  }

  func fetchGroup() async {
    groupDetail.loading = .loading
    do {
      let group = try await repository.group(groupDetail.id)
      groupDetail = GroupDetail(id: group.id, group: group, loading: .loaded)
    } catch .cancelled {
    } catch {
      groupDetail.loading = .failed(error)
    }
  }

  func move(
    from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group {
    try await repository.move(groupDetail.id, from: from, to: to)
  }

  private func groupDidChange(_ change: GroupChange) {
    if let group = change.group, group.id == groupDetail.id { groupDetail.group = group }
  }
}
