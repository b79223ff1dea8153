import CalcotWebTesting
import Testing
import WebWire

extension WebLooks {
  /// Tests of what the page shows before its server has answered, and of fingers that pull.
  @MainActor
  @Suite("What the page shows at once")
  struct AtOnceTests {
    @Test(arguments: BrowserEngine.tested)
    func `a tab and a check show the press before the server answers`(_ engine: BrowserEngine)
      async throws
    {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        let current = try await browser.run(
          """
          const tabs = [...document.querySelectorAll('nav.tabs a')]
          tabs[1].click()
          return tabs.map(tab => tab.getAttribute('aria-current') ?? '').join()
          """)
        #expect(current == ",page,,,")
        try await browser.page(contains: "Anna Gruber")
        try await visit.open("/groups/2/members/add")
        try await browser.page(contains: "Anna Gruber")
        let row = "document.querySelector('.row.checks')"
        let isChecked = try await browser.run(
          "\(row).click(); return \(row).getAttribute('aria-checked')")
        #expect(isChecked == "true")
        try await browser.pageIsLive()
        try await browser.wait(until: "\(row).getAttribute('aria-checked') == 'true'")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a sheet that a finger pulls down by its bar follows it, and closes if pulled far`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine).sized(500, 844)) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2/rename")
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        try await browser.pageIsLive()
        let pulled = try await browser.run(
          Self.finger + """
            const sheet = document.querySelector('dialog'), bar = sheet.querySelector('header')
            pull(bar, 50)
            const way = sheet.style.translate
            finger(bar, 'touchend')
            return [way, sheet.style.translate, sheet.open]
            """)
        #expect(pulled == ["0px 50px", "", true])
        try await browser.run(
          Self.finger + """
            const bar = document.querySelector('dialog header')
            pull(bar, 200)
            finger(bar, 'touchend')
            """)
        try await browser.wait(until: "!document.querySelector('dialog')")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a page that a finger pulls down at its top is refreshed`(_ engine: BrowserEngine)
      async throws
    {
      try await visitShowcase(.quick.in(engine).sized(500, 844)) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.page(contains: "Early Birds")
        try await browser.wait(until: "document.querySelector('.refresh:not([aria-disabled])')")
        try await browser.pageIsLive()
        let pressed = try await browser.run(
          Self.finger + """
            const pressed = [], row = document.querySelector('.row')
            const note = ({ target }) => pressed.push(target.className)
            document.addEventListener('click', note, true)
            pull(row, 60)
            finger(row, 'touchstart', 300, 310)
            const left = document.querySelector('.body').style.translate
            for (const way of [60, 200]) {
              pull(row, way)
              finger(row, 'touchend')
            }
            document.removeEventListener('click', note, true)
            return [left, ...pressed]
            """)
        #expect(pressed == ["", "refresh"], "A second finger ends a pull, too.")
        try await browser.wait(until: "!document.querySelector('.body').style.translate")
      }
    }

    @Test func `a finger that moves a row aside shows its menu, until it touches another place`()
      async throws
    {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await browser.devTools("Emulation.setTouchEmulationEnabled", ["enabled": true])
        try await visit.open("/groups/1/members")
        try await browser.page(contains: "Anna Gruber")
        try await browser.pageIsLive()
        let shown = try await browser.run(
          Self.finger + """
            const row = document.querySelector('li:has(.destructive)')
            const frame = () => new Promise(requestAnimationFrame)
            const shows = (name) => {
              const { left, right } = row.querySelector(name).getBoundingClientRect()
              return left >= 0 && right <= row.getBoundingClientRect().right
            }
            return (async () => {
              const shown = [shows('.overflow'), shows('.destructive')]
              row.scrollLeft = 1_000
              await frame()
              shown.push(shows('.destructive'))
              finger(document.querySelector('h1'), 'touchstart', 300)
              while (row.scrollLeft) await frame()
              return [...shown, shows('.destructive')]
            })()
            """)
        #expect(shown == [true, false, true, false])
        try await browser.devTools("Emulation.setTouchEmulationEnabled", ["enabled": false])
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `the rows after one that is removed close up, unless the user asks for less motion`(
      _ engine: BrowserEngine
    ) async throws {
      for isStill in [true, false] {
        try await visitShowcase(BrowserOptions(reducesMotion: isStill).in(engine)) { visit in
          let browser = visit.browser
          try await visit.open("/groups/2/members")
          try await browser.page(contains: "Budi", "Ngozi Okonkwo")
          try await browser.run(
            """
            const { animate } = Element.prototype
            window.closings = 0
            Element.prototype.animate = function (frames, ...rest) {
              if (frames.marginTop) closings += 1
              return animate.call(this, frames, ...rest)
            }
            """)
          try await browser.use("Remove", in: "Budi")
          try await browser.page(contains: "Remove Budi?")
          try await browser.use("Remove")
          try await browser.wait(
            until:
              "![...document.querySelectorAll('li .title')].some(title => title.innerText == 'Budi')"
          )
          #expect(try await browser.run("return closings") == (isStill ? 0 : 1))
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a link before the tabs leads to what is after them, and adds no entry to the history`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/settings")
        try await browser.pageIsLive()
        let place = try await browser.run(
          """
          const entries = history.length, skip = document.querySelector('.skip')
          const isFirst = document.querySelector('a, button:not(.default), input') === skip
          skip.click()
          const main = document.activeElement
          return [isFirst, main.localName, main.querySelectorAll('h1').length,
            main.querySelectorAll('.tabs').length, location.hash, history.length - entries]
          """)
        #expect(place == [true, "main", 1, 0, "", 0])
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a Save that cannot be used yet leads to the field that it waits for`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2/plan")
        try await browser.wait(until: "document.querySelector('dialog:modal .main')")
        try await browser.pageIsLive()
        let field = try await browser.run(
          """
          document.querySelector('dialog .main').click()
          return document.activeElement.labels[0].textContent
          """)
        #expect(field == "Distance")
      }
    }

    /// The functions that move a finger over an element.
    private static let finger = """
      const finger = (node, type, ...places) => node.dispatchEvent(Object.assign(
        new Event(type, { bubbles: true }), { touches: places.map(clientY => ({ clientY })) }))
      const pull = (node, way) => {
        finger(node, 'touchstart', 300)
        finger(node, 'touchmove', 300 + way)
      }

      """
  }
}
