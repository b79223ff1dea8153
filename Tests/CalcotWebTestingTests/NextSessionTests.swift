import CalcotWebTesting
import Testing

extension BrowserTests {
  /// What was typed into a screen that may have another number in the next session.
  @Suite("What was typed", .enabled(if: BrowserEngine.chromium.isInstalled))
  @MainActor
  struct NextSessionTests {
    private static func form(
      _ screen: Int, _ text: String, _ label: String = "Title"
    ) -> String {
      """
      <main><section class="screen" id="\(screen)"><form id="\(screen):f" method="post" \
      autocomplete="off"><h1 id="\(screen):h" tabindex="-1">Form</h1>\
      <div class="field line" id="\(screen)/body/\(label)">\
      <label for="\(screen)/body/\(label):i">\(label)</label>\
      <input id="\(screen)/body/\(label):i" name="\(screen)/body/\(label)" value="\(text)">\
      </div></form></section></main>
      """
    }

    /// - Parameter number: The number of the screen in the next session.
    @Test(arguments: [5, 3])
    func `before the welcome of a new session is in it`(_ number: Int) async throws {
      let page = try ScriptedPage(Self.form(5, "hel"))
      let next = Self.form(number, "hello").replacing("\"", with: "\\\"")
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        let result = try await browser.runUntilCalled(
          ScriptedPage.script(
            """
            await pause(100);
            welcome();
            await pause(50);
            type("hello");
            await pause(100);
            give([1]);
            // The server is restarted, and has no session any more.
            close(1006);
            await pause(300);
            type("hello world");
            await pause(100);
            // NB: so late that it is not noted as an event before the welcome.
            type("hello world!");
            welcome({ s: "S2", x: ["\(next)", "", ""] });
            await pause(300);
            const told = sent().filter((one) => one.length === 4).map((one) => one[2] + "=" + one[3]);
            return [JSON.stringify(sent()[0].f), told.join(), field().value];
            """))
        #expect(
          result.array?.map(\.string) == [
            #"[["5/body/Title","hello"]]"#, "e \(number)/body/Title=hello world!", "hello world!",
          ], "\(result)")
      }
    }

    /// - Parameter number: The number of the screen in the next session.
    @Test(arguments: [5, 3])
    func `before the browser discarded the tab is told to a new session`(
      _ number: Int
    ) async throws {
      let page = try ScriptedPage(Self.form(number, "hel"))
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        _ = try await browser.run(
          """
          window.name = JSON.stringify([
            location.pathname + location.search, "S", 3, 3, [], [],
            [["5/body/Title", { n: 2, parts: ["e 5/body/Title", "a long text"] }]]]);
          """)
        try await browser.refresh()
        let result = try await browser.runUntilCalled(
          ScriptedPage.script(
            """
            await pause(100);
            return [sent()[0].s, JSON.stringify(sent()[0].f)];
            """))
        // NB: the server types it into the field with its path, on whatever screen.
        #expect(
          result.array?.map(\.string) == [
            "S", #"[["\#(number)/body/Title","a long text"]]"#,
          ], "\(result)")
      }
    }

    @Test func `keeps the caret where the next version calls the field something else`()
      async throws
    {
      let page = try ScriptedPage(Self.form(5, "hello"))
      let next = Self.form(5, "hello", "Heading").replacing("\"", with: "\\\"")
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        let result = try await browser.runUntilCalled(
          ScriptedPage.script(
            """
            await pause(100);
            welcome();
            field().focus();
            field().setSelectionRange(1, 3);
            close(1001);
            await pause(100);
            welcome({ s: "S2", x: ["\(next)", "", ""] });
            await pause(100);
            const { id, selectionStart, selectionEnd } = document.activeElement;
            return [id, `${selectionStart}-${selectionEnd}`];
            """))
        #expect(result.array?.map(\.string) == ["5/body/Heading:i", "1-3"], "\(result)")
      }
    }

    @Test func `a page follows servers that leave it one soon after the other at once`()
      async throws
    {
      let page = try ScriptedPage(Self.form(5, ""))
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        let result = try await browser.runUntilCalled(
          ScriptedPage.script(
            """
            const counts = [];
            for (let round = 0; round < 4; round += 1) {
              await pause(60);
              counts.push(`${sockets.length}`);
              welcome();
              await pause(10);
              close(1001);
            }
            return counts;
            """))
        #expect(result.array?.map(\.string) == ["1", "2", "3", "4"], "\(result)")
      }
    }
  }
}
