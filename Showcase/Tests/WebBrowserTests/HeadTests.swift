import CalcotWebTesting
import Foundation
import Testing
import WebWire

extension WebLooks {
  /// Tests of what a browser shows around the page, and of addresses that lead nowhere.
  @MainActor
  @Suite("Around the page")
  struct HeadTests {
    @Test func `icons, colours, a manifest and a description are there`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        for selector in [
          "link[rel=icon]", "link[rel=apple-touch-icon]", "link[rel=manifest]",
          "meta[name=theme-color][media*=light]", "meta[name=theme-color][media*=dark]",
          "meta[name=description]", "meta[name=application-name]",
        ] {
          #expect(try await browser.elements(selector).count == 1, "\(selector)")
        }
        let loaded = try await browser.runUntilCalled(
          """
          const done = arguments[0], link = rel => document.querySelector(`link[rel=${rel}]`).href
          Promise.all(['/favicon.ico', link('apple-touch-icon'), link('icon'), link('manifest')]
            .map(async address => {
              const answer = await fetch(address)
              return answer.status + ' ' + answer.headers.get('content-type')
            })).then(done, error => done('' + error))
          """)
        #expect(
          loaded == [
            "200 image/png", "200 image/png", "200 image/svg+xml", "200 application/manifest+json",
          ])
      }
    }

    @Test func `the title names the screen, what it belongs to, and the app`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups/2")
        #expect(try await browser.title == "Early Birds – My groups – Calçot")
        try await browser.use("Rename")
        try await browser.wait(until: "document.title == 'Rename – Early Birds – Calçot'")
        try await browser.address(becomes: "/groups/2/rename")
        try await browser.use("Cancel")
        try await browser.wait(until: "document.title == 'Early Birds – My groups – Calçot'")
      }
    }

    @Test(arguments: ["/groups/999/members/1", "/groups/999/members/add"])
    func `an address below something that is gone is answered with 404`(_ path: String)
      async throws
    {
      try await visitShowcase { visit in
        try await visit.browser.go(to: visit.address + path)
        let status = try await visit.browser.run(
          "return performance.getEntriesByType('navigation')[0].responseStatus")
        #expect(status == 404)
      }
    }

    @Test(arguments: [
      "/nowhere", "/groups/x/y/z", "/groups/999", "/groups/999/members", "/people/999",
    ])
    func `an address that leads nowhere is answered with 404, says so, and leads back`(
      _ path: String
    ) async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await browser.go(to: visit.address + path)
        let status = try await browser.run(
          "return performance.getEntriesByType('navigation')[0].responseStatus")
        #expect(status == 404)
        try await browser.wait(
          until: "/nothing at this address|no longer there/.test(document.body.innerText)")
        try await browser.click("main a[href]:not(nav a), .back")
        try await browser.page(contains: "Search")
      }
    }
  }
}
