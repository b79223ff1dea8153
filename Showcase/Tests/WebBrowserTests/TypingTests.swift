import CalcotTesting
import CalcotWebTesting
import Testing
import WebWire

extension WebUse {
  /// Tests that the browser owns the field that the user types in.
  @MainActor
  @Suite("Typing")
  struct TypingTests {
    static let caret =
      "[document.activeElement.selectionStart, document.activeElement.selectionEnd]"

    @Test(arguments: Distance.tested)
    func `lines that appear above the field move neither caret nor text`(_ distance: Distance)
      async throws
    {
      let bench = Bench()
      try await visitBench(bench, .quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.fill("A note", with: "one three")
        try await browser.press(.left, .left, .left, .left, .left)
        for line in 0..<20 {
          bench.above.insert("Line \(line)", at: 0)
          bench.rows.append(BenchRow(id: "\(line)", title: "Row \(line)"))
          try await browser.type("\(line % 10)")
        }
        try await browser.page(contains: "Line 19", "Row 19")
        #expect(try await browser.text(in: "A note") == "one 01234567890123456789three")
        #expect(try await browser.run("return \(Self.caret)") == [24, 24])
        try await browser.wait(until: "true")
        try await settles { bench.note == "one 01234567890123456789three" }
      }
    }

    @Test func `a text with a control character and half of a pair arrives, and the page goes on`()
      async throws
    {
      let bench = Bench()
      try await visitBench(bench, .quick) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.fill("A note", with: "one")
        try await settles { bench.note == "one" }
        try await browser.run(
          """
          const field = document.activeElement;
          field.value = 'a\\u0001b\\ud83dc';
          field.dispatchEvent(new Event('input', { bubbles: true }));
          """)
        try await settles { bench.note == "a\u{FFFD}b\u{FFFD}c" }
        try await browser.type("d")
        try await settles { bench.note.hasSuffix("d") }
      }
    }

    @Test(arguments: Distance.tested)
    func `a selection stays while the page changes around it`(_ distance: Distance) async throws {
      let bench = Bench()
      try await visitBench(bench, .quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.fill("A note", with: "abcdef")
        try await browser.press(.left, .left, .left, holding: [.shift])
        bench.title = "Another title"
        bench.error = "Too short"
        bench.above = ["Above"]
        try await browser.page(contains: "Above", "Too short", "Another title")
        #expect(try await browser.run("return \(Self.caret)") == [3, 6])
        #expect(try await browser.text(in: "A note") == "abcdef")
        let field = try await browser.element(browser.field("A note"))
        #expect(try await field.attribute("aria-invalid") == "true")
      }
    }

    @Test(arguments: Distance.tested)
    func `the app's change to a typed text is shown when the field is left`(_ distance: Distance)
      async throws
    {
      let bench = Bench()
      bench.isShouting = true
      try await visitBench(bench, .quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.fill("A note", with: "loud")
        try await settles { bench.note == "LOUD" }
        bench.above = ["Seen"]
        try await browser.page(contains: "Seen")
        #expect(try await browser.text(in: "A note") == "loud")
        try await browser.press(.tab)
        try await browser.wait(
          until: "document.querySelector('.field input').value == 'LOUD'")
        try await browser.fill("A note", with: "again")
        try await settles { bench.note == "AGAIN" }
        try await browser.press(.enter)
        try await browser.wait(until: "document.activeElement.value == 'AGAIN'")
        // NB: the page shows it before the app has heard of the key.
        try await settles { bench.submitted == ["AGAIN"] }
      }
    }

    @Test(arguments: Distance.tested)
    func `a text that the app changes while a person types stays the person's`(_ distance: Distance)
      async throws
    {
      let bench = Bench()
      try await visitBench(bench, .quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.fill("A note", with: "mine")
        try await settles { bench.note == "mine" }
        bench.note = "the app's"
        bench.above = ["Changed"]
        try await browser.page(contains: "Changed")
        #expect(try await browser.text(in: "A note") == "mine")
        try await browser.type("!")
        try await settles { bench.note == "mine!" }
        try await browser.press(.tab)
        try await browser.pageIsLive()
        #expect(try await browser.text(in: "A note") == "mine!")
      }
    }

    @Test func `a text that is pasted again after the app has cleared it is the app's, too`()
      async throws
    {
      let bench = Bench()
      try await visitBench(bench) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.fill("A note", with: "mine")
        try await settles { bench.note == "mine" }
        try await browser.pageIsLive()
        bench.note = ""
        bench.above = ["Cleared"]
        try await browser.page(contains: "Cleared")
        #expect(try await browser.text(in: "A note") == "mine")
        try await browser.run(
          "document.activeElement.dispatchEvent(new Event('input', { bubbles: true }))")
        try await settles { bench.note == "mine" }
      }
    }

    @Test(arguments: Distance.tested)
    func `an input method composes undisturbed, and the app hears of each text`(
      _ distance: Distance
    ) async throws {
      let bench = Bench()
      try await visitBench(bench, .quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.click(browser.field("A note"))
        for text in ["n", "に", "にh", "にほ", "にほn"] {
          try await browser.compose(text)
          try await settles { bench.note == text }
          bench.above.append("While \(text)")
          try await browser.page(contains: "While \(text)")
        }
        #expect(try await browser.text(in: "A note") == "にほn")
        try await browser.devTools("Input.insertText", ["text": "日本"])
        try await settles { bench.note == "日本" }
        #expect(bench.edits == ["n", "に", "にh", "にほ", "にほn", "日本"])
        try await browser.press(.enter)
        try await settles { bench.submitted == ["日本"] }
      }
    }

    @Test(arguments: Distance.tested)
    func `a field that is typed in goes on after the app has disabled and enabled others`(
      _ distance: Distance
    )
      async throws
    {
      let bench = Bench()
      try await visitBench(bench, .quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.click(browser.field("Second"))
        try await browser.type("ab")
        bench.isEnabled = false
        try await browser.wait(until: "document.querySelector('button.main').ariaDisabled")
        try await browser.type("cd")
        bench.isEnabled = true
        try await browser.wait(until: "!document.querySelector('button.main').ariaDisabled")
        try await settles { bench.second == "abcd" }
        try await browser.use("Count")
        try await browser.page(contains: "1 clicks")
        #expect(try await browser.text(in: "Second") == "abcd")
      }
    }
  }
}

extension Browser {
  /// Makes an input method show an uncommitted text.
  func compose(_ text: String) async throws {
    let end = BrowserValue.number(Double(text.utf16.count))
    try await devTools(
      "Input.imeSetComposition",
      ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }
}
