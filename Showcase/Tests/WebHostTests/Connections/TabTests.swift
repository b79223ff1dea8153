import CalcotWeb
import CalcotWebTesting
import Testing
import WebDesk

@MainActor
@Suite("Tabs of one browser", .serialized, .timeLimit(.minutes(20)))
struct TabTests {
  @Test func `a duplicated tab gets a session of its own`() async throws {
    try await withDesk { site, browser in
      try await browser.click("main .body button")
      try await browser.page(contains: "Count: 1")
      let first = try await openCopy(browser)
      try await browser.page(contains: "Count: 0")
      try await browser.wait(until: "document.body.dataset.state == 'live'")
      try await browser.click("main .body button")
      try await browser.click("main .body button")
      try await browser.page(contains: "Count: 2")
      try await browser.switch(to: first)
      try await browser.click("main .body button")
      try await browser.page(contains: "Count: 2")
      #expect(site.desks.suffix(2).map(\.count) == [2, 2])
      #expect(try await browser.run("return document.body.dataset.state").string == "live")
    }
  }

  @Test func `a reloaded tab goes on with its session, and its copy does not`() async throws {
    try await withDesk { _, browser in
      try await browser.click("main .body button")
      try await browser.page(contains: "Count: 1")
      try await browser.refresh()
      try await browser.wait(until: "document.body.dataset.state == 'live'")
      try await browser.page(contains: "Count: 1")
      try await openCopy(browser)
      try await browser.wait(until: "document.body.dataset.state == 'live'")
      try await browser.page(contains: "Count: 0")
    }
  }

  @Test func `a message from a connection that was given up is ignored`() async throws {
    try await withDesk { site, browser in
      try await browser.run("window.old = calcotProbe.socket; old.close()")
      try await browser.wait(
        until: "calcotProbe.socket != old && document.body.dataset.state == 'live'")
      let heading = try await browser.element("h1").attribute("id") ?? ""
      let forged = "[99,[\"t\",\"\(heading)\",\"Forged\"]]"
      try await browser.run(
        """
        old.dispatchEvent(new MessageEvent('message', { data: arguments[0] }));
        old.dispatchEvent(new CloseEvent('close', { code: 4001 }));
        """, .string(forged))
      try await browser.click("main .body button")
      try await browser.page(contains: "Desk", "Count: 1", without: "Forged")
      #expect(try await browser.run("return document.body.dataset.state").string == "live")
      #expect(site.desks.map(\.count).reduce(0, +) == 1)
    }
  }

  @Test func `a tab whose session goes on elsewhere says so, and does nothing more`() async throws {
    try await withDesk { site, browser in
      // The state that a browser restores after a crash: the session in storage while another tab
      // has it.
      try await browser.run(
        """
        const kept = ['/', calcotProbe.session, 0, 0, [], [], []];
        sessionStorage.setItem('calcot', JSON.stringify(kept));
        """)
      let first = try await openCopy(browser, of: "'/'")
      try await browser.wait(until: "document.body.dataset.state == 'live'")
      try await browser.click("main .body button")
      try await browser.page(contains: "Count: 1")
      try await browser.switch(to: first)
      try await browser.wait(until: "document.body.dataset.state == 'superseded'")
      try await browser.run("document.querySelector('main .body button').click()")
      try await browser.page(contains: "Count: 0", "This page goes on in another tab")
      #expect(site.desks.map(\.count).reduce(0, +) == 1)
      #expect(site.served.site.sessionCount == 1)
    }
  }

  /// Switches to a copy of the tab. Returns the first one. A page's `window.open` copies the tab's
  /// storage, as duplicating the tab does.
  @discardableResult
  private func openCopy(
    _ browser: Browser, of address: String = "location.href"
  ) async throws -> BrowserWindow {
    let first = try await browser.window
    try await browser.run("open(\(address))")
    // NB: a busy driver names the copy some commands later.
    while true {
      guard let copy = try await browser.windows.first(where: { $0 != first }) else { continue }
      try await browser.switch(to: copy)
      return first
    }
  }

  /// Shows the desk in a browser, live.
  private func withDesk(
    _ body: (DeskSite, Browser) async throws -> Void
  ) async throws {
    try await DeskSite.run { site in
      try await withBrowser { browser in
        try await browser.go(to: site.served.address)
        try await browser.wait(until: "document.body.dataset.state == 'live'")
        try await body(site, browser)
      }
    }
  }
}
