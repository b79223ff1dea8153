import Observation

@MainActor @Observable
final class Favorites {
  private(set) var users: Set<User.ID> = []

  func set(_ user: User.ID, _ isOn: Bool) {
    users = isOn ? users.union([user]) : users.subtracting([user])
  }
}

@MainActor protocol HasFavorites { var favorites: Favorites { get } }
