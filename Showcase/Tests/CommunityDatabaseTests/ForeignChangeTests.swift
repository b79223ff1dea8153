import Calcot
import CalcotTesting
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Groups
import People
import Testing

@MainActor
@Suite("A change by another process", .timeLimit(.minutes(20)))
struct ForeignChangeTests {
  let folder: TemporaryFolder
  let clock = ManualClock()

  init() throws { folder = try TemporaryFolder() }

  @Test func `is told within half a second, once, and is read afterwards`() async throws {
    let database = folder.database(clock: clock)
    let groups = SQLiteGroupRepository(database)
    let changes = Changes(of: groups)
    var peopleChanges = 0
    SQLitePeopleRepository(database).peopleDidChange.add { peopleChanges += 1 }
    #expect(clock.sleepers == 0)
    _ = try await groups.all()
    try await rename(1, to: "Elsewhere")
    #expect(changes.seen == [])
    await nextLook()
    #expect(changes.seen == [.everything])
    #expect(peopleChanges == 1)
    #expect(try await groups.group(Group.ID(rawValue: 1)).name == "Elsewhere")
    await nextLook()
    #expect(changes.seen.count == 1)
    try await rename(1, to: "Somewhere")
    await nextLook()
    #expect(changes.seen.count == 2)
  }

  @Test func `is told also when this process writes in between, whose writes alone are not`()
    async throws
  {
    let groups = SQLiteGroupRepository(folder.database(clock: clock))
    let changes = Changes(of: groups)
    let first = try await groups.createGroup(named: "First")
    await nextLook()
    await nextLook()
    #expect(changes.seen == [.created(first)])
    let second = try await groups.createGroup(named: "Second")
    try await rename(1, to: "Elsewhere")
    let third = try await groups.createGroup(named: "Third")
    await nextLook()
    #expect(changes.seen == [.created(first), .created(second), .created(third), .everything])
  }

  @Test func `is seen by each of two databases of one process, from the other`() async throws {
    let mine = SQLiteGroupRepository(folder.database(clock: clock))
    let otherClock = ManualClock()
    let yours = SQLiteGroupRepository(folder.database(clock: otherClock))
    _ = try await mine.all()
    _ = try await yours.all()
    let mineSeen = Changes(of: mine)
    let yoursSeen = Changes(of: yours)
    let group = try await mine.createGroup(named: "Mine")
    await nextLook()
    await nextLook(otherClock)
    #expect(mineSeen.seen == [.created(group)])
    #expect(yoursSeen.seen == [.everything])
  }

  @Test func `that was made while the database could not be reached is told afterwards`()
    async throws
  {
    let groups = SQLiteGroupRepository(folder.database(clock: clock))
    _ = try await groups.all()
    let changes = Changes(of: groups)
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    try await other.run(#"UPDATE "group" SET name = 'Slow' WHERE id = 1"#)
    await nextLook()
    #expect(changes.seen == [])
    try await other.run("COMMIT")
    await nextLook()
    #expect(changes.seen == [.everything])
  }

  @Test
  func `that was made before the database was opened anew is told, also before the first look`()
    async throws
  {
    try await folder.makeDatabase()
    try folder.setReadOnly(true)
    let groups = SQLiteGroupRepository(folder.database(clock: clock))
    _ = try await groups.all()
    try folder.setReadOnly(false)
    try await rename(1, to: "Elsewhere")
    let changes = Changes(of: groups)
    let mine = try await groups.createGroup(named: "Mine")
    await nextLook()
    #expect(changes.seen == [.created(mine), .everything])
    await nextLook()
    #expect(changes.seen.count == 2)
  }

  @Test func `is no longer looked for when the database object has gone`() async throws {
    var database: CommunityDatabase? = folder.database(clock: clock)
    _ = try await database?.contents()
    await untilAsleep(clock)
    weak let gone = database
    database = nil
    while clock.sleepers > 0 { await Task.yield() }
    #expect(gone == nil)
  }

  private func rename(_ id: Int, to name: String) async throws {
    try await OtherProgram(path: folder.path).run(
      #"UPDATE "group" SET name = '\#(name)' WHERE id = \#(id)"#)
  }

  /// Advances the clock by half a second, and waits until the database has checked.
  private func nextLook(_ other: ManualClock? = nil) async {
    let clock = other ?? clock
    await untilAsleep(clock)
    clock.advance(by: .milliseconds(499))
    #expect(clock.sleepers == 1)
    clock.advance(by: .milliseconds(1))
    await untilAsleep(clock)
  }

  private func untilAsleep(_ clock: ManualClock) async {
    while clock.sleepers == 0 { await Task.yield() }
  }
}
