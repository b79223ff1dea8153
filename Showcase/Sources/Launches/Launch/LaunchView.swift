import Calcot
import CalcotViews

final class LaunchView: StatefulView<LaunchViewModel>, LaunchViewDelegate {
  private struct Shown {
    var title = ""
    var outcome: Text?
    var canRetry = false
    var age, summary, loading: String?
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
    shown.outcome = Text(message, role: .secondary)
    shown.canRetry = false
  }

  func showProblem(_ problem: String, canRetry: Bool) {
    shown.outcome = Text(problem, role: .error)
    shown.canRetry = canRetry
  }

  override func screen(_ viewModel: LaunchViewModel) -> Screen {
    let labels = viewModel.labels
    return Screen(shown.title) {
      if let outcome = shown.outcome { outcome }
      if shown.canRetry {
        Button(labels.tryAgain, role: .main) { await viewModel.onRefreshButtonTapped() }
      }
      if let age = shown.age { Text(age, role: .secondary) }
      if let summary = shown.summary { Text(summary) }
      for fact in shown.facts { Row(fact.title, detail: fact.detail) }
      if let loading = shown.loading { ActivityIndicator(loading) }
    } toolbar: {
      Button(labels.refresh, role: .refresh, isEnabled: shown.canRefresh) {
        await viewModel.onRefreshButtonTapped()
      }
    }
  }
}
