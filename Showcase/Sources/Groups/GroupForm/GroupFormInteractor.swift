// calcot:fake
/// An Interactor of the form for a group's name.
@MainActor
protocol GroupFormInteracting: AnyObject {
  /// Returns the name before it is edited.
  func name() async throws(GroupRepositoryError) -> String
  /// Saves a name in place of the one that the user has seen.
  func save(
    _ name: GroupName, from known: String
  ) async throws(GroupRepositoryError) -> Group
}

/// An Interactor that creates a group.
final class NewGroupInteractor: GroupFormInteracting {
  private let repository: any GroupRepository

  init(repository: any GroupRepository) { self.repository = repository }

  func name() async throws(GroupRepositoryError) -> String { "" }

  func save(
    _ name: GroupName, from known: String
  ) async throws(GroupRepositoryError) -> Group {
    try await repository.createGroup(named: name.text)
  }
}

/// An Interactor that renames a group.
final class RenameInteractor: GroupFormInteracting {
  private let id: Group.ID
  private let repository: any GroupRepository

  init(id: Group.ID, repository: any GroupRepository) {
    self.id = id
    self.repository = repository
  }

  func name() async throws(GroupRepositoryError) -> String {
    try await repository.joined(id).name
  }

  func save(
    _ name: GroupName, from known: String
  ) async throws(GroupRepositoryError) -> Group {
    try await repository.rename(id, from: known, to: name.text)
  }
}
