import CalcotTerminal
import CalcotTerminalTesting
import CommunityDatabaseTesting
import Foundation
import Testing

@Suite("The place at which the sample app starts", .timeLimit(.minutes(20)))
struct ShowcasePlaceTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("/groups/14/members", "‹ Back ─ Ultra 100", "Grace Kim"),
    ("/groups/invitations", "‹ Back ─ Invitations", "Full Moon Runners"),
    ("/people", "People", "150 people"),
    ("/launches/apollo-11", "‹ Back ─ Apollo 11", "Neil Armstrong"),
    ("/groups/new", "New group", "What is the group called?"),
  ])
  func `is that of the link`(_ link: String, _ title: String, _ text: String) async throws {
    let app = try folder.start("--open", link, rows: 200)
    await app.screen(contains: title, text)
  }

  @Test func `is the first screen, with a message, for a link to nowhere`() async throws {
    let app = try folder.start("--open", "/nowhere")
    await app.screen(contains: "My groups", "The link leads nowhere", "Sunday Long Run")
    #expect(await app.quit() == .exit(0))
  }

  @Test func `is where it was quit`() async throws {
    let app = try folder.start()
    await app.open("Ultra 100")
    await app.moveFocus(to: "◊ Rename", by: .right)
    await app.press(.enter)
    await app.screen(contains: "Ultra 100", "Esc Cancel")
    await app.type(" miles")
    await app.screen(contains: "Ultra 100 miles")
    await app.press(.control("q"))
    await app.screen(contains: "Not everything is saved. Press again to quit.")
    #expect(await app.quit() == .exit(0))
    let again = try folder.start()
    await again.screen(contains: "Ultra 100 miles", "Rename", "Esc Cancel")
    await again.press(.enter)
    await again.screen(contains: "‹ Back ─ Ultra 100 miles", "[Leave]")
  }

  @Test func `is the first screen when the app is told to forget`() async throws {
    let app = try folder.start("--open", "/people")
    await app.screen(contains: "People", "Search")
    #expect(await app.quit() == .exit(0))
    let again = try folder.start("--forget")
    await again.screen(contains: "My groups", "Sunday Long Run")
    #expect(await again.quit() == .exit(0))
    let third = try folder.start(rows: 200)
    await third.screen(contains: "150 people", without: "My groups")
  }

  @Test func `is the first screen, with a message, after the state was damaged`() async throws {
    try Data("{\"version\":".utf8).write(to: URL(fileURLWithPath: folder.path + ".state.json"))
    let app = try folder.start()
    await app.screen(contains: "My groups", "You start at the beginning", "Sunday Long Run")
    #expect(await app.quit() == .exit(0))
  }
}
