import Calcot
import CalcotTesting
import Testing

@testable import UsersApp

private final class FakeProfileRouter: RecordingRouter, ProfileRouting {}

@MainActor
struct ProfileTests {
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
