import Calcot

final class GroupView: SemanticView<GroupViewModel> {
  override func screen(_ viewModel: GroupViewModel) -> Screen {
    Screen(viewModel.title) {
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button("Try again", role: .main) { await viewModel.refreshButtonTapped() }
      }
      if let summary = viewModel.summary { Text(summary, role: .secondary) }
      if viewModel.isLoading { ActivityIndicator("Loading the members") }
      if viewModel.isEmpty { Text("Nobody is in this group yet.") }
      List(viewModel.rows, label: "Members") { row in
        Row(row.name).actions {
          Button("Remove", role: .destructive) { await viewModel.removeButtonTapped(row) }
        }
      }
    } toolbar: {
      Button("Refresh", isEnabled: !viewModel.isLoading) { await viewModel.refreshButtonTapped() }
    }
  }
}
