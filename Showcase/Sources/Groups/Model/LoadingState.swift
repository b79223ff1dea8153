/// How it stands with something that is read from a store.
enum LoadingState: Equatable, Sendable {
  case loading
  case loaded
  case failed(GroupRepositoryError)

  /// Why it could not be read.
  var problem: GroupRepositoryError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
