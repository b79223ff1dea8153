// calcot:fake
/// An Interactor of the form of a run.
@MainActor
protocol RunFormInteracting: AnyObject {
  /// Returns the run before it is changed. Throws ``GroupRepositoryError/notFound`` if there is none.
  func plan() async throws(GroupRepositoryError) -> RunPlan
  /// Saves a plan in place of the one that the user has seen, if there was one.
  func save(
    _ plan: RunPlan, from known: RunPlan?
  ) async throws(GroupRepositoryError) -> Run
}

/// An Interactor that plans a run of a group.
final class NewRunInteractor: RunFormInteracting {
  private let id: Group.ID
  private let repository: any GroupRepository

  init(id: Group.ID, repository: any GroupRepository) {
    self.id = id
    self.repository = repository
  }

  func plan() async throws(GroupRepositoryError) -> RunPlan { throw .notFound }

  func save(
    _ plan: RunPlan, from known: RunPlan?
  ) async throws(GroupRepositoryError) -> Run {
    try await repository.plan(plan, for: id)
  }
}

/// An Interactor that changes a planned run of a group.
final class PlannedRunInteractor: RunFormInteracting {
  private let id: Run.ID
  private let group: Group.ID
  private let repository: any GroupRepository

  init(id: Run.ID, group: Group.ID, repository: any GroupRepository) {
    self.id = id
    self.group = group
    self.repository = repository
  }

  func plan() async throws(GroupRepositoryError) -> RunPlan {
    let run = try await repository.runs(of: group).first { $0.id == id }
    guard let run else { throw .notFound }
    return run.plan
  }

  func save(
    _ plan: RunPlan, from known: RunPlan?
  ) async throws(GroupRepositoryError) -> Run {
    try await repository.change(id, of: group, from: known, to: plan)
  }
}
