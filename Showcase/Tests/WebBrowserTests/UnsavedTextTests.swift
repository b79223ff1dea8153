import CalcotWebTesting
import Testing
import WebWire

extension WebUse {
  /// Tests of Back on unsaved text: the browser has gone back already when the app asks whether to
  /// discard it.
  @MainActor
  @Suite("Back on unsaved text")
  struct UnsavedTextTests {
    private func typed(
      _ distance: Distance, _ body: @MainActor @escaping (Browser) async throws -> Void
    )
      async throws
    {
      try await visitShowcase(.quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.fill("Name", with: "Night Owls")
        try await browser.pressBackButton()
        try await browser.page(contains: "Discard the new group?")
        try await browser.address(becomes: "/groups/new")
        try await body(browser)
      }
    }

    @Test(arguments: Distance.tested)
    func `the address is put back when the person keeps editing, and stays with the text`(
      _ distance: Distance
    ) async throws {
      try await typed(distance) { browser in
        try await browser.use("Keep editing")
        try await browser.wait(until: "!document.querySelector('.question')")
        #expect(try await browser.text(in: "Name") == "Night Owls")
        try await browser.address(becomes: "/groups/new")
        try await browser.use("Save")
        try await browser.page(contains: "Night Owls was made")
        try await browser.address(becomes: "/groups")
      }
    }

    @Test(arguments: Distance.tested)
    func `the address is that of the page below when the text is discarded`(_ distance: Distance)
      async throws
    {
      try await typed(distance) { browser in
        try await browser.use("Discard")
        try await browser.wait(until: "!document.querySelector('dialog')")
        try await browser.address(becomes: "/groups")
        try await browser.page(contains: "3 groups")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename")
        try await browser.pressBackButton()
        try await browser.page(contains: "New group")
        try await browser.address(becomes: "/groups")
      }
    }

    @Test(arguments: Distance.tested)
    func `a second Back answers the question: the person stays`(_ distance: Distance) async throws {
      try await typed(distance) { browser in
        try await browser.pressBackButton()
        try await browser.wait(until: "!document.querySelector('.question')")
        try await browser.pageIsLive()
        #expect(try await browser.text(in: "Name") == "Night Owls")
        try await browser.address(becomes: "/groups/new")
        try await browser.pressBackButton()
        try await browser.page(contains: "Discard the new group?")
        try await browser.use("Discard")
        try await browser.address(becomes: "/groups")
      }
    }
  }
}
