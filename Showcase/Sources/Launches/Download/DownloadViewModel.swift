import Calcot
import Localization

// calcot:fake
@MainActor
protocol DownloadViewDelegate: AnyObject {
  func showTitle(_ title: String)
  /// Shows that the launches to download are being read.
  func showLoading(_ text: String)
  /// Shows how many launches are done, from when their number is known.
  func showProgress(_ text: String, done: Int, total: Int)
  /// Shows a problem with a button to try again.
  func showProblem(_ problem: String?)
}

/// A ViewModel that downloads every launch with its details. It stops when the screen leaves.
final class DownloadViewModel: ViewLifecycle {
  weak var view: (any DownloadViewDelegate)?
  private var problem: DownloadError?
  private let interactor: any DownloadInteracting
  private let coordinator: any DownloadCoordinating
  private let texts: LaunchesTexts
  private let scope: Scope

  init(
    interactor: any DownloadInteracting, coordinator: any DownloadCoordinating,
    texts: LaunchesTexts, scope: Scope
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
    self.scope = scope
    texts.region.didChange.add(self, DownloadViewModel.showEverything)
  }

  var labels: LaunchesLabels { texts.labels }

  func onViewDidLoad() {
    showEverything()
    if problem == nil { download() }
  }

  func onTryAgainButtonTapped() { download() }
  func onCancelButtonTapped() { coordinator.dismissDownload() }

  private func download() {
    scope.task("keep the launches", policy: .exclusive) { await self.downloadLaunches() }
  }

  private func downloadLaunches() async {
    problem = nil
    showProgress()
    do throws(DownloadError) {
      try await interactor.downloadLaunches(showProgress)
      coordinator.showMessage(texts.keptAll(interactor.done), .success)
      coordinator.dismissDownload()
    } catch {
      if !error.isCancellation { problem = error }
      showProgress()
    }
  }

  private func showEverything() {
    view?.showTitle(texts.keepAll)
    showProgress()
  }

  private func showProgress() {
    if interactor.total == nil, problem == nil {
      view?.showLoading(texts.loading)
    } else {
      let (done, total) = (interactor.done, interactor.total ?? 0)
      view?.showProgress(texts.progress(done, of: total), done: done, total: total)
    }
    view?.showProblem(problem.map(texts.message))
  }
}
