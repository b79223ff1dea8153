import Calcot
import CalcotViews
import Localization

// calcot:fake
@MainActor
protocol LaunchesViewDelegate: AnyObject {
  func showTitle(_ title: String)
  func showSearch(_ search: String)
  func showRows(_ rows: [LaunchRow])
  func showCount(_ count: String?)
  /// Shows a text in place of rows.
  func showNothingFound(_ text: String?)
  /// Shows a problem with a button to try again.
  func showProblem(_ problem: String?)
  func showAge(_ age: String?)
  func showLoading(_ text: String?)
  func showRefreshButton(isEnabled: Bool)
  func showDownloadButton(isEnabled: Bool)
  /// Shows a button that deletes the launches that can be read offline; nil if there are none.
  func showDeleteButton(_ label: String?)
}

final class LaunchesViewModel: ViewLifecycle {
  weak var view: (any LaunchesViewDelegate)?
  private(set) var search: String
  private let interactor: any LaunchesInteracting
  private let coordinator: any LaunchesCoordinating
  private let permission: any PermissionService
  private let texts: LaunchesTexts
  private let scope: Scope

  init(
    search: String = "", interactor: any LaunchesInteracting,
    coordinator: any LaunchesCoordinating, permission: any PermissionService,
    texts: LaunchesTexts, scope: Scope
  ) {
    self.search = search
    self.interactor = interactor
    self.coordinator = coordinator
    self.permission = permission
    self.texts = texts
    self.scope = scope
    texts.region.didChange.add(self, LaunchesViewModel.showEverything)
  }

  var labels: LaunchesLabels { texts.labels }

  func onViewDidLoad() {
    showEverything()
    scope.task("load the launches", policy: .exclusive) {
      await self.interactor.loadLaunches(self.showLaunches)
    }
  }

  func onViewWillAppear() { countOffline() }

  /// Called when a launch has been read beside the list.
  func onLaunchRead() { countOffline() }

  private func countOffline() {
    scope.task("count what is kept", policy: .latest) {
      await self.interactor.countOffline()
      self.showDeleteButton()
    }
  }

  func onRefreshButtonTapped() async { await interactor.fetchLaunches(showLaunches) }

  func onDownloadButtonTapped() async {
    let permission = PermissionHandler(
      router: coordinator, service: permission, texts: texts.downloadPermission)
    if await permission.ask() == .granted { coordinator.showDownloadModule() }
  }

  func onDeleteButtonTapped() async {
    let deletion = DeletionHandler<Int>(router: coordinator, texts: texts.deletion) {
      [interactor] _ throws(LaunchesStoreError) in try await interactor.deleteOffline()
    }
    await deletion.delete(interactor.offlineCount)
    showDeleteButton()
  }

  func onSearchChanged(_ text: String) {
    // NB: a search is saved, and nobody searches for more.
    search = String(text.prefix(200))
    view?.showSearch(search)
    showLaunches()
  }

  private func showEverything() {
    view?.showTitle(texts.launches)
    view?.showSearch(search)
    showDeleteButton()
    showLaunches()
  }

  private func showDeleteButton() {
    view?.showDeleteButton(interactor.offlineCount > 0 ? texts.deleteOffline : nil)
  }

  private func showLaunches() {
    let launches = interactor.launches
    let found = interactor.launches(matching: search)
    view?.showRows(found.map(row))
    view?.showCount(launches.value.map { _ in texts.count(found.count) })
    view?.showNothingFound(launches.value != nil && found.isEmpty ? texts.nothingFound : nil)
    view?.showProblem(launches.problem.map(texts.message))
    view?.showAge(launches.age.map(texts.kept))
    view?.showLoading(launches.isLoading ? texts.loading : nil)
    view?.showRefreshButton(isEnabled: !launches.isLoading)
    view?.showDownloadButton(isEnabled: launches.value?.isEmpty == false)
  }

  private func row(_ launch: Launch) -> LaunchRow {
    LaunchRow(
      id: launch.id, title: launch.mission, detail: texts.line(launch), rocket: launch.rocket,
      open: coordinator.opening(launch))
  }
}
