// calcot:fake
@MainActor
protocol AboutFormInteracting: AnyObject {
  /// Returns the group before it is edited.
  func group() async throws(GroupRepositoryError) -> Group
  /// Saves texts in place of those that the user has seen.
  func save(
    _ about: GroupAbout, from known: GroupAbout
  ) async throws(GroupRepositoryError) -> Group
}

/// An Interactor that changes what a group says about itself.
final class AboutFormInteractor: AboutFormInteracting {
  private let id: Group.ID
  private let repository: any GroupRepository

  init(id: Group.ID, repository: any GroupRepository) {
    self.id = id
    self.repository = repository
  }

  func group() async throws(GroupRepositoryError) -> Group {
    try await repository.joined(id)
  }

  func save(
    _ about: GroupAbout, from known: GroupAbout
  ) async throws(GroupRepositoryError) -> Group {
    try await repository.describe(id, from: known, as: about)
  }
}
