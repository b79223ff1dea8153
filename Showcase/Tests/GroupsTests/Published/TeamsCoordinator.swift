import Calcot
import CalcotViews

enum TeamsRoute: Route {
  typealias Carried = Team
  case teams
  case team(Team.ID)
}

@MainActor
protocol TeamsCoordinating: AnyObject {
  func opening(_ team: Team) -> NavigationAction
  func dismissTeams()
}

/// The Coordinator of the published example: a list, and a screen for each of its rows.
final class TeamsCoordinator: Coordinator, TeamsCoordinating {
  let navigation = StackNavigation<TeamsRoute>(root: .teams)
  private let dataProvider: any TeamDataProvider

  init(dataProvider: any TeamDataProvider) { self.dataProvider = dataProvider }

  func calcot(for route: TeamsRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .teams: teams()
    case .team(let id): team(id, context)
    }
  }

  private func teams() -> Calcot {
    let interactor = TeamsInteractor(dataProvider: dataProvider)
    return Calcot(remadeOn: interactor.teamsListDidChange) {
      TeamsViewModel(interactor: interactor, coordinator: self)
    } view: {
      TeamsView(viewModel: $0)
    }
  }

  func opening(_ team: Team) -> NavigationAction {
    navigation.pushing(.team(team.id), carrying: team)
  }

  private func team(_ id: Team.ID, _ context: AssemblyContext) -> Calcot {
    let coordinator = TeamCoordinator(navigation: navigation)
    let interactor = TeamInteractor(id: id, known: context.carried(with: TeamsRoute.self))
    let viewModel = TeamViewModel(interactor: interactor, coordinator: coordinator)
    return Calcot(viewModel, view: TeamView.init)
  }

  func dismissTeams() { close() }
}
