import Calcot
import CalcotViews

final class DownloadView: StatefulView<DownloadViewModel>, DownloadViewDelegate {
  @MainActor
  private struct Shown {
    var title = ""
    var progress: any Content = ActivityIndicator("")
    var problem: String?
  }

  private var shown = Shown() { didSet { setNeedsUpdate() } }

  func showTitle(_ title: String) { shown.title = title }
  func showLoading(_ text: String) { shown.progress = ActivityIndicator(text) }
  func showProgress(_ text: String, done: Int, total: Int) {
    shown.progress = ProgressBar(text, value: done, total: total)
  }
  func showProblem(_ problem: String?) { shown.problem = problem }

  override func screen(_ viewModel: DownloadViewModel) -> Screen {
    Screen(shown.title) {
      shown.progress
      if let problem = shown.problem {
        Text(problem, role: .error)
        Button(viewModel.labels.tryAgain, role: .main) { viewModel.onTryAgainButtonTapped() }
      }
    } toolbar: {
      Button(viewModel.labels.cancel, role: .cancel) { viewModel.onCancelButtonTapped() }
    }
  }
}
