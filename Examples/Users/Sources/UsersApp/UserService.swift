import Observation

struct User: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let homepage: String
}

@MainActor protocol UserService: AnyObject {
  var users: [User] { get }
  func delete(_ user: User) async throws
}

@MainActor protocol HasUserService { var userService: any UserService { get } }

@MainActor @Observable
final class UsersInMemory: UserService {
  private(set) var users = [
    User(id: 1, name: "Ann Baker", homepage: "https://ann.example"),
    User(id: 2, name: "Ben Cole", homepage: "https://ben.example"),
  ]

  func delete(_ user: User) async throws { users.removeAll { $0 == user } }
}
