@MainActor
protocol RenameInteracting: AnyObject {
  func group() async throws(GroupRepositoryError) -> Group
  func rename(to name: GroupName) async throws(GroupRepositoryError) -> Group
}

final class RenameInteractor: RenameInteracting {
  private let id: Group.ID
  private let repository: any GroupRepository

  init(id: Group.ID, repository: any GroupRepository) {
    self.id = id
    self.repository = repository
  }

  func group() async throws(GroupRepositoryError) -> Group { try await repository.group(id) }

  func rename(to name: GroupName) async throws(GroupRepositoryError) -> Group {
    try await repository.rename(id, to: name.text)
  }
}
