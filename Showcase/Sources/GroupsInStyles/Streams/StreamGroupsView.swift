import Calcot
import CalcotStreams
import CalcotViews
import Groups

extension StreamStyle {
  struct GroupsView: SemanticView {
    let viewModel: GroupsViewModel.Outputs

    var screen: Screen {
      let (status, labels) = (viewModel.status.value, viewModel.labels)
      return Screen(viewModel.title.value) {
        TextField(
          labels.search, text: viewModel.search.value,
          placeholder: labels.searchPlaceholder, role: .search
        ) { viewModel.changeSearch.start($0) }
        .onEdited { await viewModel.searchEdited.execute() }
        if let problem = status.problem {
          Text(problem, role: .error)
          Button(labels.tryAgain, role: .main, action: viewModel.refresh)
        }
        if let activity = status.activity { ActivityIndicator(activity) }
        if let empty = status.emptyText { EmptyState(empty) }
        viewModel.links.value.rows
        List(viewModel.rows.value) {
          Row($0.name, detail: $0.members, opens: $0.open).avatar($0.picture)
        }
        .onShow { await viewModel.showRows.execute($0) }
        if let summary = status.summary { Text(summary, role: .secondary) }
      } toolbar: {
        viewModel.links.value.buttons
        Button(labels.refresh, role: .refresh, action: viewModel.refresh)
      }
    }
  }
}
