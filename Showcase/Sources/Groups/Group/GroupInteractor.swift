import Calcot
import CalcotContent

// calcot:fake
@MainActor
protocol GroupInteracting: AnyObject {
  var groupDetail: GroupDetail { get }
  var groupDetailDidChange: ObserverSet<Void> { get }
  /// A closure that sets a removed picture again, without the interactor, which may be gone by then.
  var restorePicture: @MainActor (ImageData?) async throws(GroupRepositoryError) -> Void { get }
  /// A closure that restores a deleted run, without the interactor.
  var restoreRun: @MainActor (Run) async throws(GroupRepositoryError) -> Void { get }

  func fetchGroup() async
  func move(
    from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group
  func setPicture(_ picture: ImageData?) async throws(GroupRepositoryError)
  func delete(_ run: Run.ID) async throws(GroupRepositoryError) -> Run
}

final class GroupInteractor: GroupInteracting {
  private(set) var groupDetail: GroupDetail { didSet { groupDetailDidChange.notify() } }
  let groupDetailDidChange = ObserverSet<Void>()
  private let repository: any GroupRepository
  private var fetches = 0

  init(id: Group.ID, known group: Group?, repository: any GroupRepository) {
    groupDetail = GroupDetail(id: id, group: group)
    self.repository = repository
    repository.groupDidChange.add(self, GroupInteractor.groupDidChange)
  }

  /// Reads again after a change that may affect any group.
  func follow(_ change: GroupChange) async {
    if case .everything = change { await fetchGroup() }
  }

  /// Reads the group and its runs. Of several readings at a time, the one that began last counts.
  func fetchGroup() async {
    fetches += 1
    let mine = fetches
    groupDetail.loading = .loading
    do {
      // NB: each is kept as soon as it is read: a change that comes during the next read is newer.
      let group = try await repository.group(groupDetail.id)
      guard mine == fetches else { return }
      groupDetail.group = group
      let runs = try await repository.runs(of: groupDetail.id)
      guard mine == fetches else { return }
      groupDetail.runs = runs
      groupDetail.loading = .loaded
    } catch .cancelled {
    } catch {
      if mine == fetches { groupDetail.loading = .failed(error) }
    }
  }

  func move(
    from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group {
    try await repository.move(groupDetail.id, from: from, to: to)
  }

  func setPicture(_ picture: ImageData?) async throws(GroupRepositoryError) {
    _ = try await repository.setPicture(picture, of: groupDetail.id)
  }

  var restorePicture: @MainActor (ImageData?) async throws(GroupRepositoryError) -> Void {
    { [repository, id = groupDetail.id] picture throws(GroupRepositoryError) in
      _ = try await repository.setPicture(picture, of: id)
    }
  }

  func delete(_ run: Run.ID) async throws(GroupRepositoryError) -> Run {
    try await repository.delete(run, of: groupDetail.id)
  }

  var restoreRun: @MainActor (Run) async throws(GroupRepositoryError) -> Void {
    { [repository, id = groupDetail.id] run throws(GroupRepositoryError) in
      try await repository.restore(run, of: id)
    }
  }

  private func groupDidChange(_ change: GroupChange) {
    guard let group = change.group, group.id == groupDetail.id else { return }
    var detail = groupDetail
    detail.group = group
    switch change {
    case .runPlanned(let run, _):
      // NB: the runs may have been read between the change and this.
      detail.runs?.removeAll { $0.id == run.id }
      detail.runs?.append(run)
    case .runChanged(let run, _): detail.runs = detail.runs?.map { $0.id == run.id ? run : $0 }
    case .runDeleted(let run, _): detail.runs?.removeAll { $0.id == run }
    case .created, .updated, .memberRemoved, .membersAdded, .everything: break
    }
    groupDetail = detail
  }
}
