import CalcotWebTesting
import CommunityFakes
import Groups
import Testing
import WebWire

extension WebUse {
  /// Tests that the focus is never lost, in every engine.
  @MainActor
  @Suite("Where the focus is")
  struct FocusTests {
    @Test(arguments: BrowserEngine.tested)
    func `a rejected Save leaves the focus in the field, every time`(_ engine: BrowserEngine)
      async throws
    {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.focus(isOn: "Name", "dialog input")
        for _ in 0..<7 {
          try await browser.selectAll()
          try await browser.type("Early Birds")
          try await browser.press(.enter)
          try await browser.page(contains: "There is a group with this name already.")
          try await browser.pageIsLive()
          try await browser.wait(until: "!document.activeElement.readOnly")
          try await browser.focus(isOn: "Name", "dialog input")
          try await browser.type("!")
          try await browser.page(
            contains: "New group", without: "There is a group with this name already.")
        }
        #expect(try await browser.text(in: "Name") == "Early Birds!")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a rejected press on Save leads to the field that it is about`(_ engine: BrowserEngine)
      async throws
    {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        for _ in 0..<2 {
          try await browser.fill("Name", with: "Early Birds")
          try await browser.use("Save")
          try await browser.page(contains: "There is a group with this name already.")
          try await browser.wait(
            until: "document.activeElement.matches('dialog input[aria-invalid=true]')")
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a removed row hands the focus to the next one's button, the last to the one before`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups/1/members")
        for place in [1, 1, 1] {
          // NB: the list of groups is beside them.
          let titles = """
            [...[...document.querySelectorAll('.screen')].at(-1).querySelectorAll('li .title')]
              .map(title => title.textContent)
            """
          var rows = (try await browser.run("return \(titles)").array ?? []).compactMap(\.string)
          try await browser.use("Remove", in: rows[place])
          try await browser.wait(until: "document.querySelector('.question:modal')")
          try await browser.click(".question .destructive")
          rows.remove(at: place)
          try await browser.wait(
            until: "\(titles).length == arguments[0]", .number(Double(rows.count)))
          try await browser.wait(
            until: "document.activeElement.closest('li')?.querySelector('.title').textContent"
              + " == arguments[0]", .string(rows[min(place, rows.count - 1)]))
          let isMenu = "return document.activeElement.matches('.actions > .overflow')"
          #expect(try await browser.run(isMenu) == true)
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a button whose label changes keeps the focus, or what comes in its place has it`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups/suggestions")
        try await browser.use("Barefoot")
        try await browser.use("Join")
        try await browser.page(contains: "Welcome to Barefoot", "Rename")
        try await browser.focusIsKept()
        try await visit.open("/groups/2/members")
        try await browser.use("Add members")
        try await browser.page(contains: "Choose people")
        for number in 1...3 {
          try await browser.press(.tab)
          try await browser.press(.enter)
          try await browser.pageIsLive()
          try await browser.focusIsKept("after \(number)")
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `the caret stands after the text of a form that opens`(_ engine: BrowserEngine)
      async throws
    {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2/rename")
        try await browser.wait(until: "document.activeElement.matches('dialog input')")
        try await browser.type("!")
        try await browser.wait(
          until:
            "document.activeElement.value.length > 1 && document.activeElement.value.endsWith('!')")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `"Keep editing" returns to the field`(_ engine: BrowserEngine) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.focus(isOn: "Name", "dialog input")
        try await browser.type("Night Owls")
        try await browser.press(.escape)
        try await browser.page(contains: "Discard the new group?")
        try await browser.focus(isOn: "Keep editing", "button")
        try await browser.press(.enter)
        try await browser.wait(until: "!document.querySelector('.question')")
        try await browser.focus(isOn: "Name", "dialog input")
        if engine != .webKit { #expect(try await browser.run(Self.hasRing) == true) }
      }
    }

    // NB: WebKitGTK's window is not the active one on a display without a window manager, and so
    // nothing in it matches `:focus`.
    @Test(arguments: BrowserEngine.tested.filter { $0 != .webKit })
    func `each control that the keyboard reaches has a ring that can be seen`(
      _ engine: BrowserEngine
    )
      async throws
    {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2/members")
        for _ in 0..<14 {
          try await browser.press(.tab)
          let isSeen = try await browser.run(
            "return document.activeElement == document.body || (() => { \(Self.hasRing) })()")
          let html = try await browser.run("return document.activeElement.outerHTML").string ?? ""
          #expect(isSeen == true, "\(html.prefix(120))")
        }
      }
    }

    static let hasRing = """
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement)
      return outlineStyle != 'none' && parseFloat(outlineWidth) >= 2
      """
  }
}

extension Browser {
  /// Expects that something other than the page as a whole has the focus.
  func focusIsKept(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await pageIsLive()
    let name = try await run("return document.activeElement?.tagName")
    #expect(name != "BODY", comment, sourceLocation: sourceLocation)
  }
}
