import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Foundation
import GRDB
import Groups
import Localization
import Testing

/// Tests in which every error is provoked in a real file, and then its cause is removed.
@MainActor
@Suite("A database in trouble")
struct DatabaseFailureTests {
  let folder: TemporaryFolder
  let anna = Member.ID(rawValue: 1)
  let longRun = Group.ID(rawValue: 1)

  init() throws { folder = try TemporaryFolder() }

  @Test func `is locked while another program writes, and can be used afterwards`() async throws {
    let repository = folder.repository(busyTimeout: TemporaryFolder.impatience)
    _ = try await repository.all()
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    await #expect(throws: GroupRepositoryError.locked) {
      try await repository.createGroup(named: "Late")
    }
    #expect(try await repository.all().count == 3)
    try await other.run("ROLLBACK")
    #expect(try await repository.createGroup(named: "Late").name == "Late")
  }

  @Test func `is locked at the first use, and opens later`() async throws {
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN EXCLUSIVE")
    let repository = folder.repository(busyTimeout: TemporaryFolder.impatience)
    for _ in 1...2 {
      await #expect(throws: GroupRepositoryError.locked) { try await repository.group(longRun) }
    }
    try await other.run("ROLLBACK")
    #expect(try await repository.group(longRun).memberCount == 4)
  }

  @Test("refuses a change when its file has been deleted, and then accepts changes in a new file")
  func deleted() async throws {
    let repository = folder.repository()
    #expect(try await repository.createGroup(named: "Before").name == "Before")
    try FileManager.default.removeItem(atPath: folder.path)
    await #expect {
      try await repository.createGroup(named: "Lost")
    } throws: { error in
      if case .unavailable(let detail)? = error as? GroupRepositoryError {
        detail.hasSuffix("has been deleted or replaced")
      } else {
        false
      }
    }
    for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.path + end) }
    #expect(try await repository.createGroup(named: "After").name == "After")
    let names = try await folder.repository().all().map(\.name)
    #expect(names.contains("After") && !names.contains("Lost"))
  }

  @Test("that cannot be written is read all the same, and written when it can be")
  func readOnly() async throws {
    try await folder.makeDatabase()
    try folder.setReadOnly(true)
    let repository = folder.repository()
    for _ in 1...2 {
      #expect(try await repository.allMembers(of: longRun).count == 4)
      await #expect(throws: GroupRepositoryError.readOnly) {
        try await repository.removeMember(anna, from: longRun)
      }
    }
    #expect(try await repository.allMembers(of: longRun).count == 4)
    try folder.setReadOnly(false)
    #expect(try await repository.removeMember(anna, from: longRun).memberCount == 3)
  }

  @Test("that is full is read, and takes more when there is room", arguments: [0, 5])
  func full(_ pagesLeft: Int) async throws {
    try await folder.makeDatabase(seed: .community)
    let ballast = """
      INSERT INTO person (id, firstName, lastName) VALUES (1000, hex(zeroblob(100000)), '')
      """
    try await OtherProgram(path: folder.path).run(ballast)
    let limit = try Data(contentsOf: folder.file).count / 4096 + pagesLeft
    let repository = SQLiteGroupRepository(
      CommunityDatabase(
        DatabaseOpening(
          place: .file(folder.path), busyTimeout: TemporaryFolder.patience, seed: .empty
        ) { db in
          _ = try Int.fetchOne(db, sql: "PRAGMA page_count")
          try db.execute(sql: "PRAGMA max_page_count = \(limit)")
        }))
    let changes = Changes(of: repository)
    let error = await #expect(throws: GroupRepositoryError.self) {
      for number in 1...10_000 { _ = try await repository.createGroup(named: "Filler \(number)") }
    }
    #expect(error == .diskFull)
    #expect(changes.seen.compactMap(\.group).isEmpty == (pagesLeft == 0))
    for _ in 1...2 {
      let groups = try await repository.all()
      #expect(groups.count == 14 + changes.seen.compactMap(\.group).count)
      #expect(Set(groups).isSuperset(of: changes.seen.compactMap(\.group)))
    }
    try await OtherProgram(path: folder.path).run("DELETE FROM person WHERE id = 1000")
    #expect(try await repository.createGroup(named: "Fits again").name == "Fits again")
  }

  @Test(
    "that was damaged says so at each call, and works again from a copy",
    arguments: [true, false])
  func corrupt(_ whileOpen: Bool) async throws {
    try await folder.makeDatabase()
    let copy = try Data(contentsOf: folder.file)
    let repository = folder.repository()
    if whileOpen { try await repository.database.connections.read { _ in } }
    try folder.overwrite(at: 4096, with: Array(repeating: 0xFF, count: copy.count - 4096))
    for _ in 1...2 {
      let error = await #expect(throws: GroupRepositoryError.self) {
        try await repository.all()
      }
      guard case .corrupt = error else { return #expect(error == .corrupt(detail: "…")) }
    }
    try folder.overwrite(at: 0, with: Array(copy))
    #expect(try await repository.all().count == 3)
  }

  @Test("with a value that its column cannot have says so at each call, and works again without it")
  func wrongValue() async throws {
    try await folder.makeDatabase()
    let other = try OtherProgram(path: folder.path)
    try await other.run(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'name TEXT NOT NULL', 'name TEXT')
      WHERE name = 'group';
      PRAGMA writable_schema = RESET;
      UPDATE "group" SET name = NULL WHERE id = 1;
      """)
    let repository = folder.repository()
    for _ in 1...2 {
      let error = await #expect(throws: GroupRepositoryError.self) {
        try await repository.all()
      }
      guard case .corrupt = error else { return #expect(error == .corrupt(detail: "…")) }
    }
    try await other.run(#"UPDATE "group" SET name = 'Long run' WHERE id = 1"#)
    #expect(try await repository.all().count == 3)
  }

  @Test func `lets a run with absurd numbers be changed, deleted and restored`() async throws {
    let repository = folder.repository()
    let start = Date(timeIntervalSince1970: 0)
    let run = try await repository.plan(RunPlan(start: start, metres: 1), for: longRun)
    try await OtherProgram(path: folder.path).run(
      "UPDATE run SET start = \(Int64.max), metres = \(Int64.max)")
    let stored = try #require(try await repository.runs(of: longRun).first { $0.id == run.id })
    let plan = RunPlan(start: stored.plan.start, metres: stored.plan.metres, note: "Far")
    #expect(try await repository.change(run.id, of: longRun, to: plan).plan == plan)
    let deleted = try await repository.delete(run.id, of: longRun)
    try await repository.restore(deleted, of: longRun)
    #expect(try await repository.runs(of: longRun).contains(deleted))
  }

  @Test func `that is some other file is left alone`() async throws {
    let text = Data(String(repeating: "Dear diary. ", count: 200).utf8)
    try text.write(to: folder.file)
    let repository = folder.repository()
    await #expect(throws: GroupRepositoryError.corrupt(detail: "file is not a database")) {
      try await repository.createGroup(named: "Ink")
    }
    #expect(try Data(contentsOf: folder.file) == text)
    try FileManager.default.removeItem(at: folder.file)
    #expect(try await repository.createGroup(named: "Ink").name == "Ink")
  }

  @Test("of another program is left alone")
  @MainActor func foreign() async throws {
    try await OtherProgram(path: folder.path).run("CREATE TABLE person (id INTEGER)")
    let before = try Data(contentsOf: folder.file)
    let error = await #expect(throws: GroupRepositoryError.self) {
      try await folder.repository().all()
    }
    #expect(error?.message(in: .english).contains("another program") == true)
    #expect(try Data(contentsOf: folder.file) == before)
  }

  @Test func `of a newer version is left alone`() async throws {
    try await folder.makeDatabase()
    let other = try OtherProgram(path: folder.path)
    try await other.run("INSERT INTO grdb_migrations VALUES ('from the future')")
    let repository = folder.repository()
    for _ in 1...2 {
      await #expect(throws: GroupRepositoryError.newerVersion) {
        try await repository.createGroup(named: "Now")
      }
    }
    try await OtherProgram(path: folder.path).run(
      "DELETE FROM grdb_migrations WHERE identifier = 'from the future'")
    #expect(try await repository.all().count == 3)
  }

  @Test("cannot be opened while a folder has its path, below another file, or without a path")
  func directory() async throws {
    let repository = folder.repository()
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
    await expectUnavailable { try await repository.all() }
    try FileManager.default.removeItem(at: folder.file)
    #expect(try await repository.all().count == 3)
    let inside = SQLiteGroupRepository(
      CommunityDatabase(path: folder.path + "/inside/groups.sqlite"))
    await expectUnavailable { try await inside.all() }
    await expectUnavailable { try await SQLiteGroupRepository(CommunityDatabase(path: "")).all() }
  }

  private func expectUnavailable(_ call: () async throws -> [Group]) async {
    let error = await #expect(throws: GroupRepositoryError.self) { try await call() }
    guard case .unavailable = error else { return #expect(error == .unavailable(detail: "…")) }
  }
}
