import CalcotTesting
import CalcotWebTesting
import Testing
import WebWire

extension WebLooks {
  /// Tests of the page's appearance, for different eyes and screens.
  @MainActor
  @Suite("Looks")
  struct LooksTests {
    @Test func `a user who asks for less motion gets none`() async throws {
      let moving = """
        return document.getAnimations()
          .filter(animation => animation.effect.getComputedTiming().duration > 50).length
        """
      for isStill in [true, false] {
        let options = BrowserOptions(reducesMotion: isStill)
        try await visitShowcase(options) { visit in
          let browser = visit.browser
          try await visit.open("/groups")
          let looked = try await browser.runUntilCalled(
            """
            const done = arguments[0]
            new MutationObserver((_, observer) => {
              if (!document.querySelector('dialog:modal')) return
              observer.disconnect()
              done((() => { \(moving) })())
            }).observe(document.body, { childList: true, subtree: true, attributes: true })
            ;[...document.querySelectorAll('button')].find(b => b.textContent == 'New group').click()
            """)
          #expect((looked.int == 0) == isStill)
        }
      }
    }

    // NB: WebKitGTK also finds what is clipped.
    @Test(arguments: BrowserEngine.tested.filter { $0 != .webKit })
    func `a sheet that is scrolled keeps its corners`(_ engine: BrowserEngine) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        let isKept = try await browser.run(
          """
          const dialog = document.querySelector("dialog:modal")
          const screen = dialog.querySelector(".screen")
          const long = screen.appendChild(document.createElement("div"))
          long.style.height = "3000px"
          screen.scrollTop = 500
          const { left, right, top, bottom } = dialog.getBoundingClientRect()
          const corners = [left + 1, right - 2].flatMap(x => [top + 1, bottom - 2].map(y => [x, y]))
          return [screen.scrollTop, dialog.scrollTop, ...corners
            .map(([x, y]) => screen.contains(document.elementFromPoint(x, y)))]
          """)
        #expect(isKept == [500, 0, false, false, false, false])
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a paragraph in a wide window keeps to 68 letters a line`(
      _ engine: BrowserEngine
    ) async throws {
      let bench = Bench()
      bench.above = [String(repeating: "A run begins at the bridge. ", count: 40)]
      let options = BrowserOptions.quick.in(engine).sized(1_440, 900)
      try await visitBench(bench, options) { visit in
        try await visit.open("/")
        for letters in [100, 80] {
          let widths = try await visit.browser.run(
            """
            document.documentElement.style.fontSize = arguments[0] + "%"
            const text = document.querySelector(".body > p")
            const measure = text.appendChild(document.createElement("span"))
            measure.style.display = "inline-block"
            measure.style.inlineSize = "68ch"
            const [most, width] = [measure, text].map(node => node.getBoundingClientRect().width)
            const isRoom = text.parentNode.clientWidth > most + 50
            measure.remove()
            return [width <= most + 1, width > most / 2, isRoom]
            """, .string("\(letters)"))
          #expect(widths[0] == true && widths[1] == true, "\(letters) %")
          // NB: only for the smaller letters is the column surely too wide.
          if letters < 100 { #expect(widths[2] == true) }
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `a sheet with little in it is lower than the window, and as high as what it shows`(
      _ engine: BrowserEngine
    ) async throws {
      let options = BrowserOptions.quick.in(engine).sized(1_440, 900)
      try await visitShowcase(options) { visit in
        try await visit.open("/groups")
        try await visit.browser.use("New group")
        try await visit.browser.wait(until: "document.querySelector('dialog:modal')")
        let heights = try await visit.browser.run(
          """
          const dialog = document.querySelector("dialog:modal")
          const screen = dialog.querySelector(".screen")
          const { height } = dialog.getBoundingClientRect()
          return [height < innerHeight / 2, screen.scrollHeight <= screen.clientHeight,
            height - screen.scrollHeight < 4]
          """)
        #expect(heights == [true, true, true])
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `an undo message has its padding, and chevrons stand in one column`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        for path in ["/groups", "/groups/1/members", "/people"] {
          try await visit.open(path)
          let columns = try await browser.run(
            """
            const ends = list => [...list.querySelectorAll("li > a.row")]
              .map(row => Math.round(row.getBoundingClientRect().right))
            const lists = [...document.querySelectorAll(".list")]
            return Math.max(...lists.map(list => new Set(ends(list)).size))
            """)
          #expect(columns == 1, "at \(path)")
        }
        try await browser.use("Anna Gruber")
        try await browser.page(contains: "Homepage")
        try await browser.use("Delete")
        try await browser.page(contains: "Delete Anna Gruber?")
        try await browser.use("Delete")
        try await browser.page(contains: "Undo")
        let padding = try await browser.run(
          """
          const message = [...document.querySelectorAll(".message")]
            .find(node => node.textContent.includes("Undo"))
          const outer = message.getBoundingClientRect()
          return [...message.querySelectorAll("p, button")].filter(node => node.checkVisibility())
            .map(node => node.getBoundingClientRect())
            .flatMap(inner => [inner.left - outer.left, outer.right - inner.right,
              inner.top - outer.top, outer.bottom - inner.bottom])
            .reduce((least, margin) => Math.min(least, margin))
          """)
        #expect((padding.number ?? 0) >= 4, "the least margin is \(padding)")
      }
    }
  }
}

extension Browser {
  /// Fails unless every text has enough contrast, light and dark.
  func everyTextHasContrast(_ place: String) async throws {
    for isDark in [true, false] {
      try await setMedia(isDark: isDark, reducesMotion: true)
      let weak = try await run(Self.weakTexts).array ?? []
      #expect(weak.compactMap(\.string) == [], "\(place), dark: \(isDark)")
    }
    try await setMedia()
  }

  /// Fails if something has to be scrolled sideways on a small phone, or with large letters.
  func nothingIsTooWide(_ place: String) async throws {
    let overflow = """
      const wide = node => node.scrollWidth > node.clientWidth + 1
      return [document.scrollingElement, ...document.querySelectorAll('dialog')].filter(wide)
        .map(node => `${node.tagName} ${node.scrollWidth} > ${node.clientWidth}`)
      """
    for (width, letters) in [(320, 100), (360, 100), (720, 200), (360, 200), (320, 200)] {
      try await emulate(width: width, height: 640)
      try await run(
        "document.documentElement.style.fontSize = arguments[0]", .string("\(letters)%"))
      #expect(try await run(overflow) == [], "\(place), \(width) pixels, \(letters) %")
    }
    try await devTools("Emulation.clearDeviceMetricsOverride")
    try await run("document.documentElement.style.fontSize = ''")
  }

  /// A script for the visible texts with low contrast: their colors and contrast.
  private static let weakTexts = """
    const parse = text => {
      const numbers = text.match(/[-\\d.]+(?:e-\\d+)?/g)?.map(Number) ?? [0, 0, 0, 0]
      const [r, g, b, a = 1] = text.startsWith('color(')
        ? numbers.map((n, i) => i < 3 ? n * 255 : n) : numbers
      return { r, g, b, a }
    }
    const over = (top, below) => ({
      r: top.r * top.a + below.r * (1 - top.a), g: top.g * top.a + below.g * (1 - top.a),
      b: top.b * top.a + below.b * (1 - top.a), a: 1 })
    const ground = node => {
      if (!node) return parse(getComputedStyle(document.documentElement).backgroundColor)
      const under = node.previousElementSibling?.matches('.segments input') && node.previousElementSibling
      const own = parse(getComputedStyle(under || node).backgroundColor)
      return own.a == 1 ? own : over(own, ground(node.parentElement))
    }
    const light = ({ r, g, b }) => [r, g, b].map(v => v / 255)
      .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
      .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0)
    const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05)
      / (Math.min(light(a), light(b)) + 0.05)
    const weak = []
    const check = (node, text, style) => {
      const size = parseFloat(style.fontSize), isBold = style.fontWeight >= 700
      const least = size >= 24 || (isBold && size >= 18.66) ? 3 : 4.5
      const back = ground(node), found = contrast(over(parse(style.color), back), back)
      if (found < least) weak.push(`${text}: ${style.color} on ${JSON.stringify(back)}: ${found}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement: node } = texts.currentNode
      if (!data.trim() || !node.checkVisibility() || node.closest('[inert], :disabled, [aria-disabled]')) continue
      check(node, data, getComputedStyle(node))
    }
    const withoutText = ['hidden', 'radio', 'checkbox', 'range'].map(type => `[type=${type}]`)
    for (const field of document.querySelectorAll(`input:not(${withoutText}):enabled`)) {
      if (field.closest('[inert]')) continue
      check(field, field.value || field.name, getComputedStyle(field))
      check(field, field.placeholder, getComputedStyle(field, '::placeholder'))
    }
    return weak
    """
}
