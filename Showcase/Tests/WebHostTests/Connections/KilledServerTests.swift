import CalcotWebTesting
import Foundation
import Testing

@testable import WebWire

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@MainActor
@Suite("A server that ends under a browser", .serialized, .timeLimit(.minutes(20)))
struct KilledServerTests {
  nonisolated static let absences = [0, 1] + (LongRun.isAsked ? [5, 20] : [])

  @Test(arguments: absences)
  func `has the same screen and half-typed form when it is back some seconds after a kill`(
    _ seconds: Int
  ) async throws {
    let first = try await ServerProcess()
    try await withBrowser { browser in
      try await browser.go(to: first.address)
      try await fillForm(browser, first)
      let url = try await browser.url
      #expect(url.hasSuffix("/+/form"))
      await first.die()
      try await Task.sleep(for: .seconds(seconds))
      let second = try await ServerProcess(port: first.port)
      try await browser.page(contains: "Server \(second.name), Zoë has 3 lines.")
      #expect(try await browser.url == url)
      #expect(try await texts(browser) == ["To Zoë", "Zoë", "", "one", "two", "half a wo", ""])
      #expect(try await !isAsking(browser))
      #expect(try await browser.elements("dialog[open]").count == 1)
      try await browser.click("[id$='Coupon'] ~ div input")
      try await browser.press(.escape)
      try await browser.page(contains: "Count: 0", without: "Zoë has")
      await second.die()
    }
  }

  @Test func `gets all that a person has typed while it was killed and away`() async throws {
    let first = try await ServerProcess()
    try await withBrowser { browser in
      try await browser.go(to: first.address)
      try await fillForm(browser, first)
      await first.die()
      try await browser.wait(until: "document.body.dataset.state == 'lost'")
      try await browser.type("rd more")
      let second = try await ServerProcess(port: first.port)
      try await browser.page(contains: "Server \(second.name), Zoë has 3 lines.")
      #expect(try await texts(browser)[5] == "half a word more")
      try await browser.type("!")
      #expect(try await texts(browser)[5] == "half a word more!")
      await second.die()
    }
  }

  @Test(arguments: BrowserEngine.tested)
  func `says that a click while it was away is lost, and does the next one`(
    _ engine: BrowserEngine
  ) async throws {
    let first = try await ServerProcess()
    try await withBrowser(BrowserOptions(engine)) { browser in
      try await browser.go(to: first.address)
      try await browser.wait(until: "document.body.dataset.state == 'live'")
      try await browser.click("main .body button")
      try await browser.page(contains: "Count: 1")
      await first.die()
      try await browser.wait(until: "document.body.dataset.state == 'lost'")
      try await browser.run("document.querySelector('main .body button').click()")
      let second = try await ServerProcess(port: first.port)
      try await browser.page(contains: "Your last press did not get through", "Count: 0")
      #expect(try await browser.elements("[aria-busy=true]").isEmpty)
      try await browser.click("main .body button")
      try await browser.page(contains: "Count: 1")
      await second.die()
    }
  }

  @Test func `lets go of its browsers and its port first when it crashes`() async throws {
    let first = try await ServerProcess()
    let page = try await Wire.visit("/", port: first.port).live
    _ = try await page.frame()
    first.trap()
    _ = await page.framesToTheEnd()
    let second = try await ServerProcess(port: first.port)
    #expect(second.name != first.name && second.port == first.port)
    #expect(await first.end().reason == .uncaughtSignal)
    await second.die()
  }

  /// A script that keeps the code with which the page's WebSocket was closed.
  private static let closeProbe = """
    window.WebSocket = class extends WebSocket {
      constructor(...rest) {
        super(...rest)
        this.addEventListener("close", ({ code }) => window.closedWith ??= code)
      }
    }
    """

  @Test func `tells browsers when it is told to end, and they go on at the next server`()
    async throws
  {
    let first = try await ServerProcess()
    try await withBrowser { browser in
      try await browser.devTools(
        "Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.closeProbe)])
      try await browser.go(to: first.address)
      try await browser.wait(until: "document.body.dataset.state == 'live'")
      try await browser.click("main .body button ~ button")
      try await browser.page(contains: "It is number 7.")
      first.send(SIGTERM)
      try await browser.wait(until: "window.closedWith == 1001")
      let end = await first.end()
      #expect(end.reason == .exit)
      #expect(end.status == 0)
      let second = try await ServerProcess(port: first.port)
      try await browser.wait(until: "document.body.dataset.state == 'live'")
      try await browser.page(contains: "It is number 7.")
      try await browser.click(".back")
      try await browser.page(contains: "Server \(second.name)")
      await second.die()
    }
  }

  /// Types into the form: a field that another one enables, rows that appear after those before
  /// them, and one that is enabled only for this session.
  private func fillForm(_ browser: Browser, _ server: ServerProcess) async throws {
    try await browser.wait(until: "document.body.dataset.state == 'live'")
    try await browser.click("main .toolbar button")
    try await browser.wait(until: "document.querySelector('dialog:modal')")
    try await browser.click("dialog .toolbar button")
    let steps = [
      ("Name", "Zoë"), ("Card", "To Zoë"), ("Coupon", "5 % off"), ("Line 1", "one"),
      ("Line 2", "two"), ("Line 3", "half a wo"),
    ]
    for (label, text) in steps {
      let selector = "dialog [id='\(try await field(label, browser))']:enabled"
      try await browser.wait(until: "document.querySelector(arguments[0])", .string(selector))
      try await browser.click(selector)
      try await browser.type(text)
    }
    try await browser.page(contains: "Server \(server.name), Zoë has 3 lines.")
  }

  /// Returns the id of the field with a label, once it exists.
  private func field(_ label: String, _ browser: Browser) async throws -> String {
    let find = "[...document.querySelectorAll('label')].find(l => l.textContent == arguments[0])"
    try await browser.wait(until: find, .string(label))
    return try await browser.run("return \(find).htmlFor", .string(label)).string ?? ""
  }

  private func texts(_ browser: Browser) async throws -> [String] {
    let fields = try await browser.run(
      "return [...document.querySelectorAll('dialog .field input')].map(f => f.value)")
    return (fields.array ?? []).compactMap(\.string)
  }

  /// Returns whether the browser itself shows a prompt.
  private func isAsking(_ browser: Browser) async throws -> Bool {
    do {
      _ = try await browser.send("GET", "/alert/text")
      return true
    } catch let error as BrowserError where error.kind == "no such alert" {
      return false
    }
  }
}
