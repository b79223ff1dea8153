/// How it stands with something that is read from a store.
enum LoadingState: Equatable, Sendable {
  case loading
  case loaded
  case failed(GroupRepositoryError)

  /// Why it could not be read, for a person.
  var problem: String? {
    if case .failed(let error) = self { error.message } else { nil }
  }
}
