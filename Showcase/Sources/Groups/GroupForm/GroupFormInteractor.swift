// calcot:fake
/// An Interactor of the form for a group's name.
@MainActor
protocol GroupFormInteracting: AnyObject {
  /// Returns the name before it is edited.
  func name() async throws(GroupRepositoryError) -> String
  func save(_ name: GroupName) async throws(GroupRepositoryError) -> Group
}

/// An Interactor that creates a group.
final class NewGroupInteractor: GroupFormInteracting {
  private let repository: any GroupRepository

  init(repository: any GroupRepository) { self.repository = repository }

  func name() async throws(GroupRepositoryError) -> String { "" }

  func save(_ name: GroupName) async throws(GroupRepositoryError) -> Group {
    try await repository.createGroup(named: name.text)
  }
}

/// An Interactor that renames a group.
final class RenameInteractor: GroupFormInteracting {
  private let id: Group.ID
  /// The name that the user has seen last; nil until there is one.
  private var known: String?
  private let repository: any GroupRepository

  init(id: Group.ID, known: String? = nil, repository: any GroupRepository) {
    self.id = id
    self.known = known
    self.repository = repository
  }

  func name() async throws(GroupRepositoryError) -> String {
    let name = try await repository.joined(id).name
    known = name
    return name
  }

  func save(_ name: GroupName) async throws(GroupRepositoryError) -> Group {
    try await repository.joined(id)
    do throws(GroupRepositoryError) {
      return try await repository.rename(id, from: known, to: name.text)
    } catch {
      if case .changed(let group) = error { known = group.name }
      throw error
    }
  }
}
