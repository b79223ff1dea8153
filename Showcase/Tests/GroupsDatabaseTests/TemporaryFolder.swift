import Foundation
import Groups
import GroupsDatabase
import GroupsFakes

/// A folder of a test's own, which is removed with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("groups-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Where the test's database is or will be.
  var path: String { file.path }
  var file: URL { url.appendingPathComponent("groups.sqlite") }

  /// Makes the database as the app would, and closes it.
  @MainActor func makeDatabase(seed: GroupSeed = .runners) async throws {
    _ = try await repository(seed: seed).groups(in: .joined)
  }

  @MainActor func repository(
    busyTimeout: Duration = .zero, seed: GroupSeed = .runners
  ) -> SQLiteGroupRepository {
    SQLiteGroupRepository(path: path, busyTimeout: busyTimeout, seed: seed)
  }
}
