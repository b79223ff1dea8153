import Calcot

@MainActor
protocol DownloadViewDelegate: AnyObject {
  /// Called when the progress or the error changes.
  func progressDidChange()
}

@MainActor
protocol DownloadCoordinating: MessageShowing {
  func dismissDownload()
}

/// A ViewModel that downloads every launch with its details, one after the other. It continues
/// where it was stopped, and stops when the screen leaves.
@MainActor
final class DownloadViewModel: ViewLifecycle {
  weak var view: (any DownloadViewDelegate)?
  let texts: LaunchesTexts
  private(set) var done = 0
  private var launches: [Launch.ID]?
  private var error: DownloadError?
  private var isRunning = false
  private let interactor: any DownloadInteracting
  private let coordinator: any DownloadCoordinating
  private let scope: Scope

  init(
    interactor: any DownloadInteracting, coordinator: any DownloadCoordinating,
    texts: LaunchesTexts, scope: Scope
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
    self.scope = scope
  }

  var title: String { texts.keepAll }
  var total: Int { launches?.count ?? 0 }
  var progress: String { texts.progress(done, of: total) }
  var isStarting: Bool { launches == nil && error == nil }
  var problem: String? { error.map(texts.message) }

  func onViewDidLoad() { scope.task("keep the launches") { await self.run() } }
  func onTryAgainButtonTapped() async { await run() }
  func onCancelButtonTapped() { coordinator.dismissDownload() }

  private func run() async {
    guard !isRunning else { return }
    isRunning = true
    error = nil
    view?.progressDidChange()
    do throws(DownloadError) {
      try await downloadTheRest()
      coordinator.showMessage(texts.keptAll(total), .success)
      coordinator.dismissDownload()
    } catch {
      if !error.isCancellation { self.error = error }
    }
    isRunning = false
    view?.progressDidChange()
  }

  private func downloadTheRest() async throws(DownloadError) {
    let launches: [Launch.ID] =
      if let known = self.launches { known } else { try await interactor.launches() }
    self.launches = launches
    view?.progressDidChange()
    for id in launches[done...] {
      try await interactor.download(id)
      done += 1
      view?.progressDidChange()
    }
  }
}
