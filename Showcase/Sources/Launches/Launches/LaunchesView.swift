import Calcot
import CalcotViews

final class LaunchesView: StatefulView<LaunchesViewModel>, LaunchesViewDelegate {
  private struct Shown {
    var title = ""
    var search = ""
    var rows: [LaunchRow] = []
    var count, nothingFound, problem, age, loading: String?
    var deleteButton: String?
    var canRefresh = false
    var canDownload = false
  }

  private var shown = Shown() { didSet { setNeedsUpdate() } }

  func showTitle(_ title: String) { shown.title = title }
  func showSearch(_ search: String) { shown.search = search }
  func showRows(_ rows: [LaunchRow]) { shown.rows = rows }
  func showCount(_ count: String?) { shown.count = count }
  func showNothingFound(_ text: String?) { shown.nothingFound = text }
  func showProblem(_ problem: String?) { shown.problem = problem }
  func showAge(_ age: String?) { shown.age = age }
  func showLoading(_ text: String?) { shown.loading = text }
  func showRefreshButton(isEnabled: Bool) { shown.canRefresh = isEnabled }
  func showDownloadButton(isEnabled: Bool) { shown.canDownload = isEnabled }
  func showDeleteButton(_ label: String?) { shown.deleteButton = label }

  override func screen(_ viewModel: LaunchesViewModel) -> Screen {
    let labels = viewModel.labels
    return Screen(shown.title) {
      TextField(
        labels.search, text: shown.search, placeholder: labels.partOfName, role: .search
      ) { viewModel.onSearchChanged($0) }
      if let problem = shown.problem {
        Text(problem, role: .error)
        Button(labels.tryAgain, role: .main) { await viewModel.onRefreshButtonTapped() }
      }
      if let age = shown.age { Text(age, role: .secondary) }
      if let loading = shown.loading { ActivityIndicator(loading) }
      if let nothingFound = shown.nothingFound { EmptyState(nothingFound) }
      List(shown.rows) { row in
        Row(row.title, detail: row.detail, opens: row.open).avatar(.initials(of: row.rocket))
      }
      if let count = shown.count { Text(count, role: .secondary) }
    } toolbar: {
      Button(labels.refresh, role: .refresh, isEnabled: shown.canRefresh) {
        await viewModel.onRefreshButtonTapped()
      }
      Button(labels.keepAll, isEnabled: shown.canDownload) {
        await viewModel.onDownloadButtonTapped()
      }
      if let label = shown.deleteButton {
        Button(label, role: .destructive) { await viewModel.onDeleteButtonTapped() }
      }
    }
  }
}
