import Calcot
import CalcotViews

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
      List(viewModel.members, label: texts.memberList) { member in
        let row = Row(member.name) { viewModel.rowTapped(member) }
          .leads(to: viewModel.place(of: member))
        guard viewModel.canChange else { return row }
        return row.actions {
          Button(texts.remove, role: .destructive) { await viewModel.removeButtonTapped(member) }
        }
      }
      .onShow { await viewModel.rowsShown($0) }
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
