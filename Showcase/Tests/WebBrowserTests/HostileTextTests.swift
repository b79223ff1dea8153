import Calcot
import CalcotContent
import CalcotTesting
import CalcotWebServer
import CalcotWebTesting
import Testing

extension WebLooks {
  /// Tests that an attacker's input remains text.
  @MainActor
  @Suite("Hostile texts")
  struct HostileTextTests {
    /// A text of an attacker, or of a user with an unusual name.
    struct Hostile: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let text: String

      init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }
    }

    nonisolated static let texts = [
      Hostile("a script", "<script>ran = 1</script>"),
      Hostile("an end of an attribute", "\"><img src=x onerror=ran=1>"),
      Hostile("an end of a quoted attribute", "'><svg/onload=ran=1>"),
      Hostile("an address that is a script", "javascript:ran=1"),
      Hostile("ends of tags", "</title></p></div></body><script>ran=1</script>"),
      Hostile("ends of comments", "--><!-- ]]>"),
      Hostile("escapes", "&lt;b&gt; &amp; &#x41;"),
      Hostile("letters from right to left", "\u{202E}backwards\u{2066}"),
      Hostile("control characters", "a\u{0}b\u{1B}c"),
      Hostile("blanks", "  a  b\tc "),
      Hostile("parts of addresses", "a/b?c=d&e#f%2e%2e"),
      Hostile("emoji", "👩‍👩‍👧 🏳️‍🌈 e\u{301} 漢"),
      Hostile("templates", "`${ran=1}` {{7*7}}"),
      Hostile("10,000 characters", String(repeating: "x", count: 10_000)),
    ]

    @Test func `every text is shown as it is, on a first page and by patches`() async throws {
      let board = Billboard()
      try await visit { visit in
        let browser = visit.browser
        try await browser.watchForScripts()
        for hostile in Self.texts {
          let shown = BrowserValue.string(Self.shown(hostile.text))
          board.text = hostile.text
          try await visit.open("/board")
          try await browser.wait(until: Self.areAllShown, shown)
          board.text = "harmless"
          try await browser.wait(until: Self.areAllShown, "harmless")
          board.text = hostile.text
          try await browser.wait(until: Self.areAllShown, shown)
          try await browser.expectNoScripts()
        }
      } app: { _ in
        CalcotApp(
          BillboardTabs(board), routes: RouteRegistry(BillboardTab.self, BillboardRoute.self))
      }
    }

    @Test(arguments: [texts[0], texts[1], texts[3], texts[8]])
    func `a text runs nothing in messages, questions, own views and addresses`(
      _ hostile: Hostile
    ) async throws {
      let text = hostile.text
      let board = Billboard()
      board.text = text
      try await visit(prepare: { $0.register { OwnBoardPage($0) } }) { visit in
        let browser = visit.browser
        let shown = BrowserValue.string(Self.shown(text))
        try await browser.watchForScripts()
        try await visit.open("/board")
        for (control, selector) in [("Tell", "#status"), ("Warn", "#alert")] {
          try await browser.use(control)
          try await browser.wait(
            until:
              "plain(document.querySelector(arguments[0] + ' p')?.textContent) == arguments[1]",
            .string(selector), shown)
        }
        try await browser.use("Ask")
        try await browser.wait(
          until: """
            ['h2', 'p'].every(tag =>
              plain(document.querySelector('.question ' + tag)?.textContent) == arguments[0])
            """, shown)
        try await browser.use("Enough")
        try await browser.use("Own")
        try await browser.wait(until: Self.isOwnShown, shown)
        let schemes = try await browser.run(
          "return [...document.querySelectorAll('.own [href]')].map(link => link.protocol)"
        ).array
        #expect(schemes?.contains("javascript:") == false)
        try await browser.expectNoScripts()
        try await browser.use("Back")
        try await browser.use("Open")
        try await browser.wait(until: "document.title.startsWith('About')")
        try await browser.wait(
          until: "plain(document.querySelector('.body p').textContent) == arguments[0]", shown)
        try await browser.refresh()
        try await browser.pageIsLive()
        try await browser.wait(
          until: "plain(document.querySelector('.body p').textContent) == arguments[0]", shown)
        try await browser.expectNoScripts()
        #expect(board.taps == 0)
      } app: { _ in
        CalcotApp(
          BillboardTabs(board), routes: RouteRegistry(BillboardTab.self, BillboardRoute.self))
      }
    }

    /// Returns the text as HTML can represent it.
    private static func shown(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            let isControl = scalar.value < 0x20 && scalar != "\t" && scalar != "\n"
            return isControl ? "\u{FFFD}" : scalar
          }))
    }

    static let areAllShown = """
      (text => {
        // NB: a title has no control characters, and no blanks beside each other.
        const squash = text => text.replace(/[\\x00-\\x20\\uFFFD]+/g, ' ').trim()
        const words = selector => [...document.querySelectorAll(selector)]
        const input = document.querySelector('.field input')
        return squash(document.title).startsWith(squash(text))
          && ['h1', '.body > p:not(.activity)', '.body > h2', 'button.main', 'label', '.field .error', '.group > h2',
            '.list > h2', 'li .title', 'li .detail', '.actions button', '.activity span']
            .every(selector => words(selector).length
              && words(selector).every(node => plain(node.textContent) == text))
          && words('.body > p:not(.activity)').length == 3
          && plain(input.value) == text && plain(input.placeholder) == text
      })(arguments[0])
      """

    static let isOwnShown = """
      (text => {
        const first = document.querySelector('.own p')
        return plain(first?.textContent) == text && plain(first.title) == text && plain(first.className) == text
          && plain(first.ariaLabel) == text && !first.hasAttribute('onclick') && !first.hasAttribute('style')
          && plain(document.querySelector('.own button').textContent) == text
          && plain(document.querySelector('.own input').value) == text
          && !document.querySelector('.own script')
      })(arguments[0])
      """
  }
}

extension Browser {
  /// Fails if the page has tried what its policy does not allow, since ``watchForScripts()``.
  func nothingIsRefusedByPolicy(_ place: String) async throws {
    let refused = try await run("return window.refusedByPolicy")
    #expect(refused == [], "\(place)")
  }

  /// Makes every page from now on record scripts that ran and foreign requests that were refused.
  func watchForScripts() async throws {
    try await devTools(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": """
        window.refusedByPolicy = []
        // NB: HTML cannot say control characters, and patches can.
        window.plain = text => text?.replace(/[\\x00-\\x08\\x0b-\\x1f]/g, '\\uFFFD')
        addEventListener('securitypolicyviolation', event => refusedByPolicy.push(
          `${event.violatedDirective} ${event.blockedURI} ${event.sample}`))
        addEventListener('error', event => refusedByPolicy.push(`${event.message}`))
        window.alert = () => { window.ran = 1 }
        """
      ])
  }

  /// Fails if a page ran a script or had a request refused.
  func expectNoScripts(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let ran = try await run("return [window.ran ?? null, window.refusedByPolicy]")
    #expect(ran == [nil, []], sourceLocation: sourceLocation)
  }
}
