import Calcot

@MainActor
protocol TeamsInteracting: AnyObject {
  var teamsList: TeamsList { get }
  func fetchTeams() async
}

final class TeamsInteractor: TeamsInteracting {
  private(set) var teamsList = TeamsList(teams: [], category: .joined) {
    didSet { teamsListDidChange.notify() }
  }
  let teamsListDidChange = ObserverSet<Void>()
  private let dataProvider: any TeamDataProvider

  init(dataProvider: any TeamDataProvider) { self.dataProvider = dataProvider }

  func fetchTeams() async {
    teamsList = TeamsList(teams: await dataProvider.teams(), category: .joined)
  }
}
