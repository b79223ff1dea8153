import CalcotWebTesting
import CommunityFakes
import Groups
import Testing

extension WebUse {
  /// Tests of several tabs, and of the scroll offset on a long page.
  @MainActor
  @Suite("Tabs and scrolling")
  struct TabTests {
    @Test func `a second tab has a place of its own`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename")
        let first = try await browser.window
        try await browser.newTab()
        try await visit.open("/groups/2")
        try await browser.use("Members")
        try await browser.page(contains: "Add members")
        try await browser.switch(to: first)
        try await browser.page(contains: "Rename", without: "Add members")
        #expect(try await browser.path == "/groups/2")
        try await browser.use("Back")
        try await browser.page(contains: "New group")
      }
    }

    @Test
    func `a setting that is chosen in one tab is that of the others, and of every later page`()
      async throws
    {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/people")
        let first = try await browser.window
        try await browser.newTab()
        try await visit.open("/settings")
        try await browser.choose("Deutsch")
        try await browser.page(contains: "Einstellungen")
        try await browser.switch(to: first)
        try await browser.page(contains: "Personen", without: "People")
        try await browser.wait(until: "document.documentElement.lang == 'de'")
        try await visit.open("/groups")
        try await browser.page(contains: "Meine Gruppen")
      }
    }

    @Test func `a row that has an address opens in a new tab, and leaves the first as it is`()
      async throws
    {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/people")
        let first = try await browser.window
        try await browser.run(
          """
          [...document.querySelectorAll('a.row')]
            .find(row => row.querySelector('.title').textContent == 'Anna Gruber').dataset.meant = ''
          """)
        try await browser.switchToNewTab {
          try await browser.click("[data-meant]", holding: [.control])
        }
        try await browser.pageIsLive()
        try await browser.page(contains: "Anna Gruber", "https://anna.example")
        try await browser.switch(to: first)
        try await browser.page(contains: "Núria Puig", without: "https://anna.example")
        #expect(try await browser.path == "/people")
      }
    }

    @Test func `a duplicated tab goes its own way`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("Early Birds")
        try await browser.page(contains: "Rename")
        // NB: a reload leaves a value in the tab's storage that a duplicate must not reuse.
        try await browser.refresh()
        try await browser.pageIsLive()
        let first = try await browser.window
        // Duplicates the tab as the window's menu does.
        try await browser.switchToNewTab { try await browser.pressDuplicateTab() }
        try await browser.pageIsLive()
        try await browser.page(contains: "Rename")
        try await browser.use("Members")
        try await browser.page(contains: "Add members")
        try await browser.switch(to: first)
        try await browser.page(contains: "Rename", without: "Add members")
        try await browser.pageIsLive()
        try await browser.use("Leave")
        try await browser.page(contains: "Leave Early Birds?")
        try await browser.use("Leave")
        try await browser.page(contains: "You have left Early Birds")
        try await browser.pressBackButton()
        try await browser.page(contains: "2 groups")
      }
    }

    @Test func `Back returns to where the page was scrolled to, and a new page begins at its top`()
      async throws
    {
      let people = (1...90).map { GroupSeed.Person("Person", "\(1000 + $0)") }
      try await visitShowcase(seed: GroupSeed(people: people, groups: [])) { visit in
        let browser = visit.browser
        try await visit.open("/people")
        try await browser.use("Person 1060")
        try await browser.page(contains: "No homepage")
        #expect(try await browser.run("return scrollY") == 0)
        try await browser.pressBackButton()
        try await browser.page(contains: "Person 1060", "Person 1090")
        try await browser.wait(
          until: """
            (box => box.top > 0 && box.bottom < innerHeight && scrollY > 1000)(
              [...document.querySelectorAll('.title')]
                .find(title => title.textContent == 'Person 1060').getBoundingClientRect())
            """)
        try await browser.focus(isOn: "Person 1060", "li .row")
        try await browser.pressForwardButton()
        try await browser.page(contains: "No homepage")
        try await browser.use("Back")
        try await browser.wait(until: "scrollY > 1000")
        try await browser.refresh()
        try await browser.pageIsLive()
        try await browser.wait(until: "scrollY > 1000")
      }
    }
  }
}
