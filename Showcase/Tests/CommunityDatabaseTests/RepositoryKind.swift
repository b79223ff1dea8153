import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Groups
import People
import Testing

/// The stores with the same contract.
enum RepositoryKind: CaseIterable, CustomTestStringConvertible {
  case fake
  case databaseInMemory
  case databaseFile

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
      try await use(.inMemory(seed: seed), body)
    case .databaseFile:
      let folder = try TemporaryFolder()
      try await use(folder.database(seed: seed), body)
    }
  }

  @MainActor private func use(
    _ database: CommunityDatabase,
    _ body: @MainActor (any GroupRepository, any PeopleRepository) async throws -> Void
  ) async throws {
    try await body(SQLiteGroupRepository(database), SQLitePeopleRepository(database))
  }

  var testDescription: String { "\(self)" }
}
