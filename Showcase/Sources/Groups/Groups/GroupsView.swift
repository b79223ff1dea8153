import Calcot
import CalcotViews

struct GroupsView: SemanticView {
  let viewModel: GroupsViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      TextField(
        viewModel.searchLabel, text: viewModel.search, placeholder: viewModel.searchPlaceholder,
        role: .search
      ) { viewModel.searchChanged($0) }
      .onEdited { await viewModel.searchEdited() }
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button(viewModel.tryAgainLabel, role: .main) { await viewModel.refreshButtonTapped() }
      }
      if let activity = viewModel.activity { ActivityIndicator(activity) }
      if let empty = viewModel.emptyText { Text(empty) }
      List(viewModel.rows) { Row($0.name, detail: $0.members, opens: $0.open) }
        .onShow { await viewModel.rowsShown($0) }
      if let summary = viewModel.summary { Text(summary, role: .secondary) }
    } toolbar: {
      for link in viewModel.links { Button(link.label, role: link.role) { link.open() } }
      Button(viewModel.refreshLabel, role: .refresh, isEnabled: viewModel.canRefresh) {
        await viewModel.refreshButtonTapped()
      }
    }
  }
}
