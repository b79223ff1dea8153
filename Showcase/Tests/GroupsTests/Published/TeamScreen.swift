import Calcot
import CalcotViews

@MainActor
struct TeamInteractor {
  let id: Team.ID
  let known: Team?
}

final class TeamCoordinator: Router {
  let navigation: FlowNavigation<TeamsRoute>

  init(navigation: FlowNavigation<TeamsRoute>) { self.navigation = navigation }
}

@MainActor
struct TeamViewModel {
  let interactor: TeamInteractor
  let coordinator: TeamCoordinator

  var name: String { interactor.known?.name ?? "Team \(interactor.id)" }
}

struct TeamView: SemanticView {
  let viewModel: TeamViewModel

  var screen: Screen { Screen(viewModel.name) {} }
}
