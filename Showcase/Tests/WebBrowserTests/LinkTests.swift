import CalcotWebTesting
import CommunityFakes
import Groups
import Testing
import WebWire

extension WebUse {
  /// Tests that what leads somewhere is a link, and that copying and opening need no panel.
  @MainActor
  @Suite("Links")
  struct LinkTests {
    @Test(arguments: BrowserEngine.tested)
    func `tabs, Back, rows and the homepage are links to their own addresses`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        #expect(try await browser.address(of: "nav.tabs a:nth-of-type(2)") == "/people")
        #expect(try await browser.address(of: "li a.row") == "/groups/2")
        try await browser.use("Early Birds")
        try await browser.address(becomes: "/groups/2")
        try await browser.page(contains: "Rename")
        #expect(try await browser.address(of: "header a.back") == "/groups")
        #expect(try await browser.address(of: ".active .body a.row") == "/groups/2/members")
        #expect(try await browser.address(of: "nav.tabs a") == "/groups")
        try await visit.open("/people")
        try await browser.use("Anna Gruber")
        try await browser.page(contains: "anna.example")
        let homepage = try await browser.element(".active .body a.row")
        #expect(try await homepage.property("href").string == "https://anna.example/")
        #expect(try await homepage.attribute("target") == "_blank")
        #expect(try await homepage.attribute("rel") == "noopener noreferrer")
      }
    }

    @Test func `a tab and Back open in a new tab, and leave the first as it is`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups/2")
        let first = try await browser.window
        for (selector, text) in [
          ("nav.tabs a:nth-of-type(2)", "Núria Puig"), (".back", "New group"),
        ] {
          try await browser.switchToNewTab {
            try await browser.click(selector, holding: [.control])
          }
          try await browser.pageIsLive()
          try await browser.page(contains: text)
          try await browser.closeWindow()
          try await browser.switch(to: first)
          try await browser.page(contains: "Rename")
        }
      }
    }

    @Test(arguments: BrowserEngine.tested.filter { $0 != .webKit })
    // NB: WebKit copies only while a press is being handled, so there the panel is shown.
    func `copying copies at once, says so, and shows no panel`(_ engine: BrowserEngine) async throws
    {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/people")
        try await browser.use("Anna Gruber")
        try await browser.page(contains: "Homepage")
        try await browser.use("More")
        try await browser.page(contains: "Copy name")
        try await browser.run(
          """
          window.panels = 0
          new MutationObserver(() => {
            if (document.querySelector('.offer:modal')) window.panels += 1
          }).observe(document.body, { childList: true, subtree: true, attributes: true })
          """)
        try await browser.use("Copy name")
        try await browser.page(contains: "Copied")
        #expect(try await browser.run("return window.panels") == 0)
        try await browser.focusIsKept()
        try await visit.open("/people")
        try await browser.click(".field input")
        try await browser.press("v", holding: [.control])
        try await browser.wait(
          until: "['Anna Gruber', 'https://anna.example'].includes(document.activeElement.value)")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `the homepage opens in a new tab, once, and the page goes on`(_ engine: BrowserEngine)
      async throws
    {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/people")
        try await browser.use("Anna Gruber")
        let first = try await browser.window
        try await browser.use("Homepage")
        try await browser.pageIsLive()
        try await browser.page(contains: "Homepage", without: "Open this address")
        for _ in 0..<3_000 where try await browser.windows.count < 2 {
          // NB: the driver does not notify of new windows.
          try await Task.sleep(for: .milliseconds(20))
        }
        #expect(try await browser.windows.count == 2)
        #expect(try await browser.window == first)
        try await browser.use("Back")
        try await browser.page(contains: "Search")
      }
    }
  }
}

extension Browser {
  /// Returns the path to which the first link that matches a selector leads.
  func address(of selector: String) async throws -> String? {
    // NB: WebKit's driver completes the attribute.
    try await run(
      "return document.querySelector(arguments[0]).getAttribute('href')", .string(selector)
    ).string
  }
}
