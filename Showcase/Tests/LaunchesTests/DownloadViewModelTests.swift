import Calcot
import CalcotTesting
import Testing

@testable import Launches

/// What the View was told.
extension FakeDownloadViewDelegate {
  var title: String? { showTitleCalls.last }
  var progress: [String] { showProgressCalls.map(\.text) }
  var numbers: [Int] { showProgressCalls.last.map { [$0.done, $0.total] } ?? [] }
  var problem: String? { showProblemCalls.last ?? nil }
}

private final class FakeDownloadInteractor: DownloadInteracting {
  var done = 0
  var total: Int?
  var failure: DownloadError?
  let gate = Gate()
  private(set) var downloads = 0

  func downloadLaunches(_ changed: @MainActor () -> Void) async throws(DownloadError) {
    downloads += 1
    await gate.passUnlessCancelled()
    if Task.isCancelled { throw DownloadError(LaunchesAPIError.cancelled) }
    if let failure { throw failure }
    total = 2
    for number in 0...2 {
      done = number
      changed()
    }
  }
}

/// Tests of the download's ViewModel alone: the test is its View.
@MainActor
@Suite struct DownloadViewModelTests {
  private let interactor = FakeDownloadInteractor()
  private let coordinator = FakeLaunchesCoordinator()
  private let view = FakeDownloadViewDelegate()
  private let viewModel: DownloadViewModel
  private let scope = TestScope()

  init() {
    viewModel = DownloadViewModel(
      interactor: interactor, coordinator: coordinator, texts: .english, scope: scope.scope)
    viewModel.view = view
  }

  private func load() async {
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
  }

  @Test func `tells the progress, says that it is done, and dismisses its module`() async {
    await load()
    #expect(view.title == "Keep for offline")
    #expect(view.showLoadingCalls.first == "Loading the launches")
    #expect(view.progress.suffix(3) == ["0 of 2 kept", "1 of 2 kept", "2 of 2 kept"])
    #expect(view.numbers == [2, 2] && view.problem == nil)
    #expect(coordinator.calls == [.message("2 launches can be read offline.", .success)])
    #expect(coordinator.navigations == ["dismiss download"])
  }

  @Test func `tells a problem, and tries again`() async {
    interactor.failure = .store("the disk is full")
    await load()
    #expect(view.problem == "It cannot be kept: the disk is full")
    #expect(view.numbers == [0, 0] && coordinator.navigations == [])
    interactor.failure = nil
    scope.run { viewModel.onTryAgainButtonTapped() }
    await scope.settle()
    #expect(view.problem == nil && coordinator.navigations == ["dismiss download"])
  }

  @Test func `starts no second download while one runs`() async {
    interactor.gate.close()
    await load()
    scope.run { viewModel.onTryAgainButtonTapped() }
    await scope.settle()
    #expect(interactor.downloads == 1)
    interactor.gate.open()
    await scope.settle()
    #expect(coordinator.navigations == ["dismiss download"])
  }

  @Test func `stops when its scope ends, which is no problem`() async {
    interactor.gate.close()
    await load()
    #expect(interactor.gate.waiters == 1)
    scope.end()
    await scope.settle()
    #expect(interactor.gate.waiters == 0 && interactor.done == 0)
    #expect(view.problem == nil && coordinator.calls == [] && coordinator.navigations == [])
  }

  @Test func `dismisses its module when it is cancelled`() {
    viewModel.onCancelButtonTapped()
    #expect(coordinator.navigations == ["dismiss download"])
  }

  @Test func `tells a View that comes later everything`() async {
    interactor.failure = .api(.interrupted)
    await load()
    let other = FakeDownloadViewDelegate()
    viewModel.view = other
    await load()
    #expect(other.title == "Keep for offline" && other.progress == ["0 of 0 kept"])
    #expect(other.showLoadingCalls.isEmpty)
    #expect(other.problem == "The connection broke off.")
  }
}
