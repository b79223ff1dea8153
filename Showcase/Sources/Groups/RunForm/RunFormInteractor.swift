@MainActor
protocol RunFormInteracting: AnyObject {
  func save(_ plan: RunPlan) async throws(GroupRepositoryError) -> Run
}

/// An Interactor that plans a run of a group.
final class RunFormInteractor: RunFormInteracting {
  private let id: Group.ID
  private let repository: any GroupRepository

  init(id: Group.ID, repository: any GroupRepository) {
    self.id = id
    self.repository = repository
  }

  func save(_ plan: RunPlan) async throws(GroupRepositoryError) -> Run {
    try await repository.plan(plan, for: id)
  }
}
