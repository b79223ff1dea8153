import Calcot
import CalcotTesting
import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Foundation
import Groups
import People
import Testing

@MainActor
@Suite("A change by another process", .timeLimit(.minutes(20)))
struct ForeignChangeTests {
  let folder: TemporaryFolder
  let clock = ManualClock()

  init() throws { folder = try TemporaryFolder() }

  @Test func `is told once, and is read afterwards`() async throws {
    let database = folder.database()
    let groups = SQLiteGroupRepository(database)
    let changes = Changes(of: groups)
    var peopleChanges = 0
    SQLitePeopleRepository(database).peopleDidChange.add { peopleChanges += 1 }
    _ = try await groups.all()
    try await rename(1, to: "Elsewhere")
    await until { changes.seen == [.everything] }
    #expect(peopleChanges == 1)
    #expect(try await groups.group(Group.ID(rawValue: 1)).name == "Elsewhere")
    try await rename(1, to: "Somewhere")
    await until { changes.seen == [.everything, .everything] }
    #expect(peopleChanges == 2)
  }

  @Test func `is told also between writes of this process, which alone are not taken for one`()
    async throws
  {
    let groups = SQLiteGroupRepository(folder.database())
    let changes = Changes(of: groups)
    let first = try await groups.createGroup(named: "First")
    let second = try await groups.createGroup(named: "Second")
    try await rename(1, to: "Elsewhere")
    await until { changes.seen == [.created(first), .created(second), .everything] }
  }

  @Test func `is seen by each of two databases of one process, from the other`() async throws {
    let mine = SQLiteGroupRepository(folder.database())
    let yours = SQLiteGroupRepository(folder.database())
    _ = try await mine.all()
    _ = try await yours.all()
    let mineSeen = Changes(of: mine)
    let yoursSeen = Changes(of: yours)
    let group = try await mine.createGroup(named: "Mine")
    await until { yoursSeen.seen == [.everything] }
    #expect(mineSeen.seen == [.created(group)])
  }

  @Test func `that is not stored yet is not told, and is told when it is`() async throws {
    let groups = SQLiteGroupRepository(folder.database())
    _ = try await groups.all()
    let changes = Changes(of: groups)
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    try await other.run(#"UPDATE "group" SET name = 'Slow' WHERE id = 1"#)
    #expect(changes.seen == [])
    try await other.run("COMMIT")
    await until { changes.seen == [.everything] }
  }

  @Test func `that was made before the database was opened anew is told`() async throws {
    try await folder.makeDatabase()
    try folder.setReadOnly(true)
    let groups = SQLiteGroupRepository(folder.database())
    _ = try await groups.all()
    try folder.setReadOnly(false)
    try await rename(1, to: "Elsewhere")
    let changes = Changes(of: groups)
    let mine = try await groups.createGroup(named: "Mine")
    await until { changes.seen.contains(.everything) }
    #expect(changes.seen.filter { $0 != .everything } == [.created(mine)])
  }

  @Test func `is looked for at once after a write, and then after growing pauses`() async throws {
    try Data("a".utf8).write(to: folder.file)
    var looks = 0
    let look = ForeignLook(at: [folder.path], on: clock) { @MainActor in looks += 1 }
    await until { looks == 1 }
    for round in 0..<2 {
      #expect(clock.sleepers == 0, "it wakes for nothing")
      try folder.overwrite(at: 0, with: [1, 2])
      for (index, pause) in [50, 100, 200, 400, 800, 1_600, 3_200].enumerated() {
        await until { looks == 2 + round * 8 + index && clock.sleepers == 1 }
        clock.advance(by: .milliseconds(pause - 1))
        #expect(clock.sleepers == 1)
        clock.advance(by: .milliseconds(1))
      }
      await until { looks == 9 + round * 8 }
    }
    try folder.overwrite(at: 0, with: [1, 2])
    await until { looks == 18 && clock.sleepers == 1 }
    clock.advance(by: .milliseconds(50))
    await until { looks == 19 && clock.sleepers == 1 }
    try folder.overwrite(at: 0, with: [1, 2])
    await until { looks == 20 }
    withExtendedLifetime(look) {}
  }

  @Test func `is looked for twice a second where the system does not tell of writes`() async {
    var looks = 0
    let look = ForeignLook(at: [folder.path + "/nowhere"], on: clock) { @MainActor in looks += 1 }
    for expected in 1...3 {
      await until { looks == expected && clock.sleepers == 1 }
      clock.advance(by: .milliseconds(499))
      #expect(clock.sleepers == 1)
      clock.advance(by: .milliseconds(1))
    }
    withExtendedLifetime(look) {}
  }

  @Test func `is no longer looked for when the database object has gone`() async throws {
    var database: CommunityDatabase? = folder.database(clock: clock)
    _ = try await database?.contents()
    try await rename(1, to: "Elsewhere")
    await until { clock.sleepers == 1 }
    weak let gone = database
    database = nil
    await until { clock.sleepers == 0 }
    #expect(gone == nil)
  }

  private func rename(_ id: Int, to name: String) async throws {
    try await OtherProgram(path: folder.path).run(
      #"UPDATE "group" SET name = '\#(name)' WHERE id = \#(id)"#)
  }

  private func until(_ isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }
}
