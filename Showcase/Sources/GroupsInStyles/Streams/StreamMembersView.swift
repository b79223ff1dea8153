import Calcot
import CalcotStreams
import CalcotViews
import Groups

extension StreamStyle {
  struct MembersView: SemanticView {
    let viewModel: MembersViewModel.Outputs

    var screen: Screen {
      Screen(viewModel.title.value) {
        if let problem = viewModel.problem.value {
          Text(problem, role: .error)
          Button(viewModel.tryAgainLabel, role: .main, action: viewModel.refresh)
        }
        if let activity = viewModel.activity.value { ActivityIndicator(activity) }
        if let empty = viewModel.emptyText.value { Text(empty) }
        List(viewModel.rows.value, label: viewModel.listLabel) { row in
          Row(row.name, opens: row.open).actions {
            if let label = row.removeLabel {
              Button(label, role: .destructive, action: viewModel.remove, with: row)
            }
          }
        }
        .onShow { await viewModel.showRows.execute($0) }
        if let summary = viewModel.summary.value { Text(summary, role: .secondary) }
      } toolbar: {
        if let add = viewModel.addMembers.value {
          Button(add.label, role: add.role) { add.open() }
        }
        Button(viewModel.refreshLabel, role: .refresh, action: viewModel.refresh)
      }
    }
  }
}
