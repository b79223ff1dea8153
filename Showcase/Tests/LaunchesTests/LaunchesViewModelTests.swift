import Calcot
import CalcotTesting
import CalcotViews
import LaunchesFakes
import Testing

@testable import Launches

/// What the View was told last.
extension FakeLaunchesViewDelegate {
  var title: String? { showTitleCalls.last }
  var search: String? { showSearchCalls.last }
  var rows: [LaunchRow] { showRowsCalls.last ?? [] }
  var count: String? { showCountCalls.last ?? nil }
  var nothingFound: String? { showNothingFoundCalls.last ?? nil }
  var problem: String? { showProblemCalls.last ?? nil }
  var age: String? { showAgeCalls.last ?? nil }
  var deleteButton: String? { showDeleteButtonCalls.last ?? nil }
  /// The texts of the activities shown so far.
  var activities: [String] { showLoadingCalls.compactMap(\.self) }
  var isLoading: Bool { (showLoadingCalls.last ?? nil) != nil }
  var canRefresh: Bool { showRefreshButtonCalls.last ?? false }
  var canDownload: Bool { showDownloadButtonCalls.last ?? false }
}

private final class FakeLaunchesInteractor: LaunchesInteracting {
  var launches = Known<[Launch]>()
  /// The change that a fetch makes.
  var fetched: (inout Known<[Launch]>) -> Void = { _ in }
  let gate = Gate()
  var offline = 0
  private(set) var offlineCount = 0
  var deletionFailure: LaunchesStoreError?
  private(set) var calls: [String] = []

  func countOffline() async { offlineCount = offline }

  func deleteOffline() async throws(LaunchesStoreError) {
    if let deletionFailure { throw deletionFailure }
    offlineCount = 0
  }

  func launches(matching search: String) -> [Launch] {
    (launches.value ?? []).filter { search.isEmpty || $0.mission == search }
  }

  func loadLaunches(_ changed: @MainActor () -> Void) async {
    calls.append("load")
    await gate.passUnlessCancelled()
    await fetchLaunches(changed)
  }

  func fetchLaunches(_ changed: @MainActor () -> Void) async {
    calls.append("fetch")
    launches.beginLoading()
    changed()
    fetched(&launches)
    changed()
  }
}

/// Tests of the list's ViewModel alone: the test is its View.
@MainActor
@Suite struct LaunchesViewModelTests {
  private let interactor = FakeLaunchesInteractor()
  private let coordinator = FakeLaunchesCoordinator()
  private let view = FakeLaunchesViewDelegate()
  private let scope = TestScope()
  private let viewModel: LaunchesViewModel

  init() {
    viewModel = Self.viewModel(interactor, coordinator, scope)
    viewModel.view = view
    interactor.fetched = { $0.endLoading(with: Kept(.moonAndMars, at: 60)) }
  }

  private static func viewModel(
    _ interactor: FakeLaunchesInteractor, _ coordinator: FakeLaunchesCoordinator,
    _ scope: TestScope, permission: any PermissionService = PermissionNotNeeded()
  ) -> LaunchesViewModel {
    LaunchesViewModel(
      interactor: interactor, coordinator: coordinator, permission: permission, texts: .english,
      scope: scope.scope)
  }

  private func load() async {
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
  }

  @Test func `tells its View what to show before anything is known`() {
    scope.run { viewModel.onViewDidLoad() }
    #expect(view.title == "Launches" && view.search == "")
    #expect(view.rows.isEmpty && view.count == nil && view.nothingFound == nil)
    #expect(view.canRefresh && !view.canDownload)
  }

  @Test func `loads when its View has loaded, and tells it the rows`() async {
    await load()
    #expect(interactor.calls == ["load", "fetch"])
    #expect(view.activities == ["Loading the launches"] && !view.isLoading && view.canRefresh)
    #expect(view.rows.map(\.title) == ["Apollo 11", "Mariner 1", "Viking 1"])
    #expect(view.rows[1].detail == "22 Jul 1962 · Atlas-Agena B · Cape Canaveral · Failure")
    #expect(view.count == "3 launches" && view.problem == nil && view.canDownload)
  }

  @Test func `stops loading when its scope ends`() async {
    interactor.gate.close()
    scope.run { viewModel.onViewDidLoad() }
    await scope.settle()
    #expect(interactor.gate.waiters == 1)
    scope.end()
    await scope.settle()
    #expect(interactor.gate.waiters == 0)
  }

  @Test func `puts the way to a launch into its row`() async {
    await load()
    view.rows[2].open()
    view.rows[0].open()
    #expect(coordinator.navigations == ["open Viking 1", "open Apollo 11"])
  }

  @Test func `tells a problem, and from when the rows are`() async {
    await load()
    interactor.fetched = { $0.endLoading(with: .unreachable) }
    await viewModel.onRefreshButtonTapped()
    #expect(view.problem == "The launches' server cannot be reached.")
    #expect(view.age == "As of 1 Jan 1970 at 00:01" && view.rows.count == 3)
    interactor.fetched = { $0.endLoading(with: Kept([], at: 120)) }
    await viewModel.onRefreshButtonTapped()
    #expect(view.problem == nil && view.age == nil)
    #expect(view.count == "0 launches" && !view.canDownload)
  }

  @Test func `searches at each change of the text`() async {
    await load()
    viewModel.onSearchChanged("Viking 1")
    #expect(view.search == "Viking 1" && view.rows.map(\.title) == ["Viking 1"])
    #expect(view.count == "1 launch" && view.nothingFound == nil)
    viewModel.onSearchChanged("Viking 3")
    #expect(view.rows.isEmpty && view.nothingFound == "No launch is called that.")
    #expect(view.canDownload)
    viewModel.onSearchChanged(String(repeating: "V", count: 1_000))
    #expect(view.search?.count == 200)
  }

  @Test func `shows the download module`() async {
    await viewModel.onDownloadButtonTapped()
    #expect(coordinator.navigations == ["show download"])
    #expect(coordinator.calls == [])
  }

  @Test func `downloads only with the permission, and says first what it is for`() async {
    let viewModel = Self.viewModel(
      interactor, coordinator, scope, permission: FakePermissionService(.undetermined))
    await viewModel.onDownloadButtonTapped()
    #expect(coordinator.navigations == [])
    coordinator.confirms = [true]
    await viewModel.onDownloadButtonTapped()
    #expect(coordinator.navigations == ["show download"])
    #expect(
      coordinator.calls == [
        .confirm("Download all launches?"), .confirm("Download all launches?"),
      ])
  }

  @Test func `leads to the settings where downloads were forbidden before`() async {
    coordinator.confirms = [true]
    await Self.viewModel(interactor, coordinator, scope, permission: FakePermissionService(.denied))
      .onDownloadButtonTapped()
    #expect(
      coordinator.calls == [.confirm("Downloads are not allowed here"), .open("app-settings:")])
    #expect(coordinator.navigations == [])
  }

  private func appear() async {
    scope.run { viewModel.onViewWillAppear() }
    await scope.settle()
  }

  @Test func `offers to delete what can be read offline, where there is something`() async {
    await appear()
    #expect(view.deleteButton == nil)
    interactor.offline = 2
    await appear()
    #expect(view.deleteButton == "Delete offline copies")
  }

  @Test func `asks, deletes what can be read offline, and says so`() async {
    interactor.offline = 2
    await appear()
    await viewModel.onDeleteButtonTapped()
    #expect(coordinator.calls == [.confirm("Delete the copies?")])
    #expect(view.deleteButton != nil)
    coordinator.confirms = [true]
    await viewModel.onDeleteButtonTapped()
    #expect(
      coordinator.calls.suffix(3) == [
        .confirm("Delete the copies?"), .activity("Deleting the copies"),
        .message("The copies are deleted.", .success),
      ])
    #expect(view.deleteButton == nil)
  }

  @Test func `says why nothing was deleted, and offers it again`() async {
    interactor.offline = 2
    await appear()
    interactor.deletionFailure = .unavailable("the disk is gone")
    coordinator.confirms = [true]
    await viewModel.onDeleteButtonTapped()
    #expect(
      coordinator.calls.last == .message("They cannot be deleted: the disk is gone", .error))
    #expect(view.deleteButton != nil)
  }

  @Test func `tells a View that comes later everything, and the former one nothing more`() async {
    await load()
    viewModel.onSearchChanged("Viking 1")
    let other = FakeLaunchesViewDelegate()
    viewModel.view = other
    scope.run { viewModel.onViewDidLoad() }
    #expect(other.title == "Launches" && other.search == "Viking 1")
    #expect(other.rows.map(\.title) == ["Viking 1"] && other.count == "1 launch")
    #expect(other.canRefresh && other.canDownload)
    viewModel.onSearchChanged("")
    #expect(other.rows.count == 3 && view.rows.count == 1)
  }

  @Test func `does not hold its View`() {
    weak var gone: FakeLaunchesViewDelegate?
    do {
      let other = FakeLaunchesViewDelegate()
      viewModel.view = other
      gone = other
    }
    #expect(gone == nil && viewModel.view == nil)
  }
}
