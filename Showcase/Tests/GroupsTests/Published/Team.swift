/// A team, in the published example.
struct Team: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
}

enum TeamCategory: Hashable, Sendable {
  case joined

  var localizedString: String { "My teams" }
}

struct TeamsList: Equatable, Sendable {
  let teams: [Team]
  let category: TeamCategory
}

/// The source of teams: a network or a database.
@MainActor
protocol TeamDataProvider: AnyObject {
  func teams() async -> [Team]
}
