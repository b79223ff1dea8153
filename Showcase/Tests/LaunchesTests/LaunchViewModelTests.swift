import Calcot
import CalcotTesting
import LaunchesFakes
import Testing

@testable import Launches

/// What the View was told last.
extension FakeLaunchViewDelegate {
  var title: String? { showTitleCalls.last }
  var summary: String? { showSummaryCalls.last ?? nil }
  var facts: [LaunchFact] { showLaunchCalls.last ?? [] }
  var age: String? { showAgeCalls.last ?? nil }
  var isLoading: Bool { (showLoadingCalls.last ?? nil) != nil }
  var canRefresh: Bool { showRefreshButtonCalls.last ?? false }
  var canRetry: Bool? { showProblemCalls.last?.canRetry }
  var problems: [String] { showProblemCalls.map(\.problem) }
  /// The messages of success so far.
  var messages: [String] { showSuccessMessageCalls }
}

private final class FakeLaunchInteractor: LaunchInteracting {
  var launch: Launch?
  var detail = Known<LaunchDetail>()
  /// The change that a fetch makes.
  var fetched: (inout Known<LaunchDetail>) -> Void = { $0.endLoading(with: .unreachable) }

  func loadLaunch(_ changed: @MainActor () -> Void) async {
    changed()
    await fetchLaunch(changed)
  }

  func fetchLaunch(_ changed: @MainActor () -> Void) async {
    detail.beginLoading()
    changed()
    fetched(&detail)
    launch = detail.value?.launch ?? launch
    changed()
  }
}

/// Tests of a launch's ViewModel alone: the test is its View.
@MainActor
@Suite struct LaunchViewModelTests {
  private let interactor = FakeLaunchInteractor()
  private let view = FakeLaunchViewDelegate()
  private let viewModel: LaunchViewModel
  private let scope = TestScope()
  private let detail = Kept([LaunchDetail].moonAndMars[0], at: 60)

  init() {
    viewModel = LaunchViewModel(interactor: interactor, texts: .english, scope: scope.scope)
    viewModel.view = view
  }

  @Test func `has the View show a success message when the launch has come`() async {
    interactor.fetched = { [detail] in $0.endLoading(with: detail) }
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
    #expect(view.messages == ["Data updated"])
    #expect(view.problems.isEmpty)
    #expect(view.title == "Apollo 11" && view.summary == "To the Moon.")
    #expect(
      view.facts == [
        LaunchFact(title: "Date (UTC)", detail: "16 Jul 1969"),
        LaunchFact(title: "Rocket", detail: "Saturn V"),
        LaunchFact(title: "Site", detail: "Kennedy Space Center"),
        LaunchFact(title: "Outcome", detail: "Success"),
      ])
    #expect(view.age == nil && !view.isLoading && view.canRefresh)
  }

  @Test func `says what is wrong, and from when the launch is that it shows`() async {
    interactor.detail.fallBack(to: detail)
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
    #expect(view.messages.isEmpty)
    #expect(view.problems == ["The launches' server cannot be reached."])
    #expect(view.canRetry == true && view.age == "As of 1 Jan 1970 at 00:01")
  }

  @Test func `offers no second attempt for a launch that does not exist`() async {
    interactor.fetched = { $0.endLoading(with: .rejected(status: 404)) }
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
    #expect(view.canRetry == false && view.title == "Launch" && view.facts.isEmpty)
  }

  @Test func `tells the outcome of each fetch once`() async {
    await viewModel.onRefreshButtonTapped()
    interactor.fetched = { [detail] in $0.endLoading(with: detail) }
    await viewModel.onRefreshButtonTapped()
    await viewModel.onRefreshButtonTapped()
    #expect(view.problems.count == 1)
    #expect(view.messages == ["Data updated", "Data updated"])
  }

  @Test func `tells a View that comes later everything`() async {
    interactor.fetched = { [detail] in $0.endLoading(with: detail) }
    await viewModel.onRefreshButtonTapped()
    let other = FakeLaunchViewDelegate()
    viewModel.view = other
    scope.run { viewModel.onViewDidLoad() }
    #expect(other.title == "Apollo 11" && other.summary == "To the Moon." && other.canRefresh)
    #expect(other.facts.count == 4 && other.messages == ["Data updated"])
    #expect(other.problems.isEmpty)
  }

  @Test func `does not hold its View`() {
    weak var gone: FakeLaunchViewDelegate?
    do {
      let other = FakeLaunchViewDelegate()
      viewModel.view = other
      gone = other
    }
    #expect(gone == nil && viewModel.view == nil)
  }
}
