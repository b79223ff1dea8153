import Calcot
import CalcotTesting
import Testing

/// Tests of the published example, in the size in which it was published.
@MainActor
@Suite struct CountdownTests {
  private let interactor = FakeCountdownInteracting()
  private let coordinator = FakeCountdownCoordinating()
  private let view = FakeCountdownViewDelegate()
  private let scope = TestScope()

  @Test(arguments: [(true, 1), (false, 0)])
  func `the ViewModel tells its View of success alone`(_ isReady: Bool, _ messages: Int) async {
    interactor.checkRocketReturns = isReady
    let viewModel = CountdownViewModel(interactor, coordinator, scope.scope)
    viewModel.view = view
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
    #expect(view.showSuccessMessageCalls == messages)
    #expect(coordinator.showAscentModuleCalls == 0)
  }

  @Test func `the Launch button shows the module of the flight`() async {
    interactor.checkRocketReturns = true
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
