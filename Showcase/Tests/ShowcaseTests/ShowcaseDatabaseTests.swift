import CalcotTerminal
import CalcotTerminalTesting
import CommunityDatabase
import CommunityDatabaseTesting
import Foundation
import Groups
import Testing

/// Tests of the sample app on a database with real failures, whose causes are then removed.
@Suite("The sample app's database", .timeLimit(.minutes(20)))
struct ShowcaseDatabaseTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["", "/dev/null/groups.sqlite", "/proc/nowhere/groups.sqlite", "/"])
  func `that cannot be made at its place is reported on the screen`(_ path: String) async throws {
    let app = try folder.start(database: path)
    await app.screen(contains: "The groups cannot be opened", "[Try again]", "[New group]")
    await app.moveFocus(to: "Try again")
    await app.press(.enter)
    await app.screen(contains: "The groups cannot be opened", "[Try again]")
    #expect(await app.quit() == .exit(0))
    #expect(await app.isRestored)
  }

  @Test func `can be read by its owner only, and so can what is exported`() throws {
    let export = folder.url.appendingPathComponent("all.json")
    #expect(try folder.run("--export", export.path).status == 0)
    for file in [folder.file, export] {
      var status = stat()
      #expect(stat(file.path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
    }
  }

  @Test func `that is damaged is told, and opened after it was restored`() async throws {
    try await folder.makeDatabase()
    let copy = try Data(contentsOf: folder.file)
    try Data(String(repeating: "Dear diary. ", count: 999).utf8).write(to: folder.file)
    let app = try folder.start()
    await app.screen(contains: "The file of the groups is damaged", "[Try again]")
    try copy.write(to: folder.file)
    await app.moveFocus(to: "Try again")
    await app.press(.enter)
    await app.screen(contains: "Sunday Long Run", "4 members ›", without: "damaged", "Try again")
  }

  @Test func `that another program locks keeps a group waiting, until it is tried again`()
    async throws
  {
    let app = try folder.start(busyTimeout: 50)
    await app.fillForm("Night Owls")
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    await app.press(.enter)
    await app.screen(
      contains: "That did not work", "being changed by another program", "[Try again]", "[OK]")
    try await other.run("ROLLBACK")
    await app.moveFocus(to: "Try again")
    await app.press(.enter)
    await app.screen(contains: "Night Owls", "0 members ›", without: "That did not work")
    #expect(try await folder.repository().all().contains { $0.name == "Night Owls" })
  }

  @Test func `that cannot be written is shown, and nothing that was typed is lost`() async throws {
    try await folder.makeDatabase()
    try folder.setReadOnly(true)
    let app = try folder.start()
    await app.screen(contains: "Sunday Long Run", "4 members ›")
    await app.fillForm("Night Owls")
    await app.press(.enter)
    await app.screen(contains: "The groups can be read but not changed", "[OK]")
    await app.moveFocus(to: "OK")
    await app.press(.enter)
    await app.screen(
      contains: "New group", "Night Owls", "Enter Done", without: "That did not work")
    try folder.setReadOnly(false)
    await app.press(.enter)
    await app.screen(contains: "Night Owls", "0 members ›", "Sunday Long Run")
  }

  @Test func `has a group that was shown, though the app was killed right after it`() async throws {
    let app = try folder.start()
    await app.fillForm("Night Owls")
    await app.press(.enter)
    await app.screen(contains: "Night Owls", "0 members ›", without: "Esc Cancel")
    await app.send(signal: SIGKILL)
    #expect(await app.end() == .signal(SIGKILL))
    // NB: the user's place is saved a moment later than their changes.
    let again = try folder.start("--forget")
    await again.screen(contains: "Night Owls", "0 members ›", "Updated at")
  }
}
