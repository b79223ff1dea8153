import CalcotWebTesting
import Testing

extension BrowserTests {
  @Suite("The commands of a browser")
  struct BrowserCommandTests {
    @Test(arguments: BrowserEngine.tested)
    func `the user types, clicks, goes back and forward, and reads`(_ engine: BrowserEngine)
      async throws
    {
      let page = try SamplePage()
      try await withBrowser(BrowserOptions(engine)) { browser in
        try await browser.go(to: page.address)
        #expect(try await browser.url == page.address)
        #expect(try await browser.title == "Sample")
        try await browser.click("#name")
        try await browser.type("Zoë 漢字 👩‍👩‍👧")
        let typed = try await browser.element("#name").property("value")
        #expect(typed == "Zoë 漢字 👩‍👩‍👧")
        try await browser.element("#name").clear()
        try await browser.click("#name")
        try await browser.type("Zoë 漢字x")
        try await browser.press(.backspace)
        try await browser.press(.left, holding: [.shift])
        try await browser.type("!")
        try await browser.press(.tab)
        #expect(try await browser.focused.text == "Save")
        try await browser.press(.enter)
        try await browser.page(contains: "Saved Zoë 漢!", without: "secret")
        try await browser.back()
        try await browser.wait(until: "document.title == arguments[0]", "Sample")
        #expect(try await browser.text.contains("Back"))
        try await browser.forward()
        #expect(try await browser.url == page.address + "#saved")
        try await browser.press(.escape)
        try await browser.page(contains: "Escaped")
        try await browser.refresh()
        try await browser.page(contains: "Sample", without: "Escaped")
      }
    }

    @Test(arguments: BrowserEngine.tested.filter { $0 != .webKit })
    // NB: WebKit clicks whatever is there.
    func `a click waits for what moves over the page, and for nothing else`(
      _ engine: BrowserEngine
    ) async throws {
      let page = try SamplePage()
      try await withBrowser(BrowserOptions(engine)) { browser in
        try await browser.go(to: page.address)
        let cover = """
          const cover = document.createElement("div")
          cover.style = "position: fixed; inset: 0; background: red"
          document.body.append(cover)
          """
        try await browser.run(
          cover
            + "; cover.animate([{}, { translate: '0 100vh' }], { duration: 700, fill: 'forwards' })"
        )
        try await browser.click("#save")
        try await browser.wait(until: "location.hash == '#saved'")
        try await browser.run(cover)
        let error = await #expect(throws: BrowserError.self) { try await browser.click("#name") }
        #expect(error?.kind == "element click intercepted")
      }
    }

    @Test(arguments: [true, false])
    func `the Back button passes over what a page added without the user`(_ isUser: Bool)
      async throws
    {
      let (first, second) = (try SamplePage(), try SamplePage())
      try await withBrowser { browser in
        try await browser.go(to: first.address)
        try await browser.go(to: second.address)
        if isUser {
          try await browser.click("#save")
        } else {
          let added: BrowserValue = "history.pushState({}, '', '#saved')"
          try await browser.devTools("Runtime.evaluate", ["expression": added])
        }
        try await browser.wait(until: "location.hash == '#saved'")
        try await browser.pressBackButton()
        let target = isUser ? second : first
        try await browser.wait(until: "location.href == arguments[0]", .string(target.address))
        try await browser.pressForwardButton()
        try await browser.wait(until: "location.hash == '#saved'")
      }
    }

    @Test func `the Back button is an error in a browser that lets no extension in`() async throws {
      let options = BrowserOptions(runsJavaScript: false)
      let page = try SamplePage()
      try await withBrowser(options) { browser in
        try await browser.go(to: page.address)
        try await browser.go(to: "data:text/html,x")
        let error = await #expect(throws: BrowserError.self) {
          try await browser.pressBackButton()
        }
        #expect(error?.kind == "unsupported operation")
        try await browser.go(to: page.address)
        try await browser.go(to: page.address + "#x")
        try await browser.pressBackButton()
        try await browser.wait(until: "location.hash == ''")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a test can ask for what the user perceives`(_ engine: BrowserEngine) async throws {
      let page = try SamplePage()
      try await withBrowser(BrowserOptions(engine)) { browser in
        try await browser.go(to: page.address)
        let buttons = try await browser.elements("button")
        #expect(buttons.count == 2)
        #expect(try await buttons[0].role == "button")
        #expect(try await buttons[0].label == "Save")
        #expect(try await buttons[0].attribute("class") == "main")
        // NB: WebKit's driver returns an empty text.
        if engine != .webKit { #expect(try await buttons[0].attribute("lang") == nil) }
        #expect(try await buttons[0].isEnabled)
        #expect(try await buttons[1].isEnabled == false)
        #expect(try await browser.element(".hidden").isDisplayed == false)
        #expect(try await browser.element("#name").label == "Name")
        guard engine == .chromium else { return }
        let tree = try await browser.accessibilityTree
        #expect(tree.contains { $0.role == "heading" && $0.name == "Sample" })
        #expect(tree.first { $0.name == "Delete" }?.properties["disabled"] == true)
        #expect(!tree.contains { $0.name == "secret" })
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `values go into scripts and come out of them`(_ engine: BrowserEngine) async throws {
      try await withBrowser(BrowserOptions(engine)) { browser in
        let value: BrowserValue = ["a": [1, 2.5, -3e9], "b": nil, "c": [true, "é\"\n"], "d": [:]]
        #expect(try await browser.run("return arguments[0]", value) == value)
        #expect(try await browser.run("return arguments[1]", 1, "x").string == "x")
        #expect(try await browser.run("") == .null)
        let called = try await browser.runUntilCalled(
          "setTimeout(arguments[1], 5, arguments[0])", 7)
        #expect(called.int == 7)
        let error = await #expect(throws: BrowserError.self) {
          try await browser.run("throw new Error('oh')")
        }
        #expect(error?.kind == "javascript error")
        #expect(error?.description.contains("oh") == true)
        let missing = await #expect(throws: BrowserError.self) { try await browser.click("#no") }
        #expect(missing?.kind == "no such element")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `without JavaScript a page's scripts do not run, and it is driven all the same`(
      _ engine: BrowserEngine
    )
      async throws
    {
      let page = try SamplePage()
      try await withBrowser(BrowserOptions(engine, runsJavaScript: false)) { browser in
        try await browser.go(to: page.address)
        if engine != .webKit { try await browser.page(contains: "No script here") }
        try await browser.click("#name")
        try await browser.type("x")
        #expect(try await browser.element("#name").property("value") == "x")
        try await browser.click("#save")
        #expect(try await browser.title == "Sample")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `the page has the size, colours, motion and language that were asked for`(
      _ engine: BrowserEngine
    ) async throws {
      let language = engine == .webKit ? "en-US" : "de"
      let options = BrowserOptions(
        engine, width: 390, height: 700, isDark: true, reducesMotion: true, language: language)
      let asked: BrowserValue = [390, 700, true, true, .string(language)]
      let script = """
        return [innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches,
          matchMedia("(prefers-reduced-motion: reduce)").matches, navigator.language]
        """
      try await withBrowser(options) { browser in
        #expect(try await browser.run(script) == asked)
        try await browser.newTab()
        #expect(try await browser.run(script) == asked)
        try await browser.newWindow()
        #expect(try await browser.run(script) == asked)
        try await browser.resize(width: 1280, height: 320)
        #expect(try await browser.run("return [innerWidth, innerHeight]") == [1280, 320])
        guard engine == .chromium else { return }
        try await browser.setMedia(isDark: false, reducesMotion: false)
        #expect(try await browser.run(script) == [1280, 320, false, false, "de"])
      }
      try await withBrowser(BrowserOptions(engine)) { browser in
        let found = try await browser.run(script)
        #expect(found == [1024, 768, false, false, "en-US"])
      }
    }

    @Test(.enabled(if: BrowserEngine.tested.contains(.firefox)))
    func `another engine refuses what only Chromium can do`() async throws {
      try await withBrowser(BrowserOptions(.firefox)) { browser in
        let error = await #expect(throws: BrowserError.self) { try await browser.setNetwork() }
        #expect(error?.kind == "unsupported operation")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a screenshot is a PNG of the page's size`(_ engine: BrowserEngine) async throws {
      let page = try SamplePage()
      try await withBrowser(BrowserOptions(engine, width: 300, height: 200)) { browser in
        try await browser.go(to: page.address)
        let png = try await browser.screenshot()
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(Array(png[16..<24]) == [0, 0, 1, 44, 0, 0, 0, 200])
        let part = try await browser.element("#save").screenshot()
        #expect(part.count < png.count)
      }
    }

    @Test func `a page loads nothing without a network, and loads again with one`() async throws {
      let page = try SamplePage()
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        try await browser.setNetwork(isOffline: true)
        #expect(try await browser.run("return navigator.onLine") == false)
        try await browser.setNetwork(latency: .milliseconds(50))
        #expect(try await browser.run("return navigator.onLine") == true)
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `windows and tabs are opened, switched and closed`(_ engine: BrowserEngine) async throws {
      let page = try SamplePage()
      try await withBrowser(BrowserOptions(engine)) { browser in
        try await browser.go(to: page.address)
        let first = try await browser.window
        let second = try await browser.newTab()
        #expect(try await browser.title == "")
        #expect(Set(try await browser.windows) == [first, second])
        try await browser.closeWindow()
        try await browser.switch(to: first)
        #expect(try await browser.title == "Sample")
        #expect(try await browser.windows == [first])
      }
    }

    @Test func `a condition about what is not there is not met, and the failure says why`()
      async throws
    {
      let page = try SamplePage()
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        try await browser.run("setTimeout(() => { document.body.id = 'late' }, 50)")
        try await browser.wait(until: "document.getElementById('late').isConnected")
        try await withKnownIssue {
          try await browser.wait(until: "document.getElementById('none').value", within: .zero)
        } matching: { issue in
          issue.comments.contains { $0.rawValue.contains("within 0.0 seconds, but: TypeError: ") }
        }
      }
    }

    @Test func `a text that does not appear is a failure at the test's own line, with the page`()
      async throws
    {
      let page = try SamplePage()
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        try await withKnownIssue {
          try await browser.page(contains: "omega", without: "Name", within: .zero)
        } matching: { issue in
          let message = issue.comments.map(\.rawValue).joined()
          return message.hasPrefix(
            "The page does not show \"omega\", no \"Name\" within 0.0 seconds.")
            && message.contains("\"Sample\" shows:\nSample\nName")
            && issue.sourceLocation?.fileName == "BrowserCommandTests.swift"
        }
      }
    }
  }
}
