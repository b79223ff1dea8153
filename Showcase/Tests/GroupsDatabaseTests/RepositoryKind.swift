import Groups
import GroupsDatabase
import GroupsDatabaseTesting
import GroupsFakes
import Testing

/// The repositories that keep the one contract.
enum RepositoryKind: CaseIterable, CustomTestStringConvertible {
  case fake
  case databaseInMemory
  case databaseFile

  /// Calls `body` with a new repository that starts with `seed`.
  @MainActor func with(
    seed: GroupSeed = .runners, _ body: (any GroupRepository) async throws -> Void
  ) async throws {
    switch self {
    case .fake: try await body(InMemoryGroupRepository(seed: seed))
    case .databaseInMemory: try await body(SQLiteGroupRepository.inMemory(seed: seed))
    case .databaseFile:
      let folder = try TemporaryFolder()
      try await body(folder.repository(seed: seed))
    }
  }

  var testDescription: String { "\(self)" }
}
