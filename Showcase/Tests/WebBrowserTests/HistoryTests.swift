import CalcotWebTesting
import CommunityFakes
import Groups
import Testing
import WebWire

extension WebUse {
  /// Tests of Back, Forward and the address, by the browser's own buttons.
  @MainActor
  @Suite("History")
  struct HistoryTests {
    @Test(arguments: Distance.tested)
    func `every step is an entry, and Back and Forward lead through them`(_ distance: Distance)
      async throws
    {
      try await visitShowcase(.quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        let start = try await browser.entries
        try await browser.use("Early Birds")
        try await browser.address(becomes: "/groups/2")
        try await browser.use("Members")
        try await browser.address(becomes: "/groups/2/members")
        try await browser.use("Budi")
        try await browser.address(becomes: "/groups/2/members/6")
        #expect(try await browser.entries == start + 3)
        for (path, text) in [
          ("/groups/2/members", "Add members"), ("/groups/2", "Rename"), ("/groups", "New group"),
        ] {
          try await browser.pressBackButton()
          try await browser.address(becomes: path)
          try await browser.page(contains: text)
        }
        for (path, text) in [
          ("/groups/2", "Rename"), ("/groups/2/members", "Add members"),
          ("/groups/2/members/6", "https://budi.example"),
        ] {
          try await browser.pressForwardButton()
          try await browser.address(becomes: path)
          try await browser.page(contains: text)
        }
        #expect(try await browser.entries == start + 3)
      }
    }

    @Test func `the page's own Back goes back in the history`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename")
        let entries = try await browser.entries
        try await browser.use("Back")
        try await browser.address(becomes: "/groups")
        try await browser.page(contains: "New group")
        #expect(try await browser.entries == entries)
        try await browser.pressForwardButton()
        try await browser.page(contains: "Rename")
        try await browser.address(becomes: "/groups/2")
      }
    }

    @Test(arguments: Distance.tested)
    func `three quick Backs lead three steps back`(_ distance: Distance) async throws {
      try await visitShowcase(.quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Early Birds")
        try await browser.use("Members")
        try await browser.page(contains: "Add members")
        try await browser.use("Budi")
        try await browser.page(contains: "https://budi.example")
        for _ in 0..<3 { try await browser.pressBackButton() }
        try await browser.page(contains: "New group", without: "Members")
        try await browser.address(becomes: "/groups")
        try await browser.pageIsLive()
        #expect(try await browser.title.hasPrefix("My groups"))
        for _ in 0..<3 { try await browser.pressForwardButton() }
        try await browser.page(contains: "https://budi.example")
        try await browser.address(becomes: "/groups/2/members/6")
      }
    }

    @Test(arguments: Distance.tested)
    func `Back closes a sheet, and Forward opens it again`(_ distance: Distance) async throws {
      try await visitShowcase(.quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        try await browser.address(becomes: "/groups/new")
        try await browser.pressBackButton()
        try await browser.wait(until: "!document.querySelector('dialog')")
        try await browser.address(becomes: "/groups")
        try await browser.pressForwardButton()
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        try await browser.address(becomes: "/groups/new")
        try await browser.use("Cancel")
        try await browser.wait(until: "!document.querySelector('dialog')")
        try await browser.address(becomes: "/groups")
      }
    }

    @Test(arguments: Distance.tested)
    func `Back cancels an alert and nothing else`(_ distance: Distance) async throws {
      try await visitShowcase(.quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Early Birds")
        try await browser.use("Leave")
        try await browser.page(contains: "Leave Early Birds?")
        try await browser.pressBackButton()
        try await browser.wait(until: "!document.querySelector('dialog')")
        try await browser.pageIsLive()
        try await browser.address(becomes: "/groups/2")
        #expect(try await browser.title.hasPrefix("Early Birds"))
        try await browser.page(contains: "Rename", without: "You have left")
        try await browser.pressBackButton()
        try await browser.address(becomes: "/groups")
        try await browser.page(contains: "New group")
      }
    }

    @Test func `Back returns to the tab before`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename")
        try await browser.use("People")
        try await browser.address(becomes: "/people")
        try await browser.pressBackButton()
        try await browser.page(contains: "Rename")
        try await browser.address(becomes: "/groups/2")
        try await browser.pressForwardButton()
        try await browser.page(contains: "Anna Gruber")
        try await browser.address(becomes: "/people")
      }
    }

    @Test func `a deep link has its way up, and Back leaves to where the person was`()
      async throws
    {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/people")
        try await visit.open("/groups/2/members")
        try await browser.page(contains: "Add members")
        let entries = try await browser.entries
        try await browser.use("Back")
        try await browser.page(contains: "Rename")
        try await browser.address(becomes: "/groups/2")
        try await browser.use("Back")
        try await browser.page(contains: "New group")
        try await browser.address(becomes: "/groups")
        #expect(try await browser.entries == entries)
        try await browser.pressBackButton()
        try await browser.page(contains: "Núria Puig")
        try await browser.address(becomes: "/people")
        try await browser.pageIsLive()
        try await browser.use("Núria Puig")
        try await browser.page(contains: "No homepage")
      }
    }

    @Test(arguments: Distance.tested)
    func `a page is reloaded in the middle of its way`(_ distance: Distance) async throws {
      try await visitShowcase(.quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.fill("Search", with: "bird")
        try await browser.page(contains: "1 group")
        try await browser.use("Early Birds")
        try await browser.use("Members")
        try await browser.page(contains: "Add members")
        try await browser.refresh()
        try await browser.pageIsLive()
        try await browser.page(contains: "Add members", "Budi")
        try await browser.pressBackButton()
        try await browser.page(contains: "Rename")
        try await browser.pressBackButton()
        try await browser.address(becomes: "/groups")
        try await browser.page(contains: "1 group")
        #expect(try await browser.text(in: "Search") == "bird")
        try await browser.pressForwardButton()
        try await browser.address(becomes: "/groups/2")
        try await browser.page(contains: "Rename")
      }
    }

    @Test(arguments: Distance.tested)
    func `a sheet is reloaded with what was typed into it`(_ distance: Distance) async throws {
      try await visitShowcase(.quick, distance) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.fill("Name", with: "Night Owls")
        try await browser.refresh()
        try await browser.pageIsLive()
        // NB: what was typed last is sent again by the new page.
        try await browser.wait(
          until:
            "[...document.querySelectorAll('dialog:modal input')].some(f => f.value == 'Night Owls')"
        )
        try await browser.use("Save")
        try await browser.page(contains: "Night Owls was made", "4 groups")
        try await browser.address(becomes: "/groups")
      }
    }
  }
}

extension Browser {
  /// The number of entries in the window's history.
  var entries: Int {
    get async throws { try await run("return history.length").int ?? 0 }
  }
}
