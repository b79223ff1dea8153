import Calcot
import CalcotViews

final class DownloadView: StatefulView<DownloadViewModel>, DownloadViewDelegate {
  func progressDidChange() { setNeedsUpdate() }

  override func screen(_ viewModel: DownloadViewModel) -> Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title) {
      if viewModel.isStarting {
        ActivityIndicator(texts.loading)
      } else {
        ProgressBar(viewModel.progress, value: viewModel.done, total: viewModel.total)
      }
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button(texts.tryAgain, role: .main) { await viewModel.onTryAgainButtonTapped() }
      }
    } toolbar: {
      Button(texts.cancel, role: .cancel) { viewModel.onCancelButtonTapped() }
    }
  }
}
