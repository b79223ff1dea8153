// calcot:fake
@MainActor
protocol AboutFormInteracting: AnyObject {
  /// Returns the group before it is edited.
  func group() async throws(GroupRepositoryError) -> Group
  func save(_ about: GroupAbout) async throws(GroupRepositoryError) -> Group
}

/// An Interactor that changes what a group says about itself.
final class AboutFormInteractor: AboutFormInteracting {
  private let id: Group.ID
  /// The texts that the user has seen last; nil until there are some.
  private var known: GroupAbout?
  private let repository: any GroupRepository

  init(id: Group.ID, known: GroupAbout? = nil, repository: any GroupRepository) {
    self.id = id
    self.known = known
    self.repository = repository
  }

  func group() async throws(GroupRepositoryError) -> Group {
    let group = try await repository.joined(id)
    known = group.about
    return group
  }

  func save(_ about: GroupAbout) async throws(GroupRepositoryError) -> Group {
    try await repository.joined(id)
    do throws(GroupRepositoryError) {
      return try await repository.describe(id, from: known, as: about)
    } catch {
      if case .changed(let group) = error { known = group.about }
      throw error
    }
  }
}
