import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import CommunityDatabase
import CommunityDatabaseTesting
import Foundation
import Groups
import Testing

/// Tests that the sample app, killed at any moment, keeps all changes shown as done, and starts
/// again.
@Suite("The sample app, killed while it is used", .timeLimit(.minutes(30)))
struct ShowcaseKillTests {
  static let isLong = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `starts again, and its database is whole`() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    try await folder.makeDatabase(seed: .community)
    for round in 0..<(Self.isLong ? 200 : 20) {
      let app = try folder.start("--language", "en")
      await app.screen(contains: "Ctrl-Q Quit")
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        await app.press(Self.keys.randomElement(using: &random) ?? .enter)
      }
      // NB: this only determines the moment of the kill; no result depends on its duration.
      let moment = Duration.milliseconds(Int.random(in: 0...300, using: &random))
      #expect(await app.end(within: moment) == .running, "round \(round), seed \(seed)")
      await app.send(signal: SIGKILL)
      #expect(await app.end() == .signal(SIGKILL), "round \(round), seed \(seed)")
      #expect(try await OtherProgram(path: folder.path).text("PRAGMA integrity_check") == "ok")
      #expect(try await OtherProgram(path: folder.path).text("PRAGMA foreign_key_check") == nil)
    }
    let exported = try folder.exported()
    #expect(exported.contains("Sunday Long Run") || exported.contains("\"members\""))
    let app = try folder.start("--language", "en")
    await app.screen(contains: "Ctrl-Q Quit", without: "You start at the beginning")
    // NB: Ctrl-Q would ask about a text that was left unsaved.
    await app.send(signal: SIGTERM)
    #expect(await app.end() == .exit(143), "seed \(seed)")
    let forgetful = try folder.start("--forget", "--language", "en")
    await forgetful.screen(contains: "My groups", "Updated at")
  }

  /// Keys with which the user navigates, makes changes and types; none quits or stops the app.
  private static let keys: [Key] = [
    .enter, .enter, .enter, .tab, .tab, .tab, .backTab, .down, .down, .up, .right, .left, .end,
    .home,
    .pageDown, .escape, .character("x"), .character("ü"), .backspace,
  ]
}
