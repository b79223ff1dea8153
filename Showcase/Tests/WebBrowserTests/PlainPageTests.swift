import CalcotWebTesting
import CommunityFakes
import Groups
import Testing
import WebWire

extension WebUse {
  /// Tests that everything works by forms alone.
  @MainActor
  @Suite("Without script")
  struct PlainPageTests {
    @Test func `the first page is complete`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        #expect(try await browser.title.hasPrefix("My groups"))
        try await browser.page(
          contains: "Groups", "People", "My groups", "New group", "Search", "Early Birds",
          "3 members", "皇居ランニングクラブ", "3 groups · Updated at 14:05")
        try await visit.open("/groups/2/members")
        try await browser.page(contains: "Early Birds", "太郎 山田", "Add members")
        #expect(try await browser.element("html").attribute("lang") == "en")
      }
    }

    @Test func `a person searches, opens a group, and goes back`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.fill("Search", with: "bird")
        try await browser.press(.enter)
        try await browser.page(contains: "Early Birds", "1 group", without: "Sunday Long Run")
        #expect(try await browser.text(in: "Search") == "bird")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename", "3 members")
        #expect(try await browser.title.hasPrefix("Early Birds"))
        try await browser.use("Back")
        try await browser.page(contains: "1 group", without: "Rename")
        #expect(try await browser.text(in: "Search") == "bird")
      }
    }

    @Test func `after the browser's Back, the page that is shown can be used`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename")
        try await browser.use("Members")
        try await browser.page(contains: "Add members")
        try await browser.back()
        try await browser.page(contains: "Rename", without: "Add members")
        try await browser.use("Leave")
        try await browser.page(contains: "Leave Early Birds?")
        try await browser.use("Stay")
        try await browser.page(contains: "Rename", without: "Leave Early Birds?")
      }
    }

    @Test func `a group is made in a sheet, once its name is valid`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.page(contains: "Cancel", "Name")
        #expect(try await browser.title.hasPrefix("New group"))
        try await browser.fill("Name", with: String(repeating: "x", count: 61))
        try await browser.press(.enter)
        try await browser.page(contains: "The name has 61 characters, and 60 is the most.")
        #expect(try await browser.element("dialog").isDisplayed)
        try await browser.use("Cancel")
        try await browser.page(contains: "Discard the new group?")
        try await browser.use("Keep editing")
        #expect(try await browser.text(in: "Name") == String(repeating: "x", count: 61))
        try await browser.fill("Name", with: "Night Owls")
        try await browser.press(.enter)
        try await browser.page(contains: "Night Owls was made", "4 groups")
        #expect(try await browser.elements("dialog").isEmpty)
        try await browser.use("Close")
        try await browser.page(contains: "4 groups", without: "was made")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `Save can be pressed, and what the app says of the text is shown`(_ engine: BrowserEngine)
      async throws
    {
      try await visitShowcase(.withoutScript.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.click(".toolbar .main")
        try await browser.page(contains: "Cancel", "Name")
        try await browser.fill("Name", with: "Early Birds")
        try await browser.click("dialog .toolbar .main")
        try await browser.page(contains: "There is a group with this name already.")
        try await browser.fill("Name", with: "Night Owls")
        try await browser.click("dialog .toolbar .main")
        try await browser.page(contains: "Night Owls was made", "4 groups")
      }
    }

    // NB: WebKitGTK's driver can forbid the page's scripts only, which the style is not told.
    @Test(arguments: BrowserEngine.tested.filter { $0 != .webKit })
    func `a screen of fields alone has a button that sends them`(_ engine: BrowserEngine)
      async throws
    {
      let seen =
        "[...document.querySelectorAll('.default')].filter(b => b.checkVisibility({ "
        + "visibilityProperty: true })).map(button => button.innerText).join()"
      try await visitShowcase(.withoutScript.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/settings")
        #expect(try await browser.run("return \(seen)") == "Done")
        try await browser.choose("Deutsch")
        try await browser.click(".default")
        try await browser.page(contains: "Einstellungen")
        try await visit.open("/groups/new")
        #expect(try await browser.run("return \(seen)") == "", "Save sends them")
      }
      try await visitShowcase(.quick.in(engine)) { visit in
        try await visit.open("/settings")
        #expect(try await visit.browser.run("return \(seen)") == "", "there is script")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `the field of a form has the focus, also when Save was pressed without its value`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.withoutScript.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups/new")
        try await browser.wait(until: "document.activeElement.matches('dialog input')")
        try await browser.click("dialog .toolbar .main")
        try await browser.page(contains: "A value is missing.")
        try await browser.wait(
          until: "document.activeElement.matches('dialog input[aria-invalid=true]')")
      }
    }

    @Test func `a group is renamed, and left after a question`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2")
        try await browser.use("Rename")
        try await browser.wait(until: "document.title.startsWith('Rename')")
        try await browser.fill("Name", with: "Larks")
        // NB: without script, the effects of a text are known only after it has been sent.
        try await browser.press(.enter)
        try await browser.page(contains: "Now called Larks")
        #expect(try await browser.title.hasPrefix("Larks"))
        try await browser.use("Leave")
        try await browser.page(contains: "Leave Larks?", "It stays among your suggestions.")
        try await browser.use("Stay")
        try await browser.page(contains: "Rename", without: "Leave Larks?")
        try await browser.use("Leave")
        try await browser.page(contains: "Leave Larks?")
        try await browser.element(".choices .destructive").click()
        try await browser.page(contains: "You have left Larks", "Join", without: "Rename")
      }
    }

    @Test func `members are chosen, added and removed`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2/members")
        try await browser.use("Add members")
        try await browser.page(contains: "Choose people", "Anna Gruber", without: "Budi")
        try await browser.use("Anna Gruber")
        try await browser.page(contains: "Add 1")
        try await browser.use("Núria Puig")
        try await browser.use("Add 2")
        try await browser.page(contains: "2 people added", "Anna Gruber", "Núria Puig", "Budi")
        try await browser.use("Remove", in: "Anna Gruber")
        try await browser.page(contains: "Remove Anna Gruber?", "They will no longer see")
        try await browser.element(".choices .destructive").click()
        try await browser.page(contains: "Núria Puig", without: "Remove Anna Gruber?")
        try await browser.wait(
          until:
            "![...document.querySelectorAll('.title')].some(t => t.textContent == 'Anna Gruber')")
      }
    }

    @Test func `invitations are accepted and declined, suggestions joined`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Invitations")
        try await browser.page(contains: "Full Moon")
        try await browser.use("Full Moon")
        try await browser.use("Decline")
        try await browser.page(contains: "Invitation declined", "Join")
        try await browser.use("Join")
        try await browser.page(contains: "Welcome to Full Moon", "Rename", without: "Join")
        try await visit.open("/groups/suggestions")
        try await browser.page(contains: "Suggestions", "Barefoot", "Ñandú Club")
      }
    }

    @Test func `tabs keep their places, once something has been sent`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.fill("Search", with: "bird")
        try await browser.press(.enter)
        try await browser.page(contains: "1 group")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename")
        try await browser.use("People")
        try await browser.page(contains: "Anna Gruber", without: "Early Birds")
        #expect(try await browser.element("[aria-current=page]").text == "People")
        try await browser.use("Anna Gruber")
        try await browser.page(contains: "https://anna.example")
        try await browser.use("Groups")
        try await browser.page(contains: "Early Birds", "Rename", without: "anna.example")
        try await browser.use("People")
        try await browser.page(contains: "https://anna.example")
      }
    }

    @Test func `a long list gives its further rows`() async throws {
      let people = (1...350).map { GroupSeed.Person("Person", "\(1000 + $0)") }
      let seed = GroupSeed(people: people, groups: [])
      try await visitShowcase(.withoutScript, seed: seed) { visit in
        let browser = visit.browser
        try await visit.open("/people")
        try await browser.page(contains: "Person 1001", "250 more")
        try await browser.use("250 more")
        try await browser.page(contains: "Person 1001", "Person 1200", "150 more")
        try await browser.wait(
          until: """
            (box => box.top >= 0 && box.bottom <= innerHeight)([...document.querySelectorAll('li')]
              .find(row => row.innerText.includes('Person 1101')).getBoundingClientRect())
            """)
      }
    }

    @Test func `a failure is reported, and tried again`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2")
        // NB: the first form starts a session, which reads the group too.
        try await browser.use("Refresh")
        try await browser.address(isOfSession: "/groups/2")
        visit.community.failNext(with: .locked)
        try await browser.use("Refresh")
        try await browser.page(contains: "The groups are being changed by another program.")
        try await browser.use("Try again")
        try await browser.page(contains: "3 members", without: "by another program")
        try await browser.use("Leave")
        try await browser.page(contains: "Leave Early Birds?")
        visit.community.failNext(with: .locked)
        try await browser.element(".choices .destructive").click()
        try await browser.page(contains: "That did not work", "by another program")
        try await browser.use("Try again")
        try await browser.page(contains: "You have left Early Birds")
      }
    }

    @Test func `two tabs do not disturb each other`() async throws {
      try await visitShowcase(.withoutScript) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename")
        let first = try await browser.window
        let second = try await browser.newTab()
        try await visit.open("/groups")
        try await browser.use("Sunday Long Run")
        try await browser.use("Members")
        try await browser.page(contains: "Núria Puig")
        try await browser.switch(to: first)
        try await browser.use("Leave")
        try await browser.page(contains: "Leave Early Birds?")
        try await browser.switch(to: second)
        try await browser.use("Back")
        try await browser.page(contains: "Rename", without: "Leave Sunday Long Run?")
        try await browser.switch(to: first)
        try await browser.use("Stay")
        try await browser.page(contains: "Early Birds", "Rename")
        #expect(try await browser.title.hasPrefix("Early Birds"))
      }
    }
  }
}

extension Browser {
  /// Waits until the address is that of a route in a session.
  fileprivate func address(isOfSession path: String) async throws {
    try await wait(
      until: "location.pathname == arguments[0] && location.search.includes('_session=')",
      .string(path))
  }
}
