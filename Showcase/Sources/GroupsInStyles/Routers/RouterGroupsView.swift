import Calcot
import CalcotViews
import Groups

extension RouterStyle {
  struct GroupsView: SemanticView {
    let viewModel: GroupsViewModel

    var screen: Screen {
      let (status, labels) = (viewModel.status, viewModel.labels)
      return Screen(viewModel.title) {
        TextField(
          labels.search, text: viewModel.search, placeholder: labels.searchPlaceholder,
          role: .search
        ) { viewModel.searchChanged($0) }
        .onEdited { await viewModel.searchEdited() }
        if let problem = status.problem {
          Text(problem, role: .error)
          Button(labels.tryAgain, role: .main) { await viewModel.refreshButtonTapped() }
        }
        if let activity = status.activity { ActivityIndicator(activity) }
        if let empty = status.emptyText { EmptyState(empty) }
        viewModel.links.rows
        List(viewModel.cells) {
          Row($0.name, detail: $0.members, opens: $0.open).avatar($0.picture)
        }
        .onShow { await viewModel.cellsShown($0) }
        if let summary = status.summary { Text(summary, role: .secondary) }
      } toolbar: {
        viewModel.links.buttons
        Button(labels.refresh, role: .refresh, isEnabled: status.canRefresh) {
          await viewModel.refreshButtonTapped()
        }
      }
    }
  }
}
