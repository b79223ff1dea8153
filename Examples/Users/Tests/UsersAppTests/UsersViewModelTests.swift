import Calcot
import CalcotTesting
import Testing

@testable import UsersApp

@MainActor
private final class FakeUsersRouter: UsersRouting {
  private(set) var shown: [String] = []
  func showProfile(of user: User) { shown.append(user.name) }
}

private final class FakeProfileRouter: RecordingRouter, ProfileRouting {}

@MainActor
private final class OfflineUsers: UserService {
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

@MainActor
struct ProfileViewModelTests {
  private let ann = User(id: 1, name: "Ann Baker", homepage: "https://ann.example")
  private let router = FakeProfileRouter()

  private func profile(_ service: any UserService = UsersInMemory()) -> ProfileViewModel {
    ProfileViewModel(
      1, known: ann, dependencies: TestDependencies(userService: service), router: router)
  }

  @Test func `a deletion asks, tells and closes`() async {
    router.confirms = [true]
    await profile().deleteTapped()
    #expect(
      router.calls == [
        .confirm("Delete Ann Baker?"), .activity("Deleting…"),
        .message("Ann Baker is deleted.", .success), .close,
      ])
  }

  @Test func `a deletion that fails says why, and stays`() async {
    router.confirms = [true]
    await profile(OfflineUsers()).deleteTapped()
    #expect(router.calls.last == .message("The users cannot be reached.", .error))
  }

  @Test func `the homepage is opened`() async {
    await profile().homepageTapped()
    #expect(router.calls == [.open("https://ann.example")])
  }
}
