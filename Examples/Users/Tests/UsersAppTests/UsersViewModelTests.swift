import Calcot
import CalcotTesting
import Testing

@testable import UsersApp

/// Records its calls; `confirms` has the user's answers to questions.
private final class FakeUsersRouter: RecordingRouter, UsersRouting {
  private(set) var shown: [String] = []
  func showProfile(of user: User) { shown.append(user.name) }
}

private final class FakeProfileRouter: RecordingRouter, ProfileRouting {}

@MainActor
private final class OfflineUsers: UserService {
  struct Offline: Error {}

  let users = [User(id: 1, name: "Ann Baker", homepage: "https://ann.example")]
  func delete(_ user: User) async throws { throw Offline() }
}

@MainActor
struct UsersViewModelTests {
  @Test func `a tapped cell leads to the profile of its user`() {
    let router = FakeUsersRouter()
    let viewModel = UsersViewModel(dependencies: AppDependencies(), router: router)
    viewModel.cells[1].onTap()
    #expect(viewModel.cells.map(\.name) == ["Ann Baker", "Ben Cole"])
    #expect(router.shown == ["Ben Cole"])
  }

  @Test func `a deletion asks, says how it went, and closes`() async {
    let router = FakeProfileRouter()
    router.confirms = [true]
    await ProfileViewModel(1, dependencies: AppDependencies(), router: router).deleteTapped()
    #expect(
      router.calls == [
        .confirm("Delete Ann Baker?"), .activity("Deleting…"),
        .message("Ann Baker is deleted.", .success), .close,
      ])
  }

  @Test func `a deletion that fails says why, and stays`() async {
    let router = FakeProfileRouter()
    router.confirms = [true]
    let dependencies = AppDependencies(userService: OfflineUsers())
    await ProfileViewModel(1, dependencies: dependencies, router: router).deleteTapped()
    #expect(router.calls.last == .message("The users cannot be reached.", .error))
  }
}
