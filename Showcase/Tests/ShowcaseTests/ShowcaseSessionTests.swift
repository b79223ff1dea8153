import CalcotTerminal
import CalcotTerminalTesting
import Groups
import GroupsDatabase
import GroupsDatabaseTesting
import Testing

/// What a person does with the sample app, in a terminal and on a database of its own.
@Suite("A person with the sample app", .timeLimit(.minutes(2)))
struct ShowcaseSessionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `finds a community's groups at the first start`() async throws {
    let app = try folder.start()
    await app.screen(
      contains: "My groups", "[New group]", "[Refresh]", "Sunday Long Run", "60 members ›",
      "皇居ランニングクラブ", "Updated at", "Ctrl-Q Quit")
    #expect(await app.quit() == .exit(0))
  }

  @Test func `opens a group and comes back to it in the list`() async throws {
    let app = try folder.start()
    await app.screen(contains: "Ultra 100", "Updated at")
    await app.moveFocus(to: "Ultra 100", by: .down)
    await app.press(.enter)
    await app.screen(
      contains: "‹ Back  Ultra 100", "3 members", "Grace Kim", "Csilla Szőke",
      "නිමල් පෙරේරා", "[Remove]")
    await app.press(.escape)
    await app.screen(contains: "My groups", "Updated at", without: "‹ Back")
    await app.press(.enter)
    await app.screen(contains: "‹ Back  Ultra 100")
  }

  @Test func `makes a group, which is there after a restart`() async throws {
    let app = try folder.start()
    await app.fillForm(String(repeating: "long ", count: 13))
    await app.screen(contains: "The name has 64 characters, and 60 is the most. Shorten it.")
    await app.press(.escape)
    await app.screen(contains: "Discard the new group?", "[Discard]", "[Keep editing]")
    await app.moveFocus(to: "Keep editing")
    await app.press(.enter)
    await app.screen(contains: "60 is the most", "long long", without: "Discard the new group?")
    await app.press(.end, .control("u"))
    await app.type("Night Owls 梟")
    await app.screen(contains: "Night Owls 梟", without: "long")
    await app.press(.enter)
    await app.screen(contains: "My groups", "Night Owls 梟", "0 members ›", without: "Esc Close")
    #expect(await app.quit() == .exit(0))
    let again = try folder.start()
    await again.screen(contains: "Night Owls 梟", "0 members ›", "Updated at")
  }

  @Test func `throws a form away when that is confirmed`() async throws {
    let app = try folder.start()
    await app.fillForm("Night Owls")
    await app.press(.escape)
    await app.screen(contains: "Discard the new group?")
    await app.moveFocus(to: "Discard")
    await app.press(.enter)
    await app.screen(contains: "My groups", "Updated at", without: "Discard", "Night Owls")
  }

  @Test func `removes a member only when that is confirmed, and the list agrees`() async throws {
    let app = try folder.start()
    await app.screen(contains: "Ultra 100", "Updated at")
    await app.moveFocus(to: "Ultra 100", by: .down)
    await app.press(.enter)
    await app.screen(contains: "Grace Kim", "3 members")
    await app.press(.right, .enter)
    await app.screen(contains: "Remove Grace Kim?", "They will no longer see Ultra 100.")
    await app.moveFocus(to: "Keep")
    await app.press(.enter)
    await app.screen(contains: "Grace Kim", "3 members", without: "They will no longer")
    await app.press(.enter)
    await app.screen(contains: "Remove Grace Kim?")
    await app.moveFocus(to: "Remove")
    await app.press(.enter)
    await app.screen(contains: "2 members", "Csilla Szőke", without: "Grace Kim")
    await app.press(.escape)
    await app.screen(contains: "Ultra 100", " 2 members ›", without: " 3 members ›", "‹ Back")
    let stored = try await folder.repository().groups(in: .joined)
    #expect(stored.first { $0.name == "Ultra 100" }?.memberCount == 2)
  }

  @Test func `sees what another program did after a refresh`() async throws {
    let app = try folder.start()
    await app.screen(contains: "Ultra 100", "Updated at", without: "Elsewhere")
    _ = try await folder.repository().createGroup(named: "Elsewhere")
    await app.moveFocus(to: "Refresh")
    await app.press(.enter)
    await app.screen(contains: "Elsewhere", "Updated at")
  }
}
