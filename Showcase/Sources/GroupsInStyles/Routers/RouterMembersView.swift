import Calcot
import CalcotViews
import Groups

extension RouterStyle {
  struct MembersView: SemanticView {
    let viewModel: MembersViewModel

    var screen: Screen {
      let texts = viewModel.texts
      return Screen(viewModel.title) {
        if let problem = viewModel.problem {
          Text(problem, role: .error)
          Button(texts.tryAgain, role: .main) { await viewModel.refreshButtonTapped() }
        }
        if viewModel.isLoading { ActivityIndicator(texts.loadingMembers) }
        if viewModel.isEmpty { Text(texts.nobodyYet) }
        List(viewModel.cells, label: texts.memberList) { cell in
          guard let place = viewModel.place(of: cell) else { return Row(cell.title) }
          let row = Row(cell.title) { viewModel.cellTapped(cell) }.leads(to: place)
          guard let removal = cell.removal else { return row }
          return row.actions {
            Button(removal, role: .destructive) { await viewModel.removeButtonTapped(cell) }
          }
        }
        .onShow { await viewModel.cellsShown($0) }
        if let summary = viewModel.summary { Text(summary, role: .secondary) }
      } toolbar: {
        if viewModel.canChange {
          Button(texts.addMembers, role: .main) { viewModel.addButtonTapped() }
        }
        Button(texts.refresh, role: .refresh, isEnabled: !viewModel.isLoading) {
          await viewModel.refreshButtonTapped()
        }
      }
    }
  }
}
