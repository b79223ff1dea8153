import Calcot
import Testing

@testable import UsersApp

@MainActor
private final class FakeUsersRouter: UsersRouting {
  private(set) var shown: [String] = []
  func showProfile(of user: User) { shown.append(user.name) }
}

@MainActor
final class OfflineUsers: UserService {
  let usersDidChange = ObserverSet<Void>()
  func users() async throws(UserServiceError) -> [User] { throw .offline }
  func user(_ id: User.ID) async throws(UserServiceError) -> User? { throw .offline }
  func delete(_ user: User) async throws(UserServiceError) { throw .offline }
}

@MainActor
struct UsersViewModelTests {
  private let router = FakeUsersRouter()

  @Test func `a tapped cell leads to the profile of its user`() async {
    let viewModel = UsersViewModel(dependencies: TestDependencies(), router: router)
    await viewModel.load()
    viewModel.cells[1].onTap()
    #expect(viewModel.cells.map(\.name) == ["Ann Baker", "Ben Cole"])
    #expect(router.shown == ["Ben Cole"])
  }

  @Test func `says what went wrong`() async {
    let dependencies = TestDependencies(userService: OfflineUsers())
    let viewModel = UsersViewModel(dependencies: dependencies, router: router)
    await viewModel.load()
    #expect(viewModel.problem == "The users cannot be reached.")
  }
}
