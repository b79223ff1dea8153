import CalcotTerminal
import CalcotTerminalTesting
import CommunityDatabaseTesting
import Testing

@Suite("The inspector of the sample app in the terminal", .timeLimit(.minutes(20)))
struct ShowcaseTerminalInspectorTests {
  @Test func `has its address on the screen until Return starts the app`() async throws {
    let folder = try TemporaryFolder()
    let app = try folder.start("--inspect")
    await app.screen(contains: "The inspector is at http://127.0.0.1:", "?token=", "Return starts")
    await app.press(.enter)
    await app.screen(contains: "[New group]", "Updated at")
    #expect(await app.quit() == .exit(0))
  }
}
