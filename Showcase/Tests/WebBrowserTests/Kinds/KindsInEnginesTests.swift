import Calcot
import CalcotWebTesting
import Testing
import WebWire

extension WebLooks {
  /// Tests of all kinds of content in every engine.
  @MainActor
  @Suite("Each kind of content in every engine")
  struct KindsInEnginesTests {
    @Test(arguments: BrowserEngine.tested)
    func `fits into a narrow and a wide window, written from the left and from the right`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitKinds(engine, KindModel()) { visit in
        let browser = visit.browser
        for width in [1280, 520] {
          try await browser.resize(width: width, height: 800)
          for kind in Kind.allCases {
            try await visit.open("/kinds/\(kind.rawValue)")
            for direction in ["ltr", "rtl"] {
              let excess = try await browser.run(Self.excess, .string(direction))
              #expect(excess == 0, "\(kind.name), \(direction), at \(width) pixels")
            }
          }
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `mirrors the way back and the columns of a row where text runs from the right`(
      _ engine: BrowserEngine
    ) async throws {
      try await visitKinds(engine, KindModel()) { visit in
        try await visit.browser.resize(width: 520, height: 800)
        try await visit.open("/kinds/row")
        for (direction, isMirrored) in [("ltr", false), ("rtl", true)] {
          let sides = try await visit.browser.run(Self.sides, .string(direction)).array
          #expect(sides == [.bool(!isMirrored), .bool(isMirrored)], "\(direction)")
        }
      }
    }

    @Test(arguments: BrowserEngine.tested)
    func `tells the app what the user does to it`(_ engine: BrowserEngine) async throws {
      let model = KindModel()
      try await visitKinds(engine, model) { visit in
        let browser = visit.browser
        try await visit.open("/kinds/textField")
        try await browser.fill("Name", with: "Tòrtola 漢")
        try await browser.fill("Steps", with: "Wash")
        try await browser.press(.enter)
        try await browser.type("Cut")
        try await settles { model.name == "Tòrtola 漢" && model.steps == "Wash\nCut" }
        try await visit.open("/kinds/toggle")
        try await browser.clickLabel("Public")
        try await settles { !model.isPublic }
        try await visit.open("/kinds/picker")
        try await browser.clickLabel("21 km")
        try await browser.clickLabel("Gluten-free")
        try await settles { model.distance == .long && model.diets == [.vegan, .glutenFree] }
        try await visit.open("/kinds/numberField")
        try await browser.click("input[inputmode]")
        try await browser.selectAll()
        try await browser.type("7.5")
        try await settles { model.amount == 7.5 }
        try await visit.open("/kinds/row")
        try await browser.use("Is checked")
        try await settles { !model.isBought }
      }
    }

    /// Returns by how many pixels the page is wider than its window.
    private static let excess = """
      document.documentElement.dir = arguments[0]
      const page = document.scrollingElement
      return Math.max(0, page.scrollWidth - page.clientWidth)
      """

    /// Returns whether the way back, and the chevron of a row, are in the left half of the page.
    private static let sides = """
      document.documentElement.dir = arguments[0]
      const isLeft = node => {
        const { left, right } = node.getBoundingClientRect()
        return (left + right) / 2 < document.documentElement.clientWidth / 2
      }
      return [document.querySelector('header .exit'), document.querySelector('.badge')].map(isLeft)
      """
  }
}

extension Browser {
  /// Clicks the label of an option or a switch.
  fileprivate func clickLabel(_ text: String) async throws {
    let find = """
      [...document.querySelectorAll('label')].filter(label => !label.closest('[inert]')
        && label.textContent.trim() == arguments[0])[0]
      """
    try await wait(until: find, .string(text))
    try await run(
      """
      const label = \(find)
      for (const old of document.querySelectorAll('[data-meant]')) delete old.dataset.meant
      label.dataset.meant = ''
      """, .string(text))
    try await click("[data-meant]")
  }
}

@MainActor
private func visitKinds(
  _ engine: BrowserEngine, _ model: KindModel, _ body: @MainActor (Visit) async throws -> Void
) async throws {
  try await visit(.quick.in(engine)) {
    try await body($0)
  } app: { _ in
    CalcotApp(KindsCoordinator(model), routes: RouteRegistry(KindRoute.self))
  }
}
