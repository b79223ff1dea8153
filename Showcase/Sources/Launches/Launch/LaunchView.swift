import Calcot
import CalcotViews

final class LaunchView: StatefulView<LaunchViewModel>, LaunchViewDelegate {
  private var message: String?

  func launchDidChange() { setNeedsUpdate() }

  func showSuccessMessage(_ message: String) {
    self.message = message
    setNeedsUpdate()
  }

  override func screen(_ viewModel: LaunchViewModel) -> Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title) {
      if let problem = viewModel.problem {
        Text(problem, role: .error)
      } else if let message {
        Text(message, role: .secondary)
      }
      if viewModel.canRetry {
        Button(texts.tryAgain, role: .main) { await viewModel.onRefreshButtonTapped() }
      }
      if let age = viewModel.age { Text(age, role: .secondary) }
      if let summary = viewModel.summary { Text(summary) }
      if let launch = viewModel.launch {
        Row(texts.date, detail: launch.date.description)
        Row(texts.rocket, detail: launch.rocket)
        Row(texts.site, detail: launch.site)
        Row(texts.outcome, detail: texts.name(of: launch.outcome))
      }
      if viewModel.isLoading { ActivityIndicator(texts.loadingLaunch) }
    } toolbar: {
      Button(texts.refresh, role: .refresh, isEnabled: !viewModel.isLoading) {
        await viewModel.onRefreshButtonTapped()
      }
    }
  }
}
