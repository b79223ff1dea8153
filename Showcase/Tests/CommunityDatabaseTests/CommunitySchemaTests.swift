import Calcot
import CalcotContent
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Foundation
import GRDB
import Groups
import People
import Synchronization
import Testing

@MainActor
@Suite("The schema")
struct CommunitySchemaTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "of every earlier version is migrated to this one with its data",
    arguments: CommunitySchema(seed: .empty).migrator.migrations)
  func migrations(_ version: String) async throws {
    let old = try DatabaseQueue(path: folder.path)
    try CommunitySchema(seed: .runners).migrator.migrate(old, upTo: version)
    try await old.write { db in
      try db.fillAsOld(version)
      try db.execute(sql: "DELETE FROM membership WHERE groupId = 1 AND personId = 1")
    }
    try old.close()
    let repository = folder.repository(seed: .community)
    let groups = try await repository.all()
    #expect(groups.map(\.name) == ["Early Birds", "Sunday Long Run", "皇居ランニングクラブ"])
    #expect(groups.map(\.memberCount) == [3, 3, 1])
    let members = try await repository.allMembers(of: Group.ID(rawValue: 1))
    #expect(members.map(\.lastName) == ["Puig", "Straus", "山田"])
    let found = try await repository.groups(GroupQuery(.joined, search: "BIRDS"), in: 0..<9)
    #expect(found.elements == [groups[0]])
    let people = SQLitePeopleRepository(repository.database)
    #expect(try await people.all("nuria").map(\.lastName) == ["Puig"])
    #expect(
      try await people.all().map(\.lastName) == ["", "Gruber", "Okonkwo", "Puig", "Straus", "山田"])
    let anna = Person.ID(rawValue: 1)
    #expect(try await people.documents(of: anna) == [])
    try await people.setPhoto(PickedFile("me.png", content: Data([1])), of: anna)
    #expect(try await people.photo(of: anna)?.name == "me.png")
    let birds = groups[0].id
    #expect(groups.map(\.about) == Array(repeating: GroupAbout(), count: 3))
    #expect(groups.map(\.picture) == [nil, nil, nil])
    #expect(try await repository.runs(of: birds) == [])
    #expect(try await repository.setPicture(.small, of: birds).picture == .small)
    _ = try await repository.plan(.evening, for: birds)
    #expect(try await repository.runs(of: birds).map(\.plan) == [.evening])
    await #expect(throws: GroupRepositoryError.nameTaken) {
      try await repository.createGroup(named: "early birds")
    }
    #expect(
      try await appliedVersions(of: repository)
        == CommunitySchema(seed: .empty).migrator.migrations)
  }

  @Test func `numbers groups that got the same name before that was refused`() async throws {
    let old = try DatabaseQueue(path: folder.path)
    try CommunitySchema(seed: .empty).migrator.migrate(old, upTo: "1 groups and people")
    let long = String(repeating: "x", count: 60)
    try await old.write {
      for name in ["Run", "RUN", "Run (2)", "run", long, long] {
        try $0.execute(sql: #"INSERT INTO "group" (name) VALUES (?)"#, arguments: [name])
      }
    }
    try old.close()
    let groups = try await folder.repository().all().sorted {
      $0.id.rawValue < $1.id.rawValue
    }
    let shortened = String(repeating: "x", count: 56) + " (2)"
    #expect(
      groups.map(\.name) == ["Run", "RUN (2)", "Run (2) (2)", "run (3)", long, shortened])
  }

  @Test func `of a new database has believable people and groups`() async throws {
    let repository = SQLiteGroupRepository(.inMemory())
    let groups = try await repository.all()
    #expect(groups.count == 14)
    #expect(groups.map(\.memberCount).min() == 3)
    #expect(groups.map(\.memberCount).max() == 60)
    #expect(try await repository.all(.invited).count == 3)
    #expect(try await repository.all(.suggested).count == 6)
    let people = try await SQLitePeopleRepository(repository.database).all()
    #expect(people.count(where: { $0.homepage != nil }) == 50)
    #expect(Set(people.map(\.name)).count == 150)
    for group in groups {
      #expect(throws: Never.self) { try GroupName(group.name) }
      #expect(try await repository.allMembers(of: group.id).count == group.memberCount)
    }
  }

  @Test(
    "is whole when its making is cut off after any step and another process goes on",
    arguments: CommunitySchema(seed: .empty).migrator.migrations)
  func cutOff(after step: String) async throws {
    let cutOff = try DatabaseQueue(path: folder.path)
    try CommunitySchema(seed: .runnersAndMore).migrator.migrate(cutOff, upTo: step)
    try cutOff.close()
    let whole = SQLiteGroupRepository(.inMemory(seed: .runnersAndMore))
    let stored = try await folder.database(seed: .runnersAndMore).contents()
    #expect(try await stored == whole.database.contents())
  }

  @Test("of a new database has what its groups say about themselves, and their runs")
  func details() async throws {
    let group = Group.ID(rawValue: 2)
    let repository = folder.repository(seed: .runnersAndMore)
    #expect(try await repository.group(group).about.place == "Prater Hauptallee")
    #expect(try await repository.runs(of: group).count == 3)
    await repository.database.close()
    let again = folder.repository(seed: .runnersAndMore)
    #expect(try await again.runs(of: group).count == 3)
  }

  @Test("is filled once, also when everything was deleted, or two start at the same time")
  func seededOnce() async throws {
    let first = folder.repository(seed: .community)
    let second = folder.repository(seed: .community)
    async let groups = first.all()
    async let sameGroups = second.all()
    #expect(try await groups.count == 14)
    #expect(try await sameGroups.count == 14)
    try await first.database.connections.write {
      try $0.execute(sql: #"DELETE FROM "group"; DELETE FROM person"#)
    }
    #expect(try await folder.repository(seed: .community).all() == [])
  }

  @Test func `is left to another process that makes it at the same moment`() async throws {
    let isNext = Mutex(false)
    let path = folder.path
    let repository = SQLiteGroupRepository(
      CommunityDatabase(
        DatabaseOpening(place: .file(path), busyTimeout: .seconds(30), seed: .community) { db in
          db.trace(options: .statement) { event in
            if "\(event)".hasPrefix("CREATE TABLE IF NOT EXISTS grdb_migrations") {
              return isNext.withLock { $0 = true }
            }
            guard "\(event)".hasPrefix("BEGIN IMMEDIATE"), isNext.withLock({ exchange(&$0) }) else {
              return
            }
            #expect(throws: Never.self) {
              try CommunitySchema(seed: .runners).migrator.migrate(DatabaseQueue(path: path))
            }
          }
        }))
    #expect(try await repository.all().count == 3)
  }

  @Test func `has its foreign keys, its log and its syncs switched on`() async throws {
    let repository = folder.repository()
    let settings = try await repository.database.connections.write { db in
      try ["foreign_keys", "synchronous", "journal_mode"].map {
        try String.fetchOne(db, sql: "PRAGMA \($0)")
      }
    }
    #expect(settings == ["1", "2", "wal"])
    await #expect(throws: DatabaseError.self) {
      try await repository.database.connections.write {
        try $0.execute(sql: "INSERT INTO membership (groupId, personId) VALUES (1, 999)")
      }
    }
  }

  @Test func `makes the folders on the way to its file`() async throws {
    let path = folder.url.appendingPathComponent("a/b/groups.sqlite").path
    _ = try await SQLiteGroupRepository(CommunityDatabase(path: path)).all()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  private func appliedVersions(of repository: SQLiteGroupRepository) async throws -> [String] {
    try await repository.database.connections.read(
      CommunitySchema(seed: .empty).migrator.appliedMigrations)
  }
}

extension Database {
  /// Stores the runners as an earlier version of the app did, unless this version has done so
  /// already.
  fileprivate func fillAsOld(_ version: String) throws {
    guard let number = version.first?.wholeNumberValue else { return }
    guard number < 3 else { return try insert(.runners) }
    for (index, person) in GroupSeed.runners.people.enumerated() {
      try execute(
        sql: "INSERT INTO person (id, firstName, lastName) VALUES (?, ?, ?)",
        arguments: [index + 1, person.firstName, person.lastName])
    }
    for (index, group) in GroupSeed.runners.groups.enumerated() {
      try execute(
        sql: #"INSERT INTO "group" (id, name) VALUES (?, ?)"#, arguments: [index + 1, group.name])
      if number == 2 {
        try execute(
          sql: #"UPDATE "group" SET nameKey = ? WHERE id = ?"#,
          arguments: [GroupName.key(of: group.name), index + 1])
      }
      for member in group.members {
        try execute(
          sql: "INSERT INTO membership (groupId, personId) VALUES (?, ?)",
          arguments: [index + 1, member + 1])
      }
    }
  }
}
