import Calcot

@MainActor
protocol NewGroupInteracting: AnyObject {
  func createGroup(named name: GroupName) async throws(GroupRepositoryError) -> Group
}

final class NewGroupInteractor: NewGroupInteracting {
  private let repository: any GroupRepository

  init(repository: any GroupRepository) { self.repository = repository }

  func createGroup(named name: GroupName) async throws(GroupRepositoryError) -> Group {
    try await repository.createGroup(named: name.text)
  }
}
