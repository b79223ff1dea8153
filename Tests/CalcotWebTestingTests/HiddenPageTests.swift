import CalcotWebTesting
import Testing

extension BrowserTests {
  @Suite("A page out of sight", .enabled(if: BrowserEngine.chromium.isInstalled))
  @MainActor
  struct HiddenPageTests {
    private let page: ScriptedPage

    init() throws {
      page = try ScriptedPage(
        """
        <main><section class="screen" id="2"><form id="2:f" method="post">
        <h1 id="2:h" tabindex="-1">Counter</h1>
        <button id="2/body/Add" name="do a 2/body/Add">Add</button></form></section></main>
        """)
    }

    @Test func `keeps the number from which its events are counted anew`() async throws {
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        let numbers = try await browser.runUntilCalled(
          ScriptedPage.script(
            """
            await pause(100);
            welcome();
            await pause(50);
            for (let n = 1; n <= 3; n += 1) { press(); await pause(50); give([n]); await pause(50); }
            hide();
            const before = kept()[2];
            // The server is killed; the next one has an older state of the session, and counts anew.
            close(1006);
            await pause(300);
            welcome();
            await pause(100);
            window.name = JSON.stringify(kept());
            return [before, kept()[2], sockets.length];
            """))
        #expect(numbers.array?.map(\.int) == [3, 0, 2], "\(numbers)")
        // The browser has discarded the tab without a word, and makes it anew with what was kept.
        try await browser.refresh()
        let event = try await browser.runUntilCalled(
          ScriptedPage.script(
            """
            await pause(100);
            welcome({ n: false });
            await pause(100);
            press();
            await pause(100);
            return [sent()[0].s, sent().find((one) => one[2] === "a 2/body/Add")?.[0] ?? -1];
            """))
        #expect(event.array?[0].string == "S")
        // NB: the server closes the connection for an event that cannot be the next one.
        #expect(event.array?[1].int == 1, "\(event)")
      }
    }

    @Test func `keeps the address to which the app has gone meanwhile`() async throws {
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        let result = try await browser.runUntilCalled(
          ScriptedPage.script(
            """
            await pause(100);
            welcome();
            await pause(50);
            press();
            hide();
            // The answer comes when the person is in another app already.
            give([1, ["u", "p", 1, location.pathname + "?step=2"]]);
            await pause(100);
            const isHere = kept()[0] === location.pathname + location.search;
            return [location.search, isHere, kept()[5].length];
            """))
        #expect(result.array == [.string("?step=2"), .bool(true), .number(0)], "\(result)")
      }
    }

    @Test(arguments: [4001, 4003])
    func `keeps nothing of a session that it may not go on with`(_ code: Int) async throws {
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        let result = try await browser.runUntilCalled(
          ScriptedPage.script(
            """
            await pause(100);
            welcome();
            await pause(50);
            hide();
            const before = kept()[1];
            close(\(code));
            await pause(100);
            return [before, sessionStorage.getItem("calcot") ?? "nothing"];
            """))
        #expect(result.array?.map(\.string) == ["S", "nothing"], "\(result)")
      }
    }
  }
}
