import Calcot
import CalcotViews

final class LaunchView: StatefulView<LaunchViewModel>, LaunchViewDelegate {
  private struct Shown {
    var title = ""
    var problem, news, age, summary, loading: String?
    var canRetry = false
    var facts: [LaunchFact] = []
    var canRefresh = false
  }

  private var shown = Shown() { didSet { setNeedsUpdate() } }

  func showTitle(_ title: String) { shown.title = title }
  func showSummary(_ summary: String?) { shown.summary = summary }
  func showLaunch(_ facts: [LaunchFact]) { shown.facts = facts }
  func showAge(_ age: String?) { shown.age = age }
  func showLoading(_ text: String?) { shown.loading = text }
  func showRefreshButton(isEnabled: Bool) { shown.canRefresh = isEnabled }

  func showSuccessMessage(_ message: String) {
    (shown.problem, shown.news) = (nil, message)
    shown.canRetry = false
  }

  func showProblem(_ problem: String, canRetry: Bool) {
    (shown.problem, shown.news) = (problem, nil)
    shown.canRetry = canRetry
  }

  override func screen(_ viewModel: LaunchViewModel) -> Screen {
    let labels = viewModel.labels
    return Screen(shown.title, isMissing: shown.problem != nil && !shown.canRetry) {
      if let problem = shown.problem { Text(problem, role: .error) }
      if shown.canRetry {
        Button(labels.tryAgain, role: .main) { await viewModel.onRefreshButtonTapped() }
      }
      if !shown.facts.isEmpty {
        Row(shown.title, detail: shown.summary).avatar(.symbol(.rocket)).hero()
      }
      for fact in shown.facts { Row(fact.title, detail: fact.detail) }
      if let news = shown.news ?? shown.age { Text(news, role: .secondary) }
      if let loading = shown.loading { ActivityIndicator(loading) }
    } toolbar: {
      Button(labels.refresh, role: .refresh, isEnabled: shown.canRefresh) {
        await viewModel.onRefreshButtonTapped()
      }
    }
  }
}
