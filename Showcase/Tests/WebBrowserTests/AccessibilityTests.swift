import Calcot
import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing
import WebWire

extension WebLooks {
  /// Tests of the page as assistive technologies present it.
  @MainActor
  @Suite("Accessibility")
  struct AccessibilityTests {
    @Test func `a field's error is read with it, whatever the field is called`() async throws {
      let bench = Bench()
      bench.error = "Too short"
      try await visitBench(bench) { visit in
        let browser = visit.browser
        try await visit.open("/")
        let field = try await browser.accessibilityTree.first {
          $0.name == "A note" && $0.role == "textbox"
        }
        #expect(field?.description.contains("Too short") == true)
        #expect(field?.properties["invalid"] == "true")
        bench.error = "Too long"
        try await browser.page(contains: "Too long")
        let changed = try await browser.accessibilityTree.first {
          $0.name == "A note" && $0.role == "textbox"
        }
        #expect(changed?.description.contains("Too long") == true)
      }
    }

    @Test func `messages and errors are announced in regions that were there before`()
      async throws
    {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.run(
          "window.regions = [document.getElementById('status'), document.getElementById('alert')]")
        let nodes = try await browser.accessibilityTree
        #expect(nodes.contains { $0.role == "status" })
        #expect(nodes.contains { $0.role == "alert" })
        try await browser.use("Suggestions")
        try await browser.use("Barefoot")
        try await browser.use("Join")
        try await browser.wait(until: "window.regions[0].innerText.includes('Welcome to Barefoot')")
        #expect(
          try await browser.run("return window.regions.every(region => region.isConnected)") == true
        )
        #expect(try await browser.element("#status").role == "status")
        #expect(try await browser.element("#alert").role == "alert")
      }
    }

    @Test func `an error in a sheet is shown in the sheet, and can be closed there`() async throws {
      let bench = Bench()
      try await visitBench(bench) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.run("window.region = document.getElementById('alert')")
        bench.coordinator?.navigation.present(.sheet)
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        try await browser.use("Fail")
        try await browser.wait(until: "document.querySelector('dialog:modal #alert .message')")
        let tree = try await browser.accessibilityTree
        #expect(tree.contains { $0.role == "alert" })
        try await browser.click("#alert .message .exit")
        try await browser.page(contains: "0 clicks", without: "It went wrong")
        try await browser.use("Fail")
        try await browser.page(contains: "It went wrong")
        bench.coordinator?.navigation.dismiss()
        try await browser.wait(until: "!document.querySelector('dialog')")
        try await browser.page(contains: "It went wrong")
        #expect(try await browser.run("return window.region.parentNode == document.body") == true)
        try await browser.click("#alert .message .exit")
        try await browser.page(contains: "A note", without: "It went wrong")
        #expect(try await browser.run("return window.region.isConnected") == true)
      }
    }
  }
}

extension Browser {
  /// Fails unless each control has a name, and the screen one title and its landmarks.
  func everythingIsNamed(_ place: String) async throws {
    let nodes = try await accessibilityTree
    let controls: Set = ["button", "link", "textbox", "searchbox"]
    #expect(nodes.filter { controls.contains($0.role) && $0.name.isEmpty } == [], "\(place)")
    let titles = nodes.filter { $0.role == "heading" && $0.properties["level"] == 1 }
    let dialogs = nodes.filter { ["dialog", "alertdialog"].contains($0.role) }
    if let dialog = dialogs.first {
      #expect(dialogs.count == 1 && !dialog.name.isEmpty, "\(place)")
      #expect(titles.count <= 1, "\(place)")
    } else {
      #expect(titles.count == 1, "\(place)")
      #expect(nodes.filter { $0.role == "main" }.count == 1, "\(place)")
      let title = try await title
      #expect(title.hasPrefix(titles.first?.name ?? "?"), "\(place)")
    }
    let items = nodes.filter { $0.role == "listitem" }
    let lists = Set(nodes.filter { $0.role == "list" }.map(\.identifier))
    #expect(items.allSatisfy { $0.parent.map(lists.contains) ?? false }, "\(place)")
    let copies = try await run(
      """
      const ids = [...document.querySelectorAll('[id]')].map(node => node.id)
      return ids.filter((id, place) => ids.indexOf(id) != place)
      """)
    #expect(copies == [], "\(place)")
  }

  /// Fails if axe-core finds something in a narrow dark window or a wide light one; with `CALCOT_LONG=1` in
  /// any of four widths, light or dark.
  func axeFindsNothing(_ place: String) async throws {
    let axe = try #require(Axe.source, "Scripts/setup test installs axe-core.")
    if try await run("return !window.axe").isTrue { try await run(axe) }
    for width in LongRun.isAsked ? [320, 390, 820, 1440] : [320, 1440] {
      try await emulate(width: width, height: 800)
      for isDark in LongRun.isAsked ? [false, true] : [width == 320] {
        try await setMedia(isDark: isDark, reducesMotion: true)
        let found = try await runUntilCalled(Axe.check)
        #expect(found == [], "\(place), \(width) pixels wide, dark: \(isDark)")
      }
    }
    try await setMedia()
    try await devTools("Emulation.clearDeviceMetricsOverride")
  }
}

/// The checker of the axe project, installed by `Scripts/setup test`.
enum Axe {
  fileprivate static let check = """
    const done = arguments[0]
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      done(violations.map(({ id, nodes }) =>
        `${id}: ${nodes.map(node => node.target + ' ' + node.failureSummary).join('; ')}`)),
      error => done([`${error}`]))
    """

  static let source: String? = {
    let environment = ProcessInfo.processInfo.environment
    let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
    return try? String(contentsOfFile: cache + "/calcot/axe.min.js", encoding: .utf8)
  }()
}
