import Calcot

@MainActor
protocol LaunchesViewDelegate: AnyObject {
  /// Called when the launches or the error change.
  func launchesDidChange()
}

@MainActor
protocol LaunchesCoordinating: AnyObject {
  func showLaunch(_ launch: Launch)
  func showDownloadModule()
}

@MainActor
final class LaunchesViewModel: ViewLifecycle {
  weak var view: (any LaunchesViewDelegate)?
  let texts: LaunchesTexts
  private(set) var search: String
  private(set) var isLoading = false
  private var launches: Kept<[Launch]>?
  private var error: LaunchesAPIError?
  private let interactor: any LaunchesInteracting
  private let coordinator: any LaunchesCoordinating
  private let scope: Scope

  init(
    search: String = "", interactor: any LaunchesInteracting,
    coordinator: any LaunchesCoordinating, texts: LaunchesTexts, scope: Scope
  ) {
    self.search = search
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
    self.scope = scope
  }

  var title: String { texts.launches }
  var problem: String? { error.map(texts.message) }
  /// The age of the list; nil if it is known to be current.
  var age: String? { error == nil ? nil : launches.map { texts.kept($0.date) } }
  var canDownload: Bool { launches?.value.isEmpty == false }
  var rows: [Launch] {
    let all = launches?.value ?? []
    guard !search.isEmpty else { return all }
    return all.filter { "\($0.mission) \($0.rocket) \($0.date.year)".contains(caseless: search) }
  }
  var count: String? { launches.map { _ in texts.count(rows.count) } }
  var isNothingFound: Bool { launches != nil && rows.isEmpty }

  func onViewDidLoad() {
    scope.task("load the launches") {
      self.launches = await self.interactor.keptLaunches()
      self.view?.launchesDidChange()
      await self.load()
    }
  }

  func onRefreshButtonTapped() async { await load() }
  func onLaunchTapped(_ launch: Launch) { coordinator.showLaunch(launch) }
  func onDownloadButtonTapped() { coordinator.showDownloadModule() }

  func onSearchChanged(_ search: String) {
    self.search = search
    view?.launchesDidChange()
  }

  private func load() async {
    guard !isLoading else { return }
    isLoading = true
    view?.launchesDidChange()
    do throws(LaunchesAPIError) {
      launches = try await interactor.fetchLaunches()
      error = nil
    } catch .cancelled {
    } catch {
      self.error = error
    }
    isLoading = false
    view?.launchesDidChange()
  }
}

extension String {
  /// Returns whether the string contains `text`, regardless of case.
  fileprivate func contains(caseless text: String) -> Bool {
    lowercased().contains(text.lowercased())
  }
}
