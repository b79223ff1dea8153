import Calcot
import CalcotStreams
import CalcotViews
import Groups

extension StreamStyle {
  struct MembersView: SemanticView {
    let viewModel: MembersViewModel.Outputs

    var screen: Screen {
      let (texts, canChange) = (viewModel.texts, viewModel.canChange.value)
      return Screen(viewModel.title.value) {
        if let problem = viewModel.problem.value {
          Text(problem, role: .error)
          Button(texts.tryAgain, role: .main, action: viewModel.refresh)
        }
        if viewModel.isLoading.value { ActivityIndicator(texts.loadingMembers) }
        if viewModel.isEmpty.value { Text(texts.nobodyYet) }
        List(viewModel.members.value, label: texts.memberList) { member in
          let row = Row(member.name) { viewModel.memberTapped.accept(member) }
            .leads(to: viewModel.place(member))
          guard canChange else { return row }
          return row.actions {
            Button(texts.remove, role: .destructive, action: viewModel.remove, with: member)
          }
        }
        .onShow { await viewModel.showRows.execute($0) }
        if let summary = viewModel.summary.value { Text(summary, role: .secondary) }
      } toolbar: {
        if canChange {
          Button(texts.addMembers, role: .main) { viewModel.addTapped.accept() }
        }
        Button(texts.refresh, role: .refresh, action: viewModel.refresh)
      }
    }
  }
}
