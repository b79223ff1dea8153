import Calcot
import CalcotStreams
import CalcotViews
import Groups

extension StreamStyle {
  struct MembersView: SemanticView {
    let viewModel: MembersViewModel.Outputs

    var screen: Screen {
      let (status, labels) = (viewModel.status.value, viewModel.labels)
      return Screen(viewModel.title.value, isMissing: status.isMissing) {
        if let problem = status.problem {
          Text(problem, role: .error)
          Button(labels.tryAgain, role: .main, action: viewModel.refresh)
        }
        if let activity = status.activity { ActivityIndicator(activity) }
        if let empty = status.emptyText { EmptyState(empty) }
        List(viewModel.rows.value, label: viewModel.listLabel) { row in
          Row(row.name, opens: row.open).avatar(nil).actions {
            if let label = row.removeLabel {
              Button(label, role: .destructive, action: viewModel.remove, with: row)
            }
          }
        }
        .onShow { await viewModel.showRows.execute($0) }
        if let summary = status.summary { Text(summary, role: .secondary) }
      } toolbar: {
        if let add = viewModel.addMembers.value {
          Button(add)
        }
        Button(labels.refresh, role: .refresh, action: viewModel.refresh)
      }
    }
  }
}
