import Calcot

struct TeamRow: Identifiable {
  let id: Int
  let name: String
  let open: NavigationAction
}

@MainActor
struct TeamsViewModel {
  private let teamsList: TeamsList
  private let interactor: any TeamsInteracting
  private let coordinator: any TeamsCoordinating

  init(interactor: any TeamsInteracting, coordinator: any TeamsCoordinating) {
    (teamsList, self.interactor, self.coordinator) = (interactor.teamsList, interactor, coordinator)
  }

  var teamsCategory: String { teamsList.category.localizedString }
  var rows: [TeamRow] {
    teamsList.teams.map { TeamRow(id: $0.id, name: $0.name, open: coordinator.opening($0)) }
  }
  func fetchTeams() async { await interactor.fetchTeams() }
  func dismissTeams() { coordinator.dismissTeams() }
}
