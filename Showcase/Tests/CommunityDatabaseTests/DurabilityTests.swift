import CalcotTesting
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Foundation
import GRDB
import Groups
import Testing

/// Tests in which a process makes random changes until it is killed. A database in memory makes the
/// same changes and supplies the expected contents.
@MainActor
@Suite("A change that was accepted")
struct DurabilityTests {
  static let environment = ProcessInfo.processInfo.environment
  static let seed = environment["CALCOT_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
  static let kills = environment["CALCOT_LONG"] == "1" ? 200 : 15

  @Test(.timeLimit(.minutes(20)))
  func `survives a kill at any moment, and none is there by half`() async throws {
    print("CALCOT_SEED=\(Self.seed)")
    var random = SeededGenerator(seed: Self.seed)
    var kills = 0
    while kills < Self.kills {
      let folder = try TemporaryFolder()
      let model = SQLiteGroupRepository(.inMemory(seed: .runnersAndMore))
      var number = 1
      for _ in 0..<min(10, Self.kills - kills) {
        // NB: one kill in four comes early, when the database is being opened or made.
        let isEarly = Int.random(in: 0..<4, using: &random) == 0
        let writer = KilledWriter(path: folder.path, seed: Self.seed)
        let reported = try writer.run(
          from: number, reports: isEarly ? 0 : .random(in: 1...30, using: &random),
          then: .microseconds(Int.random(in: 0...(isEarly ? 60_000 : 5_000), using: &random)))
        kills += 1
        number = try await check(folder, model, from: number, reported: reported)
      }
    }
    print("killed \(kills) times")
  }

  /// Compares the stored contents with the model, and returns the number of the next change.
  private func check(
    _ folder: TemporaryFolder, _ model: SQLiteGroupRepository, from first: Int, reported: Int
  ) async throws -> Int {
    let context = "CALCOT_SEED=\(Self.seed) change \(first + reported)"
    for number in first..<first + reported {
      _ = try await RandomChange(number, seed: Self.seed).make(on: model)
    }
    let stored = try await folder.database(seed: .runnersAndMore).contents()
    try expectSound(folder, context)
    if try await model.database.contents() == stored { return first + reported }
    // NB: the change after the last report may have been stored when the process was killed.
    _ = try await RandomChange(first + reported, seed: Self.seed).make(on: model)
    let expected = try await model.database.contents()
    #expect(expected == stored, "\(context)")
    return first + reported + 1
  }

  private func expectSound(_ folder: TemporaryFolder, _ context: String) throws {
    // NB: the database that was read before may still be closing.
    var configuration = Configuration()
    configuration.busyMode = .timeout(60)
    try DatabaseQueue(path: folder.path, configuration: configuration).read { db in
      #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"], "\(context)")
      #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty, "\(context)")
      let strays = try Int.fetchOne(
        db,
        sql: """
          SELECT count(*) FROM membership JOIN person ON person.id = personId
          WHERE membership.sortKey <> person.sortKey
          """)
      #expect(strays == 0, "\(context)")
    }
  }
}
