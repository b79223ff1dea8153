import Calcot
import CalcotTesting
import Foundation
import LaunchesFakes
import Localization
import Testing

@testable import Launches

/// A View without a screen.
@MainActor
private final class FakeLaunchView: LaunchViewDelegate {
  private(set) var messages: [String] = []
  private(set) var changes = 0
  func launchDidChange() { changes += 1 }
  func showSuccessMessage(_ message: String) { messages.append(message) }
}

@MainActor
private final class FakeLaunchInteractor: LaunchInteracting {
  var kept: Kept<LaunchDetail>?
  var result: Result<Kept<LaunchDetail>, LaunchesAPIError> = .failure(.unreachable)
  func keptLaunch() async -> Kept<LaunchDetail>? { kept }
  func fetchLaunch() async throws(LaunchesAPIError) -> Kept<LaunchDetail> { try result.get() }
}

@MainActor
@Suite("The ViewModel of a launch, alone")
struct LaunchViewModelTests {
  private let interactor = FakeLaunchInteractor()
  private let view = FakeLaunchView()
  private let viewModel: LaunchViewModel
  private let scope = TestScope()
  private let detail = Kept(
    [LaunchDetail].moonAndMars[0], version: nil, date: Date(timeIntervalSince1970: 60))

  init() {
    let clock = WallClock(now: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt)
    viewModel = LaunchViewModel(
      interactor: interactor, texts: LaunchesTexts(language: .english, clock: clock),
      scope: scope.scope)
    viewModel.view = view
  }

  @Test("has the View show a success message when the launch has come")
  func success() async {
    interactor.result = .success(detail)
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
    #expect(view.messages == ["Data updated"])
    #expect(view.changes > 0)
    #expect(viewModel.summary == "To the Moon.")
    #expect(viewModel.problem == nil && viewModel.age == nil && !viewModel.isLoading)
  }

  @Test("says what is wrong, and from when what it has is")
  func failure() async {
    interactor.kept = detail
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
    #expect(view.messages == [])
    #expect(viewModel.problem == "The launches' server cannot be reached.")
    #expect(viewModel.age == "As of 1970-01-01 00:01")
    #expect(viewModel.canRetry)
  }

  @Test("does not hold its View")
  func weakness() {
    weak var gone: FakeLaunchView?
    do {
      let other = FakeLaunchView()
      viewModel.view = other
      gone = other
    }
    #expect(gone == nil && viewModel.view == nil)
  }
}
