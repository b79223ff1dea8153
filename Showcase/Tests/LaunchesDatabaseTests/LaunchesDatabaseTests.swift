import Foundation
import GRDB
import Launches
import LaunchesDatabase
import LaunchesFakes
import Testing

@Suite("The file of launches")
struct LaunchesDatabaseTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "launches-\(UUID().uuidString)")
  private var path: String { folder.appending(path: "inner/launches.sqlite").path }
  private let list = Kept(
    [LaunchDetail].moonAndMars.map(\.launch), version: DataVersion(rawValue: "7"),
    date: Date(timeIntervalSinceReferenceDate: 5))

  private func withFolder(_ body: () async throws -> Void) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body()
  }

  @Test func `is made with its folder, and read again by the next store`() async throws {
    try await withFolder {
      try await SQLiteLaunchesStore(LaunchesDatabase(path: path)).keep(list)
      #expect(try await SQLiteLaunchesStore(LaunchesDatabase(path: path)).launches() == list)
    }
  }

  @Test func `is begun anew where it is damaged, cut off, or of another version`() async throws {
    try await withFolder {
      let store = SQLiteLaunchesStore(LaunchesDatabase(path: path))
      try await store.keep(list)
      let whole = try Data(contentsOf: URL(fileURLWithPath: path))
      for broken in [Data(), whole.prefix(5_000)] {
        try broken.write(to: URL(fileURLWithPath: path))
        let other = SQLiteLaunchesStore(LaunchesDatabase(path: path))
        _ = try await other.launches()
        try await other.keep(list)
        #expect(try await other.launches() == list)
      }
      let queue = try DatabaseQueue(path: path)
      try await queue.write { db in
        try db.execute(sql: "DROP TABLE fetched; PRAGMA user_version = 99")
      }
      try queue.close()
      #expect(try await SQLiteLaunchesStore(LaunchesDatabase(path: path)).launches() == nil)
    }
  }

  @Test func `gives an error with a reason as long as it cannot be made`() async throws {
    try await withFolder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "inner"))
      let store = SQLiteLaunchesStore(LaunchesDatabase(path: path))
      await #expect(throws: LaunchesStoreError.self) { try await store.keep(list) }
      try FileManager.default.removeItem(at: folder.appending(path: "inner"))
      try await store.keep(list)
      #expect(try await store.launches() == list)
    }
  }

  @Test func `gives an error, and is left as it is, if another program made it`() async throws {
    try await withFolder {
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let queue = try DatabaseQueue(path: path)
      try await queue.write { db in
        try db.execute(
          sql: """
            CREATE TABLE launch (note TEXT);
            INSERT INTO launch VALUES ('\(String(repeating: "x", count: 9_000))')
            """)
      }
      try queue.close()
      let database = try Data(contentsOf: file)
      for content in [database, database.prefix(5_000), Data("a text, and no database".utf8)] {
        try content.write(to: file)
        let store = SQLiteLaunchesStore(LaunchesDatabase(path: path))
        await #expect(throws: LaunchesStoreError.self) { try await store.launches() }
        await #expect(throws: LaunchesStoreError.self) { try await store.keep(list) }
        #expect(try Data(contentsOf: file) == content)
      }
    }
  }

  @Test("gives a list that lacks an unreadable launch without a version, so it is fetched again")
  func unreadable() async throws {
    try await withFolder {
      let store = SQLiteLaunchesStore(LaunchesDatabase(path: path))
      try await store.keep(list)
      let queue = try DatabaseQueue(path: path)
      try await queue.write { db in
        try db.execute(sql: "UPDATE launch SET outcome = 'partly' WHERE place = 0")
      }
      let short = try await store.launches()
      #expect(short?.value == Array(list.value.dropFirst()))
      #expect(short?.version == nil)
    }
  }

  @Test(arguments: [
    "UPDATE fetched SET date = 'yesterday'", "UPDATE fetched SET version = x'FF'",
    "UPDATE launch SET mission = x'FF'", "UPDATE launch SET outcome = x'FF'",
    "UPDATE launch SET summary = x'FF'",
  ])
  func `with a value of another type is as good as one without that value`(
    _ damage: String
  ) async throws {
    try await withFolder {
      let store = SQLiteLaunchesStore(LaunchesDatabase(path: path))
      let detail = Kept([LaunchDetail].moonAndMars[0], version: nil, date: list.date)
      try await store.keep(list)
      try await store.keep(detail)
      let queue = try DatabaseQueue(path: path)
      try await queue.write { db in try db.execute(sql: damage) }
      #expect(try await store.launches() != list || damage.contains("summary"))
      _ = try await store.launch(detail.value.launch.id)
      try await store.keep(list)
      try await store.keep(detail)
      #expect(try await store.launches() == list)
      #expect(try await store.launch(detail.value.launch.id) == detail)
    }
  }

  @Test("forgets the launches that have left the list, but for those that were read")
  func forgotten() async throws {
    try await withFolder {
      let store = SQLiteLaunchesStore(LaunchesDatabase(path: path))
      let details = [LaunchDetail].moonAndMars
      try await store.keep(Kept(details[1], version: nil, date: list.date))
      try await store.keep(list)
      try await store.keep(Kept([details[0].launch], version: nil, date: list.date))
      let ids = try await DatabaseQueue(path: path).read { db in
        try String.fetchAll(db, sql: "SELECT id FROM launch ORDER BY id")
      }
      #expect(ids == [details[0], details[1]].map(\.launch.id.rawValue))
      #expect(try await store.launch(details[1].launch.id)?.value == details[1])
    }
  }
}
