import Calcot
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
struct LivePageTests {
  private func start() async -> (TestApp, WebPageDriver, ShopCoordinator) {
    let coordinator = ShopCoordinator()
    let driver = WebPageDriver()
    let app = TestApp(coordinator, routes: RouteRegistry(ShopRoute.self), on: driver)
    await app.settle()
    return (app, driver, coordinator)
  }

  @Test func `is not told what the user has typed`() async throws {
    let (app, driver, coordinator) = await start()
    await app.tap("Order")
    let page = try #require(driver.page)
    let before = page.frames
    await app.fill("Name", with: "Ada")
    #expect(coordinator.shop.name == "Ada")
    #expect(page.frames == before + 1)
    #expect(page.document.all.contains { $0.attributes["value"] == "Ada" })
  }

  @Test func `is told what the app makes of a typed text where that differs`() async throws {
    let (app, driver, coordinator) = await start()
    await app.tap("Order")
    coordinator.shop.isShouting = true
    await app.fill("Name", with: "Ada")
    let page = try #require(driver.page)
    #expect(page.document.all.contains { $0.attributes["value"] == "ADA" })
    // The same text again: the app changes nothing, but the field must still be corrected.
    await app.fill("Name", with: "ada")
    #expect(page.document.all.contains { $0.attributes["value"] == "ADA" })
    #expect(!page.document.all.contains { $0.attributes["value"] == "ada" })
  }

  @Test func `moves the focus to a new screen, and back to the control that the user had used`()
    async throws
  {
    let (app, driver, _) = await start()
    let page = try #require(driver.page)
    await app.tap("List")
    #expect(page.focus == page.document.first { $0.tag == "h1" }?.id)
    await app.tap("Item 7")
    #expect(page.focus == page.document.first { $0.tag == "h1" }?.id)
    await app.back()
    let focused = try #require(page.focus.flatMap { page.document.node($0) })
    #expect(focused.tag == "a" && focused.text.hasPrefix("Item 7"))
    #expect(page.title == "List – Counter")
  }

  @Test func `offers the address of the place that a row leads to`() async throws {
    let (app, driver, _) = await start()
    await app.tap("List")
    let page = try #require(driver.page)
    let link = page.document.first { $0.tag == "a" }
    #expect(link?.attributes["href"]?.hasPrefix("/list/1") == true)
    #expect(page.url == "/list")
  }

  @Test func `follows the browser's Back and Forward`() async throws {
    let (app, driver, _) = await start()
    let page = try #require(driver.page)
    await app.tap("List")
    await app.tap("Item 7")
    #expect(page.entries.map(\.url) == ["/", "/list", "/list/7"])
    page.go(by: -2)
    await app.settle()
    app.expect("Counter")
    page.go(by: 2)
    await app.settle()
    app.expect("Item 7")
    #expect(app.tree?.screens.count == 3)
    page.go(by: -1)
    await app.settle()
    app.expect("List")
    #expect(page.position == 1 && page.url == "/list")
  }

  @Test func `passes the browser's Back to a screen that takes it, and stays at its entry`()
    async throws
  {
    let (app, driver, _) = await start()
    let page = try #require(driver.page)
    await app.tap("List")
    let screen = try #require(app.tree?.visible?.id)
    let taken = Locked(0)
    app.app?.scope(of: screen)?.onBack(isEnabled: taken.withLock { $0 < 2 }) {
      taken.withLock { $0 += 1 }
    }
    for count in [1, 2] {
      page.go(by: -1)
      await app.settle()
      app.expect("List")
      #expect(taken.withLock { $0 } == count && page.position == 1 && page.url == "/list")
    }
    app.app?.scope(of: screen)?.onBack(isEnabled: false) {}
    await app.settle()
    page.go(by: -1)
    await app.settle()
    app.expect("Counter")
    #expect(page.position == 0 && page.url == "/")
  }

  @Test func `goes by its address to an entry that an earlier session has made`() async throws {
    let (app, driver, _) = await start()
    let page = try #require(driver.page)
    page.perform("h 99", text: "https://elsewhere.example/list/7")
    await app.settle()
    app.expect("Counter")
    page.perform("h -7", text: "/list/7")
    await app.settle()
    app.expect("Item 7")
  }

  @Test func `puts the address back while a question is open`() async throws {
    let (app, driver, _) = await start()
    let page = try #require(driver.page)
    await app.tap("Order")
    await app.fill("Name", with: "Ada")
    page.go(by: -1)
    await app.settle()
    app.expect("Discard the order?")
    #expect(page.url != "/")
    await app.tap("Stay")
    #expect(page.url != "/")
    app.expect("Order")
    page.go(by: -page.position)
    await app.settle()
    await app.tap("Discard")
    app.expect("Counter")
    #expect(page.url == "/" && page.position == 0)
  }

  @Test func `says why a screen may not be left`() async throws {
    let (app, driver, coordinator) = await start()
    let page = try #require(driver.page)
    await app.tap("Order")
    coordinator.shop.isSending = true
    await app.settle()
    #expect(!driver.canGoBack)
    page.go(by: -1)
    await app.settle()
    app.expect("Order")
    #expect(page.announcements.last == "It is being sent." && page.position == 1)
  }
}
