import CalcotWebTesting
import CommunityFakes
import Groups
import Testing
import WebWire

extension WebUse {
  /// Tests of how far a page is scrolled, in every engine.
  @MainActor
  @Suite("Scrolling")
  struct ScrollTests {
    private func crowd(
      _ engine: BrowserEngine, _ body: @MainActor (Visit) async throws -> Void
    ) async throws {
      let people = (1...90).map { GroupSeed.Person("Person", "\(1000 + $0)") }
      try await visitShowcase(.quick.in(engine), seed: GroupSeed(people: people, groups: [])) {
        visit in
        try await visit.open("/people")
        try await visit.browser.page(contains: "Person 1090")
        try await body(visit)
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `each tab stays where it was, by its link and by Back and Forward`(_ engine: BrowserEngine)
      async throws
    {
      try await crowd(engine) { visit in
        let browser = visit.browser
        try await browser.scroll(to: "1500")
        try await browser.click("nav.tabs a:nth-of-type(1)")
        try await browser.page(contains: "New group")
        #expect(try await browser.run("return scrollY") == 0)
        try await browser.click("nav.tabs a:nth-of-type(2)")
        try await browser.wait(until: "Math.abs(scrollY - 1500) < 3")
        try await browser.pressBackButton()
        try await browser.page(contains: "New group")
        try await browser.pressForwardButton()
        try await browser.page(contains: "Person 1001")
        try await browser.wait(until: "Math.abs(scrollY - 1500) < 3")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `Forward leads to where the page was scrolled to`(_ engine: BrowserEngine) async throws {
      try await visitShowcase(
        .quick.in(engine),
        seed: GroupSeed(
          people: (1...90).map { GroupSeed.Person("Person", "\(1000 + $0)") },
          groups: [GroupSeed.Entry("Everybody", members: Array(0..<90))])
      ) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Everybody")
        try await browser.use("Members")
        try await browser.page(contains: "Person 1090")
        try await browser.scroll(to: "1800")
        try await browser.pressBackButton()
        try await browser.page(contains: "Rename")
        try await browser.pressForwardButton()
        try await browser.page(contains: "Person 1090")
        try await browser.wait(until: "Math.abs(scrollY - 1800) < 3")
      }
    }

    // NB: WebKitGTK, on a busy machine, may scroll to the end of a page that is higher by then. That it
    // stays where it is scrolled to is a rule of the conformance suite, which runs there, too.
    @Test(arguments: BrowserEngine.tested.filter { $0 != .webKit })
    func `a long list stays scrolled to its end when the rows there arrive`(_ engine: BrowserEngine)
      async throws
    {
      let people = (0..<3_000).map { GroupSeed.Person("Person", "\(10_000 + $0)") }
      try await visitShowcase(.quick.in(engine), seed: GroupSeed(people: people, groups: [])) {
        visit in
        let browser = visit.browser
        try await visit.open("/people")
        try await browser.page(contains: "Person 10000")
        try await browser.scroll(to: "document.scrollingElement.scrollHeight")
        try await browser.page(contains: "Person 12999", without: "Person 10000")
        try await browser.wait(
          until: "scrollY + innerHeight > document.scrollingElement.scrollHeight - 3")
      }
    }

    // NB: Firefox, and at times WebKitGTK, keep nothing that a page has stored when another site
    // follows it.
    @Test func `a page is scrolled to where it was left after a visit to another site`()
      async throws
    {
      try await crowd(.chromium) { visit in
        let browser = visit.browser
        try await browser.use("Person 1001")
        try await browser.page(contains: "No homepage")
        try await browser.pressBackButton()
        try await browser.page(contains: "Person 1090", without: "No homepage")
        try await browser.scroll(to: "1700")
        // NB: By another name, the same server is another site.
        let other = visit.address.replacing("127.0.0.1", with: "localhost")
        try await browser.go(to: other + "/calcot/icon.svg")
        try await browser.back()
        try await browser.pageIsLive()
        try await browser.page(contains: "Person 1090")
        try await browser.wait(until: "Math.abs(scrollY - 1700) < 3")
      }
    }
  }
}
