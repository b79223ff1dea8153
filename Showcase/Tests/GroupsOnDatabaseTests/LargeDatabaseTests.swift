import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import CommunityDatabase
import CommunityDatabaseTesting
import Groups
import ShowcaseAppTesting
import Testing

/// Long lists on a real database, gone through in a terminal.
@MainActor
@Suite("A large database", .timeLimit(.minutes(20)))
struct LargeDatabaseTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: Shown.allCases)
  func `shows what another process has done by itself`(_ host: Shown) async throws {
    try await folder.makeDatabase()
    let clock = ManualClock()
    let groups = DatabaseApp(
      SQLiteGroupRepository(folder.database(clock: clock)), on: host.driver)
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
