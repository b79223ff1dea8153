import Calcot

enum UserServiceError: Error {
  case offline
  var message: String { "The users cannot be reached." }
}

@MainActor protocol UserService: AnyObject {
  var usersDidChange: ObserverSet<Void> { get }
  func users() async throws(UserServiceError) -> [User]
  func user(_ id: User.ID) async throws(UserServiceError) -> User?
  func delete(_ user: User) async throws(UserServiceError)
}

@MainActor protocol HasUserService { var userService: any UserService { get } }

final class UsersInMemory: UserService {
  let usersDidChange = ObserverSet<Void>()
  private var kept = [
    User(id: 1, name: "Ann Baker", homepage: "https://ann.example"),
    User(id: 2, name: "Ben Cole", homepage: "https://ben.example"),
  ]

  func users() async throws(UserServiceError) -> [User] { kept }

  func user(_ id: User.ID) async throws(UserServiceError) -> User? { kept.first { $0.id == id } }

  func delete(_ user: User) async throws(UserServiceError) {
    kept.removeAll { $0 == user }
    usersDidChange.notify()
  }
}
