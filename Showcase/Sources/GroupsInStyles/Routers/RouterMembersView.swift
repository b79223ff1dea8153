import Calcot
import CalcotViews
import Groups

extension RouterStyle {
  struct MembersView: SemanticView {
    let viewModel: MembersViewModel

    var screen: Screen {
      Screen(viewModel.title) {
        if let problem = viewModel.problem {
          Text(problem, role: .error)
          Button(viewModel.tryAgainLabel, role: .main) { await viewModel.refreshButtonTapped() }
        }
        if let activity = viewModel.activity { ActivityIndicator(activity) }
        if let empty = viewModel.emptyText { Text(empty) }
        List(viewModel.cells, label: viewModel.listLabel) { row in
          Row(row.name, opens: row.open).actions {
            if let label = row.removeLabel {
              Button(label, role: .destructive) { await viewModel.removeButtonTapped(row) }
            }
          }
        }
        .onShow { await viewModel.cellsShown($0) }
        if let summary = viewModel.summary { Text(summary, role: .secondary) }
      } toolbar: {
        if let add = viewModel.addMembers { Button(add.label, role: add.role) { add.open() } }
        Button(viewModel.refreshLabel, role: .refresh, isEnabled: viewModel.canRefresh) {
          await viewModel.refreshButtonTapped()
        }
      }
    }
  }
}
