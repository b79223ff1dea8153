import Calcot

final class GroupsView: SemanticView<GroupsViewModel> {
  override func screen(_ viewModel: GroupsViewModel) -> Screen {
    Screen(viewModel.title) {
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button("Try again", role: .main) { await viewModel.refreshButtonTapped() }
      }
      if viewModel.isLoading { ActivityIndicator("Loading the groups") }
      if viewModel.isEmpty { Text("There are no groups yet. Make the first one.") }
      List(viewModel.rows) { row in
        Row(row.name, detail: row.members) { viewModel.rowTapped(row) }
      }
      if let refreshed = viewModel.refreshed { Text(refreshed, role: .secondary) }
    } toolbar: {
      Button("New group", role: .main) { viewModel.newGroupButtonTapped() }
      Button("Refresh", isEnabled: !viewModel.isLoading) { await viewModel.refreshButtonTapped() }
    }
  }
}
