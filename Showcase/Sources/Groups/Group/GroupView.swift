import Calcot
import CalcotViews

struct GroupView: SemanticView {
  let viewModel: GroupViewModel

  var screen: Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title, isMissing: viewModel.isMissing) {
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button(texts.tryAgain, role: .main) { await viewModel.refreshButtonTapped() }
      }
      if viewModel.isLoading, viewModel.summary == nil { ActivityIndicator(texts.loadingGroup) }
      if let summary = viewModel.summary {
        Row(texts.memberList, detail: summary) { viewModel.membersTapped() }
          .leads(to: viewModel.members)
      }
      if viewModel.category == .joined {
        Button(texts.rename) { viewModel.renameButtonTapped() }
        Button(texts.leave, role: .destructive) { await viewModel.leaveButtonTapped() }
      }
      if viewModel.category == .invited {
        Button(texts.accept, role: .main) { await viewModel.acceptButtonTapped() }
        Button(texts.decline, role: .destructive) { await viewModel.declineButtonTapped() }
      }
      if viewModel.category == .suggested {
        Button(texts.join, role: .main) { await viewModel.joinButtonTapped() }
      }
    } toolbar: {
      Button(texts.refresh, role: .refresh, isEnabled: !viewModel.isLoading) {
        await viewModel.refreshButtonTapped()
      }
    }
  }
}
