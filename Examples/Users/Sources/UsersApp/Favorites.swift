import Observation

@MainActor @Observable
final class Favorites {
  private(set) var users: Set<User.ID> = []

  func toggle(_ user: User.ID) { users.formSymmetricDifference([user]) }
}

@MainActor protocol HasFavorites { var favorites: Favorites { get } }
