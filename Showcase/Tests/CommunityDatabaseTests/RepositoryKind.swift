import CalcotPostgreSQL
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import CommunityPostgreSQL
import Groups
import People
import PostgreSQLTesting
import Testing

/// The stores with the same contract.
enum RepositoryKind: CaseIterable, CustomTestStringConvertible {
  case fake
  case databaseInMemory
  case databaseFile
  case postgreSQL

  /// The stores that this machine can have.
  ///
  /// NB: `PostgreSQLContractTests` says it in the test run if that on PostgreSQL is left out.
  static var allCases: [RepositoryKind] {
    let embedded: [RepositoryKind] = [.fake, .databaseInMemory, .databaseFile]
    return embedded + (PostgreSQLTestServer.isInstalled ? [.postgreSQL] : [])
  }

  /// Calls `body` with a new repository that starts with `seed`.
  @MainActor func with(
    seed: GroupSeed = .runners, _ body: @MainActor (any GroupRepository) async throws -> Void
  ) async throws {
    try await with(seed: seed) { groups, _ in try await body(groups) }
  }

  /// Calls `body` with the repositories of one new store that starts with `seed`.
  @MainActor func with(
    seed: GroupSeed,
    _ body: @MainActor (any GroupRepository, any PeopleRepository) async throws -> Void
  ) async throws {
    switch self {
    case .fake:
      let community = InMemoryCommunity(seed: seed)
      try await body(
        InMemoryGroupRepository(community), InMemoryPeopleRepository(community))
    case .databaseInMemory:
      try await use(CommunityDatabase.inMemory(seed: seed), body)
    case .databaseFile:
      let folder = try TemporaryFolder()
      try await use(folder.database(seed: seed), body)
    case .postgreSQL:
      try await PostgreSQLTestServer.running().withDatabase { url in
        let community = PostgreSQLCommunity(try PostgreSQLAddress(url), seed: seed)
        try await use(community, body)
        await community.close()
      }
    }
  }

  @MainActor private func use(
    _ store: any CommunityStore,
    _ body: @MainActor (any GroupRepository, any PeopleRepository) async throws -> Void
  ) async throws {
    try await body(store.groups, store.people)
  }

  var testDescription: String { "\(self)" }
}
