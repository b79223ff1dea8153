import CalcotViews

struct GroupsView: SemanticView {
  let viewModel: GroupsViewModel

  var screen: Screen {
    Screen(viewModel.groupsCategory) {
      List(viewModel.rows) { row in Row(row.name) { viewModel.rowTapped(row) } }
    } toolbar: {
      Button("Refresh", role: .refresh) { await viewModel.fetchGroups() }
    }
  }
}
