import CalcotTerminal
import CalcotTerminalTesting
import CommunityDatabase
import CommunityDatabaseTesting
import Groups
import Testing

/// Tests of a user's session with the sample app, in a terminal and with a database of its own.
@Suite("A person with the sample app", .timeLimit(.minutes(20)))
struct ShowcaseSessionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `finds a community's groups at the first start`() async throws {
    let app = try folder.start()
    await app.screen(
      contains: "My groups", "[New group]", "[Refresh]", "Sunday Long Run", "60 members ›",
      "皇居ランニングクラブ", "14 groups · Updated at", "Ctrl-Q Quit")
    #expect(await app.quit() == .exit(0))
  }

  @Test func `opens a group and comes back to it in the list`() async throws {
    let app = try folder.start()
    await app.open("Ultra 100")
    await app.screen(contains: "3 members", "Members", "[Leave]")
    await app.press(.escape)
    await app.screen(contains: "My groups", "Updated at", without: "‹ Back")
    await app.press(.enter)
    await app.screen(contains: "‹ Back ─ Ultra 100")
  }

  @Test func `makes a group, which is there after a restart`() async throws {
    let app = try folder.start()
    await app.fillForm(String(repeating: "long ", count: 13))
    await app.screen(contains: "The name has 64 characters, and 60 is the most. Shorten it.")
    await app.press(.escape)
    await app.screen(contains: "Discard the new group?", "[Discard]", "[Keep editing]")
    await app.use("Keep editing")
    await app.screen(contains: "60 is the most", "long long", without: "Discard the new group?")
    await app.press(.end, .control("u"))
    await app.type("Night Owls 梟")
    await app.screen(contains: "Night Owls 梟", without: "long")
    await app.press(.enter)
    await app.screen(contains: "My groups", "Night Owls 梟", "0 members ›", without: "Esc Cancel")
    #expect(await app.quit() == .exit(0))
    let again = try folder.start()
    await again.screen(contains: "Night Owls 梟", "0 members ›", "15 groups · Updated at")
  }

  @Test func `throws a form away when that is confirmed`() async throws {
    let app = try folder.start()
    await app.fillForm("Night Owls")
    await app.press(.escape)
    await app.screen(contains: "Discard the new group?")
    await app.use("Discard")
    await app.screen(contains: "My groups", "Updated at", without: "Discard", "Night Owls")
  }

  @Test func `removes a member only when that is confirmed, and the screens agree`() async throws {
    let app = try folder.start()
    await app.open("Ultra 100")
    await app.moveFocus(to: "Members", by: .down)
    await app.press(.enter)
    await app.screen(contains: "Grace Kim", "3 members", "Add members]")
    await app.moveFocus(to: "Grace Kim", by: .down)
    await app.press(.right, .enter)
    await app.screen(contains: "Remove Grace Kim?", "They will no longer see Ultra 100.")
    await app.use("Keep")
    await app.screen(contains: "Grace Kim", "3 members", without: "They will no longer")
    await app.press(.enter)
    await app.screen(contains: "Remove Grace Kim?")
    await app.use("Remove")
    await app.screen(contains: "2 members", "Csilla Szőke", "Grace Kim was removed")
    await app.press(.escape)
    await app.screen(contains: "2 members", "Rename]")
    await app.press(.escape)
    await app.screen(contains: "Ultra 100", " 2 members ›", without: " 3 members ›", "‹ Back")
    let stored = try await folder.repository().all()
    #expect(stored.first { $0.name == "Ultra 100" }?.memberCount == 2)
  }

  @Test func `adds members whom they have chosen`() async throws {
    let app = try folder.start("--open", "/groups/14/members")
    await app.screen(contains: "‹ Back ─ Ultra 100", "3 members")
    await app.use("+ Add members")
    await app.screen(contains: "Choose people", "[+ Add]", "Đorđe Čolić")
    await app.moveFocus(to: "Search")
    await app.type("gruber")
    await app.screen(contains: "Anna Gruber", without: "Đorđe Čolić")
    await app.use("Anna Gruber")
    await app.screen(contains: "[x] Anna Gruber", "[+ Add 1]")
    await app.use("+ Add 1")
    await app.screen(contains: "1 person added", "4 members", "Anna Gruber")
    #expect(try await folder.repository().group(Group.ID(rawValue: 14)).memberCount == 4)
  }

  @Test func `sees what another process did, by itself`() async throws {
    let app = try folder.start()
    await app.screen(contains: "Ultra 100", "14 groups · Updated at", without: "Elsewhere")
    _ = try await folder.repository().createGroup(named: "Elsewhere")
    await app.screen(contains: "Elsewhere", "15 groups · Updated at")
  }

  @Test(arguments: [
    ("de", ["Meine Gruppen", "60 Mitglieder ›", "Ctrl-Q Beenden"], "‹ Zurück"),
    ("es", ["Mis grupos", "60 miembros ›", "Ctrl-Q Terminar"], "‹ Atrás"),
  ])
  func `is spoken to in the language of the terminal, or the one that is asked for`(
    _ language: String, _ texts: [String], _ back: String
  ) async throws {
    let app = try folder.start(environment: ["LANG": "\(language).UTF-8"])
    for text in texts { await app.screen(contains: text) }
    let asked = try folder.start(
      "--language", language, "--open", "/groups/1", environment: ["LANG": "C.UTF-8"])
    await asked.screen(contains: back, texts[2])
  }
}
