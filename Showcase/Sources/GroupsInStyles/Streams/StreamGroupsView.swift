import Calcot
import CalcotStreams
import CalcotViews
import Groups

extension StreamStyle {
  struct GroupsView: SemanticView {
    let viewModel: GroupsViewModel.Outputs

    var screen: Screen {
      Screen(viewModel.title.value) {
        TextField(
          viewModel.searchLabel, text: viewModel.search.value,
          placeholder: viewModel.searchPlaceholder, role: .search
        ) { viewModel.changeSearch.start($0) }
        .onEdited { await viewModel.searchEdited.execute() }
        if let problem = viewModel.problem.value {
          Text(problem, role: .error)
          Button(viewModel.tryAgainLabel, role: .main, action: viewModel.refresh)
        }
        if let activity = viewModel.activity.value { ActivityIndicator(activity) }
        if let empty = viewModel.emptyText.value { Text(empty) }
        List(viewModel.rows.value) { Row($0.name, detail: $0.members, opens: $0.open) }
          .onShow { await viewModel.showRows.execute($0) }
        if let summary = viewModel.summary.value { Text(summary, role: .secondary) }
      } toolbar: {
        for link in viewModel.links.value { Button(link.label, role: link.role) { link.open() } }
        Button(viewModel.refreshLabel, role: .refresh, action: viewModel.refresh)
      }
    }
  }
}
