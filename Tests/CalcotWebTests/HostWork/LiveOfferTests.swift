import Calcot
import CalcotContent
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Foundation
import Testing

@MainActor
@Suite("A live page that offers to do something")
struct LiveOfferTests {
  private let office = Office()

  private func start() async throws -> (TestApp, LivePage) {
    let driver = WebPageDriver()
    let app = TestApp(
      OfficeCoordinator(office), routes: RouteRegistry(OfficeRoute.self), on: driver)
    await app.settle()
    return (app, try #require(driver.page))
  }

  @Test func `leads away by a link that tells the site nothing of the page`() async throws {
    let (app, page) = try await start()
    await app.tap("Homepage")
    let link = page.document.first { $0.tag == "a" && $0.text == "Open" }
    #expect(link?.attributes["target"] == "_blank")
    #expect(link?.attributes["rel"] == "noopener noreferrer")
    #expect(app.driver.lines.contains("https://example.com/a?b=1&c=2"))
    await app.carryOut()
    #expect(office.outcome == "done" && !app.driver.isRequestShown)
    office.address = "tel:+49 30 1".replacing(" ", with: "")
    await app.tap("Homepage")
    let call = page.document.first { $0.tag == "a" && $0.text == "Open" }
    #expect(call?.attributes["href"] == "tel:+49301" && call?.attributes["target"] == nil)
  }

  @Test func `moves the focus into the offer, and leaves it to the browser to return the focus`()
    async throws
  {
    let (app, page) = try await start()
    await app.tap("Documents")
    let field = page.document.first { $0.attributes["type"] == "file" }
    #expect(field?.attributes["autofocus"] != nil)
    #expect(field?.attributes["aria-describedby"]?.contains(":e") == true)
    await app.leaveRequest()
    #expect(page.focus == nil && office.outcome == "no files")
  }

  @Test func `leaves the offer, and not the place, on the browser's Back`() async throws {
    let (app, page) = try await start()
    await app.tap("Shelf")
    await app.tap("Documents")
    page.go(by: -1)
    await app.settle()
    #expect(office.outcome == "no files" && !app.driver.isRequestShown)
    app.expect("Shelf")
    #expect(page.url == "/shelf" && page.position == 1)
    page.go(by: -1)
    await app.settle()
    app.expect("Desk")
  }

  @Test func `says what was wrong with files without losing what was chosen`() async throws {
    let (app, page) = try await start()
    await app.tap("Documents")
    let before = page.document.first { $0.attributes["type"] == "file" }
    await app.pick(PickedFile("a.exe", content: Data()))
    #expect(app.driver.lines.contains { $0.hasPrefix("a.exe is none of the kinds") })
    #expect(page.document.first { $0.attributes["type"] == "file" } === before)
  }

  @Test func `says that files are too large together, from before they are sent`() async throws {
    let (app, _) = try await start()
    await app.tap("Documents")
    await app.pick(PickedFile("a.txt", content: Data(count: 100_000)))
    #expect(app.driver.isRequestShown)
    #expect(app.driver.lines.contains { $0.hasPrefix("That is too large: ") })
  }

  @Test func `does not take the page's word for files`() async throws {
    let (app, page) = try await start()
    await app.tap("Documents")
    let exit = page.document.first { $0.attributes["name"]?.hasPrefix("do q0 ") == true }
    let id = try #require(exit?.attributes["name"]?.dropFirst(6))
    page.perform("q1 \(id)")
    page.perform("q1 999")
    page.perform("q0 -1")
    await app.settle()
    #expect(app.driver.isRequestShown && office.outcome == "nothing yet")
  }

  @Test func `has the session kept while a page is connected to it`() async throws {
    let clock = ManualClock()
    let coordinator = OfficeCoordinator(office)
    let app = CalcotApp(coordinator)
    let site = WebSite(options: .driven, clock: clock) { _ in app }
    let session = site.adopt(app)
    let page = ConnectedPage(of: session) {
      MemoryConnection(site: site, session: session, page: $0)
    }
    await page.settle()
    coordinator.documents()
    await page.settle()
    page.pick([PickedFile("a.txt", content: Data("one".utf8))])
    await page.settle()
    #expect(office.outcome == "a.txt: one")
    clock.advance(by: .seconds(600))
    await page.settle()
    #expect(site.sessionCount == 1, "the upload has let go of a session that is in use")
    page.close()
    session.end()
  }
}
