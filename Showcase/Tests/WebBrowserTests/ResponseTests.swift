import CalcotWebTesting
import CommunityFakes
import Groups
import Testing
import WebWire

extension WebLooks {
  /// Tests of what the page says of its work: to the eye, to a screen reader and on paper.
  @MainActor
  @Suite("What the page says")
  struct ResponseTests {
    @Test(arguments: BrowserEngine.tested)
    func `a control says that it is working, until it is done`(_ engine: BrowserEngine) async throws
    {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2")
        let isBusy = try await browser.run(
          "const row = document.querySelector('.active .body a.row'); row.click(); return row.ariaBusy"
        )
        #expect(isBusy == "true")
        try await browser.page(contains: "Add members")
        try await browser.use("Refresh")
        // NB: a busy machine may deliver the click after the page was live.
        try await browser.wait(until: "!document.querySelector('[aria-busy=true]')")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `the number of results is announced when it changes, and stays while more is typed`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        let isSaid = "document.getElementById('said')?.textContent.startsWith('1 group')"
        try await visit.open("/groups")
        try await browser.fill("Search", with: "bi")
        try await browser.wait(until: isSaid)
        try await browser.type("rd")
        try await browser.wait(until: isSaid)
        #expect(
          try await browser.run("return !!document.querySelector('[role=status] #said')") == true)
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a figure that a press has changed is announced, and not once more in a dialog`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/counter")
        try await browser.use("Add one")
        try await browser.wait(until: "document.getElementById('said')?.textContent == '1'")
        try await visit.open("/groups")
        try await browser.fill("Search", with: "bird")
        try await browser.wait(
          until: "document.getElementById('said')?.textContent.startsWith('1 group')")
        try await browser.use("New group")
        try await browser.wait(
          until: "document.querySelector('dialog:modal #status')"
            + " && !document.querySelector('#said')?.textContent")
      }
    }

    @Test func `a text that is too long to be pasted says so`() async throws {
      try await visitBench(Bench()) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.click(browser.field("A note"))
        let paste = """
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', 'x'.repeat(arguments[0]))
          document.activeElement.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true }))
          """
        try await browser.run(paste, 20_000)
        try await browser.pageIsLive()
        #expect(try await browser.run("return !document.getElementById('lost')") == true)
        try await browser.run(paste, 100_000)
        try await browser.page(contains: "The text is too long.")
      }
    }

    @Test func `a browser that takes no picture for a transition goes on without`() async throws {
      try await visitShowcase(BrowserOptions()) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.run("document.startViewTransition = () => ({})")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `each of the buttons called Remove is named by its row`(_ engine: BrowserEngine)
      async throws
    {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2/members")
        var names: [String] = []
        for menu in try await browser.elements(".actions > .overflow") {
          names.append(try await menu.label)
          try await menu.click()
          try await browser.wait(until: "document.querySelector('.more:popover-open button')")
          names.append(try await browser.element(".more:popover-open button").label)
          try await browser.press(.escape)
          try await browser.wait(until: "!document.querySelector('.more:popover-open')")
        }
        #expect(names.contains("More Budi") && names.contains("Remove Budi"))
        #expect(Set(names).count == 6)
      }
    }

    @Test func `a printed page has the rows, and no buttons`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups/2/members")
        try await browser.devTools("Emulation.setEmulatedMedia", ["media": "print"])
        let seen =
          "[...document.querySelectorAll(arguments[0])].map(node => node.checkVisibility())"
        #expect(try await browser.run("return \(seen)", ".active li .row") == [true, true, true])
        for unseen in [".actions button", ".side:not(.active) .row"] {
          #expect(try await browser.run("return \(seen).some(x => x)", .string(unseen)) == false)
        }
        try await browser.devTools("Emulation.setEmulatedMedia", ["media": ""])
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `screens change by a transition where motion is allowed, and at once where it is not`(
      _ engine: BrowserEngine
    ) async throws {
      for isStill in [false, true] {
        let options = BrowserOptions(engine, width: 600, reducesMotion: isStill)
        try await visitShowcase(options) { visit in
          let browser = visit.browser
          try await visit.open("/groups")
          try await browser.run(
            """
            window.transitions = 0
            // NB: on a busy machine a picture may take longer than the page waits for one.
            const later = window.setTimeout
            window.setTimeout = (action, time, ...rest) => time === 500 ? 0 : later(action, time, ...rest)
            const start = document.startViewTransition.bind(document)
            document.startViewTransition = (change) => { window.transitions += 1; return start(change) }
            """)
          try await browser.use("Early Birds")
          try await browser.page(contains: "Rename")
          try await browser.use("Back")
          try await browser.page(contains: "New group")
          // NB: a sheet has a motion of its own.
          try await browser.use("New group")
          try await browser.wait(until: "document.querySelector('dialog:modal')")
          #expect(try await browser.run("return window.transitions") == (isStill ? 0 : 2))
        }
      }
    }
  }
}
