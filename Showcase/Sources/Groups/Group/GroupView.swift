import Calcot
import CalcotViews

struct GroupView: SemanticView {
  let viewModel: GroupViewModel

  var screen: Screen {
    Screen(viewModel.title, isMissing: viewModel.isMissing) {
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button(viewModel.tryAgainLabel, role: .main) { await viewModel.refreshButtonTapped() }
      }
      if let activity = viewModel.activity { ActivityIndicator(activity) }
      if let (summary, link) = viewModel.members {
        Row(link.label, detail: summary, opens: link.open)
      }
      if let rename = viewModel.rename { Button(rename.label) { rename.open() } }
      for button in viewModel.buttons {
        Button(button.label, role: button.role) { await viewModel.buttonTapped(button) }
      }
    } toolbar: {
      Button(viewModel.refreshLabel, role: .refresh, isEnabled: viewModel.canRefresh) {
        await viewModel.refreshButtonTapped()
      }
    }
  }
}
