import CalcotWebTesting
import Testing
import WebWire

extension WebUse {
  /// Tests of the focus, and of control by the keyboard alone.
  @MainActor
  @Suite("Keyboard and focus")
  struct KeyboardTests {
    @Test(arguments: Distance.tested)
    func `the focus moves to a new screen, and returns to where it was`(_ distance: Distance)
      async throws
    {
      try await visitShowcase(.quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Early Birds")
        try await browser.focus(isOn: "Early Birds", "h1")
        #expect(try await browser.title.hasPrefix("Early Birds"))
        try await browser.use("Members")
        try await browser.page(contains: "Add members")
        try await browser.focus(isOn: "Early Birds", "h1")
        try await browser.use("Back")
        try await browser.focus(isOn: "Members", ".row")
        try await browser.pressBackButton()
        try await browser.focus(isOn: "Early Birds", "li .row")
        try await browser.use("People")
        try await browser.focus(isOn: "People", "h1")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a button says with which keys it can be used`(_ engine: BrowserEngine) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        try await visit.open("/groups/2")
        try await visit.browser.page(contains: "Plan a run")
        let title = try await visit.browser.run(
          """
          const button = document.querySelector('[accesskey=p]')
          button.dispatchEvent(new Event('pointerover', { bubbles: true }))
          return button.title
          """)
        #expect(title.string?.hasSuffix("P") == true && title.string != "P")
      }
    }

    @Test func `a sheet has the focus until it is closed`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.tab(to: "New group")
        try await browser.press(.enter)
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        try await browser.focus(isOn: "Name", "dialog input")
        for _ in 0..<12 {
          try await browser.press(.tab)
          let isInside =
            "return document.activeElement == document.body "
            + "|| !!document.activeElement.closest('dialog')"
          #expect(try await browser.run(isInside) == true)
        }
        try await browser.press(.escape)
        try await browser.wait(until: "!document.querySelector('dialog')")
        try await browser.focus(isOn: "New group", "button")
        #expect(try await browser.title.hasPrefix("My groups"))
      }
    }

    @Test func `an alert has the focus on what changes nothing, and Escape cancels it`()
      async throws
    {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups/2")
        try await browser.tab(to: "Leave")
        try await browser.press(.enter)
        try await browser.focus(isOn: "Stay", "[role=alertdialog] button")
        try await browser.press(.escape)
        try await browser.wait(until: "!document.querySelector('dialog')")
        try await browser.focus(isOn: "Leave", "button")
        try await browser.press(.enter)
        try await browser.focus(isOn: "Stay", "button")
        try await browser.press(.tab, holding: [.shift])
        try await browser.focus(isOn: "Leave", ".choices button")
        try await browser.press(.enter)
        try await browser.page(contains: "You have left Early Birds")
      }
    }

    @Test func `Escape twice in a row does not close a sheet that asks`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.fill("Name", with: "Night Owls")
        try await browser.press(.escape)
        try await browser.page(contains: "Discard the new group?")
        try await browser.press(.escape)
        try await browser.wait(until: "!document.querySelector('.question')")
        try await browser.press(.escape)
        try await browser.page(contains: "Discard the new group?")
        try await browser.press(.escape)
        try await browser.wait(until: "!document.querySelector('.question')")
        try await browser.pageIsLive()
        #expect(try await browser.elements("dialog:modal").count == 1)
        #expect(try await browser.text(in: "Name") == "Night Owls")
      }
    }

    @Test(arguments: Distance.tested)
    func `keys alone make a group, give it members, take one away, and leave it`(
      _ distance: Distance
    )
      async throws
    {
      try await visitShowcase(.quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.enter("New group")
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        try await browser.tab(to: "Name")
        try await browser.type("Night Owls")
        try await browser.press(.enter)
        try await browser.page(contains: "Night Owls was made", "4 groups")
        try await browser.enter("Night Owls")
        try await browser.page(contains: "0 members", "Rename")
        try await browser.enter("Members")
        try await browser.page(contains: "Nobody is in this group yet.")
        try await browser.enter("Add members")
        try await browser.page(contains: "Choose people")
        try await browser.enter("Anna Gruber")
        try await browser.page(contains: "Add 1")
        try await browser.enter("Budi")
        try await browser.page(contains: "Add 2")
        try await browser.enter("Add 2")
        try await browser.page(contains: "2 people added", "Anna Gruber", "Budi")
        try await browser.openMenuOfRow()
        try await browser.enter("Remove")
        try await browser.page(contains: "Remove Budi?")
        try await browser.enter("Remove")
        try await browser.page(contains: "1 member", "Anna Gruber", without: "Remove Budi?")
        try await browser.enter("Back")
        try await browser.page(contains: "Leave")
        try await browser.enter("Leave")
        try await browser.page(contains: "Leave Night Owls?")
        try await browser.enter("Leave")
        try await browser.page(contains: "You have left Night Owls", "Join")
      }
    }
  }
}

extension Browser {
  /// A script for the readable name of the focused element.
  private static let focusName = """
    (node => !node || node == document.body ? '' : node.labels?.[0]?.textContent ?? node.ariaLabel
      ?? (node.querySelector('.title') ?? node).textContent.trim())(document.activeElement)
    """

  /// Waits until an element with this name has the focus.
  func focus(
    isOn name: String, _ selector: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let condition =
      "\(Self.focusName) == arguments[0] && document.activeElement.matches(arguments[1])"
    try await wait(
      until: condition, .string(name), .string(selector), fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Presses Tab until an element with this name has the focus.
  func tab(
    to name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    try await pageIsLive(fileID: fileID, filePath: filePath, line: line, column: column)
    for _ in 0..<60 {
      try await press(.tab)
      if try await run("return \(Self.focusName)").string == name { return }
    }
    try await focus(
      isOn: name, "*", fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Presses Tab until the button of a row's menu has the focus, and then Enter.
  fileprivate func openMenuOfRow() async throws {
    for _ in 0..<60 {
      if try await run("return document.activeElement.matches('.actions > .overflow')") == true {
        break
      }
      try await press(.tab)
    }
    try await press(.enter)
  }

  /// Presses Tab until an element with this name has the focus, and then Enter.
  func enter(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    try await tab(to: name, fileID: fileID, filePath: filePath, line: line, column: column)
    try await press(.enter)
  }
}
