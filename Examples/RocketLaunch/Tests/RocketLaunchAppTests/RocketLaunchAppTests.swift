import Calcot
import CalcotExploration
import CalcotTesting
import Testing

@testable import RocketLaunchApp

@MainActor
private final class FakeManager: APIManager {
  var status = RocketStatus.success
  func fetchRocketData() async -> RocketStatus { status }
}

@MainActor
private final class FakeView: RocketLaunchViewDelegate {
  private(set) var successes = 0
  func showSuccessMessage() { successes += 1 }
}

@MainActor
struct RocketLaunchAppTests {
  private let manager = FakeManager()

  @Test(arguments: [(RocketStatus.success, 1), (.failure, 0)])
  func `the ViewModel tells its View of success alone`(
    _ status: RocketStatus, _ successes: Int
  ) async {
    manager.status = status
    let (view, scope) = (FakeView(), TestScope())
    let viewModel = RocketLaunchViewModel(
      coordinator: RocketLaunchCoordinator(manager: manager),
      interactor: RocketLaunchInteractor(manager: manager), scope: scope.scope)
    viewModel.view = view
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
    #expect(view.successes == successes)
  }

  @Test func `the Launch button presents the module of the launch's progress`() async {
    let app = TestApp(RocketLaunchCoordinator(manager: manager))
    await app.settle()
    app.expect("The rocket is ready.")
    await app.tap("Launch")
    app.expect("The rocket climbs.")
    await app.dismiss()
    app.expect("The rocket is ready.")
    app.expectReleased()
  }

  @Test func `holds whatever the user does`() async {
    await explore { TestApp(RocketLaunchCoordinator(manager: FakeManager())) }
  }
}
