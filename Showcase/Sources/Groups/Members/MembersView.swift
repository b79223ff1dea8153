import Calcot
import CalcotViews

struct MembersView: SemanticView {
  let viewModel: MembersViewModel

  var screen: Screen {
    let (status, labels) = (viewModel.status, viewModel.labels)
    return Screen(viewModel.title, isMissing: status.isMissing) {
      if let problem = status.problem {
        Text(problem, role: .error)
        Button(labels.tryAgain, role: .main) { await viewModel.refreshButtonTapped() }
      }
      if let activity = status.activity { ActivityIndicator(activity) }
      if let empty = status.emptyText { EmptyState(empty) }
      List(viewModel.rows, label: viewModel.listLabel) { row in
        Row(row.name, opens: row.open).avatar(nil).actions {
          if let label = row.removeLabel {
            Button(label, role: .destructive) { await viewModel.removeButtonTapped(row) }
          }
        }
      }
      .onShow { await viewModel.rowsShown($0) }
      if let summary = status.summary { Text(summary, role: .secondary) }
    } toolbar: {
      if let add = viewModel.addMembers { Button(add) }
      Button(labels.refresh, role: .refresh, isEnabled: status.canRefresh) {
        await viewModel.refreshButtonTapped()
      }
    }
  }
}
