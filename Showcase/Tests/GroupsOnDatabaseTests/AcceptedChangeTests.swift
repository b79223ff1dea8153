import Calcot
import CalcotTesting
import CommunityDatabase
import CommunityDatabaseTesting
import Groups
import Testing

/// Tests that a change confirmed by the user is stored, wherever they go next.
@MainActor
@Suite("A change that a person has confirmed", .timeLimit(.minutes(20)))
struct AcceptedChangeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func asked(_ host: Shown) async throws -> DatabaseApp {
    try await folder.makeDatabase()
    let groups = DatabaseApp(folder.repository(), on: host)
    await groups.app.settle()
    await groups.askToRemove("Anna Gruber", from: "Sunday Long Run")
    groups.app.expect("Remove Anna Gruber?")
    return groups
  }

  @Test(arguments: Shown.allCases)
  func `is stored though the screen is left in the same turn`(_ host: Shown) async throws {
    let groups = try await asked(host)
    groups.app.atOnce {
      $0.tap("Remove")
      $0.back()
      $0.back()
    }
    let change = await firstChange(of: groups.repository)
    #expect(change?.group?.memberCount == 3)
    await groups.app.settle()
    groups.app.expect("My groups", "Sunday Long Run", "3 members")
    try await expectStored(members: 3)
  }

  @Test(arguments: Shown.allCases)
  func `is stored though the screen is left while it waits for another program`(
    _ host: Shown
  ) async throws {
    let groups = try await asked(host)
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    groups.app.atOnce {
      $0.tap("Remove")
      $0.back()
      $0.back()
    }
    groups.app.expect("My groups", "Sunday Long Run", "4 members")
    try await other.run("ROLLBACK")
    #expect(await firstChange(of: groups.repository)?.group?.memberCount == 3)
    await groups.app.settle()
    groups.app.expect("Sunday Long Run", "3 members")
    try await expectStored(members: 3)
  }

  @Test func `is stored though the app ends in the same turn`() async throws {
    let groups = try await asked(.headless)
    groups.app.atOnce { $0.tap("Remove") }
    groups.app.end()
    #expect(await firstChange(of: groups.repository)?.group?.memberCount == 3)
    try await expectStored(members: 3)
  }

  private func firstChange(of repository: any GroupRepository) async -> GroupChange? {
    let (changes, continuation) = AsyncStream.makeStream(of: GroupChange.self)
    let token = repository.groupDidChange.add { continuation.yield($0) }
    defer { token.remove() }
    for await change in changes { return change }
    return nil
  }

  private func expectStored(members: Int) async throws {
    let stored = try await folder.repository().all()
    #expect(stored.first { $0.name == "Sunday Long Run" }?.memberCount == members)
  }
}
