import Calcot
import CalcotTesting
import Testing

@MainActor
private final class FakeCountdownInteractor: CountdownInteracting {
  var isReady = true
  func checkRocket() async -> Bool { isReady }
}

@MainActor
private final class FakeCountdown: CountdownViewDelegate, CountdownCoordinating {
  private(set) var calls: [String] = []
  func showSuccessMessage() { calls.append("success") }
  func showAscentModule() { calls.append("ascent") }
}

/// Tests of the published example, in the size in which it was published.
@MainActor
@Suite struct CountdownTests {
  private let interactor = FakeCountdownInteractor()
  private let fake = FakeCountdown()
  private let scope = TestScope()

  @Test(arguments: [(true, ["success"]), (false, [])])
  func `the ViewModel tells its View of success alone`(_ isReady: Bool, _ calls: [String]) async {
    interactor.isReady = isReady
    let viewModel = CountdownViewModel(interactor, fake, scope.scope)
    viewModel.view = fake
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
    #expect(fake.calls == calls)
  }

  @Test func `the button shows the other module`() async {
    let app = TestApp(FlightCoordinator(interactor: interactor))
    await app.settle()
    app.expect("The rocket is ready.")
    app.tap("Launch")
    app.expect("The rocket climbs.")
    app.dismiss()
    await app.settle()
    app.expect("The rocket is ready.")
    app.expectReleased()
  }
}
