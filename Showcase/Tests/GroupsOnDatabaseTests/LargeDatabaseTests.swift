import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import CommunityDatabase
import CommunityDatabaseTesting
import Groups
import ShowcaseAppTesting
import Testing

/// Tests of long lists on a real database, browsed in a terminal.
@MainActor
@Suite("A large database", .timeLimit(.minutes(20)))
struct LargeDatabaseTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `keys lead through 10,000 groups to the last, and back to the first`() async throws {
    let database = folder.database(seed: .empty)
    let community = LargeCommunity(groups: 10_000, people: 500)
    try await database.insert(people: community.people, groups: community.groups)
    let repository = SQLiteGroupRepository(database)
    let total = try await repository.groups(GroupQuery(.joined), in: 0..<1).total
    let ends = try await repository.groups(GroupQuery(.joined), in: total - 100..<total)
    let driver = TerminalDriver(columns: 80, rows: 24)
    let groups = DatabaseApp(database, on: driver)
    await groups.app.settle()
    let first = driver.lines
    // NB: past the field, in which End moves to the end of its text.
    for key in [Key.down, .down, .down, .end] {
      driver.press(key)
      await groups.app.settle()
    }
    let last = try #require(ends.elements.last)
    #expect(driver.lines.contains { $0.contains(last.name) })
    driver.press(.pageUp)
    await groups.app.settle()
    #expect(!driver.lines.contains { $0.contains("…") && !$0.contains("1…5") })
    driver.press(.home)
    await groups.app.settle()
    #expect(driver.lines.dropLast() == first.dropLast())
  }

  @Test(arguments: Shown.allCases)
  func `shows what another process has done by itself`(_ host: Shown) async throws {
    try await folder.makeDatabase()
    let clock = ManualClock()
    let groups = DatabaseApp(folder.database(clock: clock), on: host)
    await groups.app.settle()
    groups.app.expect("Sunday Long Run")
    try await OtherProgram(path: folder.path).run(
      #"UPDATE "group" SET name = 'Elsewhere' WHERE id = 1"#)
    let (changes, continuation) = AsyncStream.makeStream(of: GroupChange.self)
    let token = groups.repository.groupDidChange.add { continuation.yield($0) }
    defer { token.remove() }
    while clock.sleepers == 0 { await Task.yield() }
    clock.advance(by: .milliseconds(500))
    for await change in changes {
      #expect(change == .everything)
      break
    }
    await groups.app.settle()
    groups.app.expect("Elsewhere")
    groups.app.expectNot("Sunday Long Run")
  }
}
