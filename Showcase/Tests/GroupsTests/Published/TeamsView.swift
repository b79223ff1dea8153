import Calcot
import CalcotViews

struct TeamsView: SemanticView {
  let viewModel: TeamsViewModel

  var screen: Screen {
    Screen(viewModel.teamsCategory) {
      List(viewModel.rows) { Row($0.name, opens: $0.open) }
    } toolbar: {
      Button("Refresh", role: .refresh) { await viewModel.fetchTeams() }
      Button("Close", role: .cancel) { viewModel.dismissTeams() }
    }
  }
}
