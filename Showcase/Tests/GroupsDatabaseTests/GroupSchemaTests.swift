import Foundation
import GRDB
import Groups
import GroupsDatabase
import GroupsDatabaseTesting
import GroupsFakes
import Synchronization
import Testing

@MainActor
@Suite("The schema")
struct GroupSchemaTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "of every earlier version becomes this one with its data",
    arguments: GroupSchema(seed: .empty).migrator.migrations)
  func migrations(_ version: String) async throws {
    let old = try DatabaseQueue(path: folder.path)
    try GroupSchema(seed: .runners).migrator.migrate(old, upTo: version)
    try await old.write {
      try $0.execute(sql: "DELETE FROM membership WHERE groupId = 1 AND personId = 1")
    }
    try old.close()
    let repository = folder.repository(seed: .community)
    #expect(try await repository.groups(in: .joined).map(\.memberCount) == [3, 3, 1])
    await #expect(throws: GroupRepositoryError.nameTaken) {
      try await repository.createGroup(named: "early birds")
    }
    #expect(
      try await appliedVersions(of: repository) == GroupSchema(seed: .empty).migrator.migrations)
  }

  @Test("numbers the groups whose names were the same before that was refused")
  func duplicates() async throws {
    let old = try DatabaseQueue(path: folder.path)
    try GroupSchema(seed: .empty).migrator.migrate(old, upTo: "1 groups and people")
    let long = String(repeating: "x", count: 60)
    try await old.write {
      for name in ["Run", "RUN", "Run (2)", "run", long, long] {
        try $0.execute(sql: #"INSERT INTO "group" (name) VALUES (?)"#, arguments: [name])
      }
    }
    try old.close()
    let groups = try await folder.repository().groups(in: .joined).sorted {
      $0.id.rawValue < $1.id.rawValue
    }
    let shortened = String(repeating: "x", count: 56) + " (2)"
    #expect(
      groups.map(\.name) == ["Run", "RUN (2)", "Run (2) (2)", "run (3)", long, shortened])
  }

  @Test("of a new database has believable people and groups")
  func community() async throws {
    let repository = SQLiteGroupRepository.inMemory()
    let groups = try await repository.groups(in: .joined)
    #expect(groups.count == 14)
    #expect(groups.map(\.memberCount).min() == 3)
    #expect(groups.map(\.memberCount).max() == 60)
    #expect(Set(GroupSeed.community.people).count == 150)
    for group in groups {
      #expect(throws: Never.self) { try GroupName(group.name) }
      #expect(try await repository.members(of: group.id).count == group.memberCount)
    }
  }

  @Test("is filled once, also when everything was deleted, or two start at the same time")
  func seededOnce() async throws {
    let first = folder.repository(busyTimeout: .seconds(30), seed: .community)
    let second = folder.repository(busyTimeout: .seconds(30), seed: .community)
    async let groups = first.groups(in: .joined)
    async let sameGroups = second.groups(in: .joined)
    #expect(try await groups.count == 14)
    #expect(try await sameGroups.count == 14)
    try await first.database.write {
      try $0.execute(sql: #"DELETE FROM "group"; DELETE FROM person"#)
    }
    #expect(try await folder.repository(seed: .community).groups(in: .joined) == [])
  }

  @Test("is left to another process that makes it at the same moment")
  func race() async throws {
    let isNext = Mutex(false)
    let path = folder.path
    let repository = SQLiteGroupRepository(
      DatabaseOpening(place: .file(path), busyTimeout: .seconds(30), seed: .community) { db in
        db.trace(options: .statement) { event in
          if "\(event)".hasPrefix("CREATE TABLE IF NOT EXISTS grdb_migrations") {
            return isNext.withLock { $0 = true }
          }
          guard "\(event)".hasPrefix("BEGIN IMMEDIATE"), isNext.withLock({ exchange(&$0) }) else {
            return
          }
          #expect(throws: Never.self) {
            try GroupSchema(seed: .runners).migrator.migrate(DatabaseQueue(path: path))
          }
        }
      })
    #expect(try await repository.groups(in: .joined).count == 3)
  }

  @Test("has its foreign keys, its log and its syncs switched on")
  func settings() async throws {
    let repository = folder.repository()
    let settings = try await repository.database.write { db in
      try ["foreign_keys", "synchronous", "journal_mode"].map {
        try String.fetchOne(db, sql: "PRAGMA \($0)")
      }
    }
    #expect(settings == ["1", "2", "wal"])
    await #expect(throws: DatabaseError.self) {
      try await repository.database.write {
        try $0.execute(sql: "INSERT INTO membership VALUES (1, 999)")
      }
    }
  }

  @Test("makes the folders on the way to its file")
  func folders() async throws {
    let path = folder.url.appendingPathComponent("a/b/groups.sqlite").path
    _ = try await SQLiteGroupRepository(path: path).groups(in: .joined)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  private func appliedVersions(of repository: SQLiteGroupRepository) async throws -> [String] {
    try await repository.database.read(GroupSchema(seed: .empty).migrator.appliedMigrations)
  }
}
