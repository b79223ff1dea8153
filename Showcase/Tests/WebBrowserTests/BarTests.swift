import Calcot
import CalcotTesting
import CalcotWebTesting
import CommunityFakes
import Groups
import Testing
import WebWire

extension WebLooks {
  /// Tests of the bars: how much room they take, and what is in them.
  @MainActor
  @Suite("Bars")
  struct BarTests {
    private static let crowd = GroupSeed(
      people: (1...60).map { GroupSeed.Person("Person", "\(1000 + $0)") }, groups: [])

    /// A script for the bars that stay while the page is scrolled: their part of its height.
    private static let chrome = """
      const bars = [...document.querySelectorAll('main header, .layer > nav')].filter(bar =>
        ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
      return bars.map(bar => bar.getBoundingClientRect())
        .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight)
          - Math.max(0, top)), 0) / innerHeight
      """

    @Test(arguments: BrowserEngine.tested)
    func `bars take 15 % of a phone's height at most`(_ engine: BrowserEngine) async throws {
      let options = BrowserOptions.quick.in(engine).sized(390, 844)
      try await visitShowcase(options, seed: Self.crowd) { visit in
        let browser = visit.browser
        try await visit.open("/people")
        try await browser.run("scrollTo(0, 900)")
        try await browser.wait(until: "document.body.hasAttribute('data-scrolled')")
        #expect(try await browser.run(Self.chrome).number ?? 1 <= 0.15)
        let scale = try await browser.element("h1").style("scale")
        #expect(scale.hasPrefix("0.5"))
        try await browser.run("scrollTo(0, 0)")
        try await browser.wait(until: "!document.body.hasAttribute('data-scrolled')")
        #expect(try await browser.run(Self.chrome).number ?? 1 <= 0.15)
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `the end of a screen can be scrolled above a message that covers it`(
      _ engine: BrowserEngine
    ) async throws {
      let options = BrowserOptions.quick.in(engine).sized(390, 844)
      let groups = (1...40).map { GroupSeed.Entry("Group \(100 + $0)", members: []) }
      try await visitShowcase(options, seed: GroupSeed(people: [], groups: groups)) { visit in
        let browser = visit.browser
        try await visit.makeNightOwls(messageFor: .seconds(900))
        try await browser.run("scrollTo(0, document.documentElement.scrollHeight)")
        try await browser.wait(
          until: """
            document.querySelector('main .body').lastElementChild.getBoundingClientRect().bottom
              <= document.querySelector('.message').getBoundingClientRect().top
            """)
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `the end of a sheet can be scrolled above a message that covers it`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine).sized(390, 844)) { visit in
        let browser = visit.browser
        try await visit.makeNightOwls(messageFor: .seconds(900))
        try await browser.use("New group")
        try await browser.wait(until: "document.querySelector('dialog:modal .message')")
        let isAbove = try await browser.run(
          """
          const screen = document.querySelector('dialog .screen')
          const long = screen.querySelector('.body').appendChild(document.createElement('div'))
          long.style.height = '3000px'
          screen.scrollTop = screen.scrollHeight
          return long.getBoundingClientRect().bottom
            <= document.querySelector('.message').getBoundingClientRect().top
          """)
        #expect(isAbove == true)
      }
    }

    /// A script for the bars that a message covers, and for the content that cannot be scrolled from
    /// under it.
    private static let covered = """
      const message = document.querySelector('.message').getBoundingClientRect()
      const root = document.querySelector('dialog:modal') ?? document
      return [...root.querySelectorAll('header, nav.tabs, .body > :first-child')]
        .filter(node => {
          const { left, right, top, bottom } = node.getBoundingClientRect()
          return left < message.right && right > message.left
            && top < message.bottom && bottom > message.top
        }).map(node => node.outerHTML.slice(0, 60))
      """

    @Test(arguments: BrowserEngine.tested, [390, 820, 1_440])
    func `an error covers neither a bar nor the beginning of a screen or a sheet`(
      _ engine: BrowserEngine, _ width: Int
    ) async throws {
      let options = BrowserOptions.quick.in(engine).sized(width, 844)
      let board = Billboard()
      board.text = "Notices"
      try await visit(options) { visit in
        try await visit.open("/")
        try await visit.browser.use("Warn")
        try await visit.browser.wait(until: "document.querySelector('#alert .message')")
        #expect(try await visit.browser.run(Self.covered) == [])
      } app: { _ in
        CalcotApp(
          BillboardTabs(board), routes: RouteRegistry(BillboardTab.self, BillboardRoute.self))
      }
      let bench = Bench()
      try await visitBench(bench, options) { visit in
        try await visit.open("/")
        bench.coordinator?.navigation.present(.sheet)
        try await visit.browser.wait(until: "document.querySelector('dialog:modal')")
        try await visit.browser.use("Fail")
        try await visit.browser.wait(until: "document.querySelector('dialog .message')")
        #expect(try await visit.browser.run(Self.covered) == [])
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a phone's sheet stays where it is when work begins, fails or succeeds in it`(
      _ engine: BrowserEngine
    ) async throws {
      let bench = Bench()
      try await visitBench(bench, .quick.in(engine).sized(390, 844)) { visit in
        let browser = visit.browser
        func top() async throws -> BrowserValue {
          try await browser.run(
            "return document.querySelector('dialog:modal').getBoundingClientRect().top")
        }
        try await visit.open("/")
        bench.above = (1...7).map { "Line \($0)" }
        bench.coordinator?.navigation.present(.sheet)
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        let before = try await top()
        bench.isBusy = true
        try await browser.page(contains: "At work")
        #expect(try await top() == before)
        for kind in [MessageKind.error, .success] {
          bench.coordinator?.showMessage("It is over", kind)
          try await browser.wait(until: "document.querySelector('.message.\(kind.rawValue)')")
          #expect(try await top() == before)
          try await browser.click(".message .exit")
          try await browser.wait(until: "!document.querySelector('.message')")
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `no bar stays in place in a low window`(_ engine: BrowserEngine) async throws {
      let options = BrowserOptions.quick.in(engine).sized(720, 360)
      try await visitShowcase(options, seed: Self.crowd) { visit in
        let browser = visit.browser
        try await visit.open("/people")
        #expect(try await browser.run(Self.chrome) == 0)
        try await browser.resize(width: 640, height: 360)
        #expect(try await browser.run(Self.chrome) == 0)
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `tabs have images, and labels on one line, also with large letters on a small phone`(
      _ engine: BrowserEngine
    ) async throws {
      let options = BrowserOptions.quick.in(engine).sized(320, 640)
      guard engine != .chromium else { return }
      try await visitShowcase(options) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        for letters in ["100%", "200%"] {
          try await browser.run(
            "document.documentElement.style.fontSize = arguments[0]", .string(letters))
          let labels = try await browser.run(
            """
            return [...document.querySelectorAll('nav.tabs a')].map(tab => {
              const label = tab.querySelector('span'), { height, width } = label.getBoundingClientRect()
              const isOneLine = height < 1.7 * parseFloat(getComputedStyle(label).fontSize)
              return isOneLine && label.scrollWidth <= tab.clientWidth && !!tab.querySelector('svg path')
            })
            """)
          #expect(labels == [true, true, true, true, true], "\(letters)")
          #expect(
            try await browser.run("return document.scrollingElement.scrollWidth <= innerWidth")
              == true)
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `tabs stand at the side of a wide window, and above what they show in a narrower one`(
      _ engine: BrowserEngine
    ) async throws {
      let options = BrowserOptions.quick.in(engine).sized(1_440, 900)
      try await visitShowcase(options) { visit in
        let browser = visit.browser
        for path in ["/groups", "/groups/2", "/settings"] {
          for (width, isBeside) in [(1_440, true), (900, false)] {
            try await browser.resize(width: width, height: 900)
            try await visit.open(path)
            let places = try await browser.run(
              """
              const tabs = document.querySelector('nav.tabs').getBoundingClientRect()
              const screens = [...document.querySelectorAll('main .screen')]
                .filter(screen => screen.checkVisibility())
                .map(screen => screen.getBoundingClientRect())
              return [screens.length > 0, screens.every(({ left }) => tabs.right <= left),
                screens.every(({ top }) => tabs.bottom <= top)]
              """)
            #expect(places == [true, .bool(isBeside), .bool(!isBeside)], "\(path), \(width)")
          }
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `the bars of a list and of its details are one line, and cut no letter of their titles`(
      _ engine: BrowserEngine
    ) async throws {
      let options = BrowserOptions.quick.in(engine).sized(820, 900)
      try await visitShowcase(options) { visit in
        try await visit.open("/groups/2")
        try await visit.browser.page(contains: "Rename")
        let bars = try await visit.browser.run(
          """
          return [...document.querySelectorAll('.side header')].flatMap(bar => {
            const title = bar.querySelector('h1')
            return [bar.getBoundingClientRect().height <= 60, title.scrollHeight <= title.clientHeight + 1]
          })
          """)
        #expect(bars == [true, true, true, true])
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `what destroys something is in a row's menu, which opens within the window`(
      _ engine: BrowserEngine
    ) async throws {
      for width in [500, 1_440] {
        let options = BrowserOptions.quick.in(engine).sized(width, 800)
        try await visitShowcase(options) { visit in
          let browser = visit.browser
          try await visit.open("/groups/1/members")
          let remove = "document.querySelector('li .actions .destructive')"
          try await browser.wait(until: "\(remove)")
          #expect(try await browser.run("return \(remove).checkVisibility()") == false)
          try await browser.click("li .actions > .overflow")
          try await browser.wait(until: "\(remove).checkVisibility()")
          let isWithin = try await browser.run(
            """
            const { left, right, top, bottom } = \(remove).getBoundingClientRect()
            return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
            """)
          #expect(isWithin == true, "\(width) pixels")
          try await browser.press(.escape)
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a sheet has one bar, with Cancel as the only way out and Save at its end`(
      _ engine: BrowserEngine
    ) async throws {
      let options = BrowserOptions.quick.in(engine).sized(500, 844)
      try await visitShowcase(options) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        let bar = try await browser.run(
          """
          const bar = document.querySelector('dialog header'), box = bar.getBoundingClientRect()
          const save = [...bar.querySelectorAll('.toolbar button')].at(-1)
          const exits = [...document.querySelectorAll('dialog .exit')].map(exit => exit.textContent)
          return [box.height, exits.join(), save.textContent,
            box.right - save.getBoundingClientRect().right < 40]
          """)
        #expect(bar == [56, "Cancel", "Save", true])
        try await browser.press(.escape)
        try await browser.wait(until: "!document.querySelector('dialog')")
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a title is in the middle of its bar, and beside many buttons it keeps its words`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine).sized(500, 844)) { visit in
        let browser = visit.browser
        try await visit.open("/people/1")
        try await browser.page(contains: "Homepage")
        let bar = try await browser.run(
          """
          const bar = [...document.querySelectorAll('header')].at(-1), words = document.createRange()
          words.selectNodeContents(bar.querySelector('h1'))
          const { left, right } = words.getBoundingClientRect()
          return [Math.abs(left + right - document.documentElement.clientWidth) < 4, bar.querySelector('.toolbar').innerText]
          """)
        #expect(bar == [true, "⋯"])
        try await browser.resize(width: 1_440, height: 900)
        try await visit.open("/launches")
        try await browser.page(contains: "Apollo 11")
        let height = try await browser.run("return document.querySelector('h1').offsetHeight")
        #expect(height.number ?? 100 < 60)
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `buttons that do not fit are in a menu, and beside the title where there is room`(
      _ engine: BrowserEngine
    ) async throws {
      let options = BrowserOptions.quick.in(engine).sized(500, 844)
      try await visitShowcase(options) { visit in
        let browser = visit.browser
        try await visit.open("/groups/2/members")
        let refresh = "[...document.querySelectorAll('.toolbar .refresh')].at(-1)"
        #expect(try await browser.run("return \(refresh).checkVisibility()") == false)
        try await browser.use("More")
        try await browser.wait(until: "\(refresh).checkVisibility()")
        try await browser.use("Refresh")
        try await browser.wait(until: "!\(refresh).checkVisibility()")
        try await browser.focusIsKept()
        try await browser.resize(width: 900, height: 700)
        try await browser.wait(until: "\(refresh).checkVisibility()")
        #expect(
          try await browser.run(
            "return [...document.querySelectorAll('header .overflow')].at(-1).checkVisibility()")
            == false)
      }
    }
  }
}
