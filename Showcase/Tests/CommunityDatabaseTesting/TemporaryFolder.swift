package import CommunityDatabase
import CommunityFakes
package import Foundation
package import Groups

/// A folder for one test, which is removed with the object.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// The time to wait for a lock. NB: a closing database locks its file for a moment, even after a
  /// test has released it, and that is long on a busy machine.
  package static var patience: Duration { .seconds(120) }

  /// The time to wait for a lock that a test holds meanwhile.
  package static var impatience: Duration { .milliseconds(500) }

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("groups-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of the test's database.
  package var path: String { file.path }
  package var file: URL { url.appendingPathComponent("groups.sqlite") }

  /// Creates the database as the app would, and closes it.
  @MainActor package func makeDatabase(seed: GroupSeed = .runners) async throws {
    _ = try await repository(seed: seed).all()
    // NB: it closes when its last user releases it; a test that damages the file must not come
    // first.
    while FileManager.default.fileExists(atPath: path + "-wal") { await Task.yield() }
  }

  @MainActor package func repository(
    busyTimeout: Duration = TemporaryFolder.patience, seed: GroupSeed = .runners
  ) -> SQLiteGroupRepository {
    SQLiteGroupRepository(database(busyTimeout: busyTimeout, seed: seed))
  }

  @MainActor package func database(
    busyTimeout: Duration = TemporaryFolder.patience, seed: GroupSeed = .runners,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> CommunityDatabase {
    CommunityDatabase(path: path, busyTimeout: busyTimeout, seed: seed, clock: clock)
  }

  /// Overwrites bytes of the database's file.
  package func overwrite(at offset: UInt64, with bytes: [UInt8]) throws {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seek(toOffset: offset)
    try handle.write(contentsOf: Data(bytes))
  }

  /// Makes the database read-only, or writable again.
  ///
  /// NB: a mode without write permission does not stop the superuser, who runs the tests in
  /// containers; a file format "for newer writers only" stops everybody.
  package func setReadOnly(_ isReadOnly: Bool) throws {
    try overwrite(at: 18, with: [isReadOnly ? 3 : 2])
  }
}
