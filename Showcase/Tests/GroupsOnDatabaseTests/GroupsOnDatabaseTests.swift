import Calcot
import CalcotTesting
import CommunityDatabase
import CommunityDatabaseTesting
import Foundation
import GRDB
import Groups
import ShowcaseAppTesting
import Testing

/// Tests in which every error is provoked in a real file, is shown on the affected screen, and is
/// retried after its cause has been removed.
@MainActor
@Suite("Groups on a database in trouble")
struct GroupsOnDatabaseTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func started(
    _ host: Shown, busyTimeout: Duration = TemporaryFolder.patience
  ) async throws -> DatabaseApp {
    try await folder.makeDatabase()
    let groups = DatabaseApp(folder.repository(busyTimeout: busyTimeout), on: host)
    await groups.app.settle()
    groups.app.expect("Sunday Long Run", "4 members")
    return groups
  }

  @Test(arguments: Shown.allCases)
  func `the list says that the database is locked at the first start, and is read later`(
    _ host: Shown
  ) async throws {
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN EXCLUSIVE")
    let repository = folder.repository(busyTimeout: TemporaryFolder.impatience)
    let groups = DatabaseApp(repository, on: host)
    await groups.app.settle()
    groups.app.expect("My groups", Beginning.locked)
    await groups.app.tap("Try again")
    groups.app.expect(Beginning.locked)
    try await other.run("ROLLBACK")
    await groups.app.tap("Try again")
    groups.app.expect("Sunday Long Run", "4 members")
    groups.app.expectNot(Beginning.locked)
  }

  @Test(arguments: Shown.allCases)
  func `a form keeps its group while the database is locked, until it can be saved`(
    _ host: Shown
  ) async throws {
    let groups = try await started(host, busyTimeout: TemporaryFolder.impatience)
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    await groups.save("Night Owls")
    groups.app.expect("That did not work", Beginning.locked)
    await groups.app.tap("OK")
    groups.app.expect("New group", "Night Owls")
    await groups.app.tap("Save")
    try await other.run("ROLLBACK")
    await groups.app.tap("Try again")
    groups.app.expect("My groups", "Night Owls", "0 members")
    try await expectStored("Night Owls", members: 0)
  }

  @Test(arguments: Shown.allCases)
  func `a group keeps a member, and says why, when the database is locked at the removal`(
    _ host: Shown
  ) async throws {
    let groups = try await started(host, busyTimeout: TemporaryFolder.impatience)
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    await groups.askToRemove("Anna Gruber", from: "Sunday Long Run")
    await groups.app.tap("Remove")
    groups.app.expect("That did not work", Beginning.locked)
    try await other.run("ROLLBACK")
    await groups.app.tap("Try again")
    groups.app.expect("Sunday Long Run", "3 members")
    #expect(!groups.app.rows.contains("Anna Gruber"))
    try await expectStored("Sunday Long Run", members: 3)
  }

  @Test(arguments: Shown.allCases)
  func `a read-only database is shown, and changed only when it can be written again`(
    _ host: Shown
  ) async throws {
    try await folder.makeDatabase()
    try folder.setReadOnly(true)
    let groups = DatabaseApp(folder.repository(), on: host)
    await groups.app.settle()
    await groups.askToRemove("Anna Gruber", from: "Sunday Long Run")
    await groups.app.tap("Remove")
    groups.app.expect(Beginning.readOnly)
    await groups.app.tap("OK")
    groups.app.expect("Anna Gruber", "4 members")
    await groups.app.tap("Remove", in: "Anna Gruber")
    await groups.app.tap("Remove")
    try folder.setReadOnly(false)
    await groups.app.tap("Try again")
    groups.app.expect("3 members")
    #expect(!groups.app.rows.contains("Anna Gruber"))
    try await expectStored("Sunday Long Run", members: 3)
  }

  @Test(arguments: Shown.allCases)
  func `a form keeps its group while the database is full, until there is room`(_ host: Shown)
    async throws
  {
    try await folder.makeDatabase()
    try await OtherProgram(path: folder.path).run(
      "INSERT INTO person (id, firstName, lastName) VALUES (1000, hex(zeroblob(100000)), '')")
    let limit = try Data(contentsOf: folder.file).count / 4096
    let groups = DatabaseApp(
      SQLiteGroupRepository(
        CommunityDatabase(
          DatabaseOpening(
            place: .file(folder.path), busyTimeout: TemporaryFolder.patience, seed: .empty
          ) { db in
            _ = try Int.fetchOne(db, sql: "PRAGMA page_count")
            try db.execute(sql: "PRAGMA max_page_count = \(limit)")
          })), on: host)
    await groups.app.settle()
    groups.app.expect("Sunday Long Run")
    for number in 1...1000 where groups.app.tree?.dialog == nil {
      await groups.save(long(number))
    }
    groups.app.expect("That did not work", Beginning.diskFull)
    await groups.app.tap("Try again")
    groups.app.expect(Beginning.diskFull)
    try await OtherProgram(path: folder.path).run("DELETE FROM person WHERE id = 1000")
    await groups.app.tap("Try again")
    groups.app.expect("My groups")
    groups.app.expectNot("That did not work")
  }

  @Test(arguments: Shown.allCases)
  func `members and list say that the database was damaged, and recover from a copy`(
    _ host: Shown
  ) async throws {
    let groups = try await started(host)
    let copy = try Data(contentsOf: folder.file)
    // NB: without a change by another program the connections may show cached pages of the file.
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    try await other.run("UPDATE person SET homepage = 'https://example.org' WHERE id = 1")
    try folder.overwrite(at: 4096, with: Array(repeating: 0xFF, count: copy.count - 4096))
    try await other.run("COMMIT")
    await groups.app.tap("Sunday Long Run")
    await groups.app.tap("Members")
    groups.app.expect("Sunday Long Run", Beginning.corrupt)
    await groups.app.back()
    await groups.app.back()
    await groups.app.tap("Refresh")
    groups.app.expect("My groups", Beginning.corrupt, "Sunday Long Run", "4 members")
    try folder.overwrite(at: 0, with: Array(copy))
    await groups.app.tap("Try again")
    groups.app.expectNot(Beginning.corrupt)
    groups.app.expect("Sunday Long Run", "4 members")
  }

  private func long(_ number: Int) -> String {
    "\(number) " + String(repeating: "x", count: 50)
  }

  private func expectStored(
    _ name: String, members: Int, at place: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let stored = try await folder.repository().all()
    #expect(stored.first { $0.name == name }?.memberCount == members, sourceLocation: place)
  }
}
