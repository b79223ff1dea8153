import CalcotWebTesting
import CommunityDatabaseTesting
import Foundation
import Testing
import WebWire

extension WebLooks {
  /// Tests of the page that `Showcase --inspect` serves beside the running app.
  @MainActor
  @Suite("The inspector")
  struct InspectorTests {
    @Test func `follows the app in another tab, and goes back in time`() async throws {
      try await inspect { inspection in
        let browser = inspection.browser
        try await inspection.openInspectedApp()
        try await browser.page(contains: "groups(joined)", "Live:", without: "group(")

        try await browser.switch(to: inspection.app)
        try await browser.use("Couch to 5K")
        try await browser.wait(until: "/^\\/groups\\/\\d+$/.test(location.pathname)")
        let place = try await browser.path
        let group = "group(\(place.dropFirst("/groups/".count)))"
        try await browser.switch(to: inspection.inspector)
        try await browser.page(contains: "groups(joined)", group, "Live:")

        try await browser.setMoment(1)
        try await browser.page(
          contains: "Moment 1 of", "The app itself goes on.", without: group)
        try await browser.use("Live")
        try await browser.page(contains: group, "Live:")

        try await browser.switch(to: inspection.app)
        #expect(try await browser.path == place)
        try await browser.use("Back")
        try await browser.switch(to: inspection.inspector)
        try await browser.page(contains: "out: \(group)", "Live:")
      }
    }

    @Test func `is refused without its token, and for another one`() async throws {
      try await inspect { inspection in
        let browser = inspection.browser
        for query in ["", "?token=\(String(repeating: "0", count: 32))"] {
          try await browser.go(to: inspection.address + "/" + query)
          let status = "performance.getEntriesByType('navigation')[0].responseStatus"
          #expect(try await browser.run("return \(status)").int == 403)
          #expect(try await !browser.text.contains("groups(joined)"))
        }
        try await browser.go(to: "\(inspection.address)/?token=\(inspection.token)")
        try await browser.page(contains: "groups(joined)")
        #expect(try await browser.path == "/")
      }
    }

    @Test(.enabled(if: Axe.source != nil, "Scripts/setup test installs axe-core."))
    func `gives axe-core nothing to mend, in light and dark`() async throws {
      try await inspect { inspection in
        let browser = inspection.browser
        try await browser.go(to: "\(inspection.address)/?token=\(inspection.token)")
        try await browser.pageIsLive()
        try await browser.axeFindsNothing("on the list of apps")
        try await inspection.openInspectedApp()
        let place = try await browser.path
        for page in ["", "/screens/2", "/history", "/scopes", "/text"] {
          try await browser.go(to: inspection.address + place + page)
          try await browser.pageIsLive()
          try await browser.axeFindsNothing("on \(place)\(page)")
        }
      }
    }
  }
}

/// A running sample app in one tab of a browser, and its inspector in another.
@MainActor
private struct Inspection {
  let browser: Browser
  /// The address of the inspector, without a path.
  let address: String
  let token: String
  let app: BrowserWindow
  let inspector: BrowserWindow

  /// Opens the page about the app.
  func openInspectedApp() async throws {
    try await browser.go(to: "\(address)/?token=\(token)")
    try await browser.pageIsLive()
    try await browser.wait(until: "document.querySelector('main li button, main li a')")
    try await browser.click("main li button, main li a")
    try await browser.wait(until: "location.pathname.startsWith('/apps/')")
    try await browser.pageIsLive()
  }
}

/// Starts the sample app's program with its inspector, shows the app in a tab, and calls `body` in
/// another one.
@MainActor
private func inspect(_ body: @MainActor (Inspection) async throws -> Void) async throws {
  let folder = try TemporaryFolder()
  let server = try await ServerProcess(
    "Showcase", ["--port", "0", "--inspect", "--database", folder.path], lines: 2)
  let line = /(http:\/\/127\.0\.0\.1:\d+)\/\?token=([0-9a-f]+)$/
  let (_, address, token) = try #require(server.lines.first?.firstMatch(of: line)).output
  let browser = try await SharedBrowsers.take(.quick)
  let app = try await browser.window
  try await browser.go(to: server.address + "/groups")
  try await browser.pageIsLive()
  let inspector = try await browser.newTab()
  try await body(
    Inspection(
      browser: browser, address: String(address), token: String(token), app: app,
      inspector: inspector))
  try await browser.leave()
  SharedBrowsers.give(browser)
  await server.die()
}

extension Browser {
  /// Moves the slider of the moments to a number, as a user who drags it.
  fileprivate func setMoment(_ number: Int) async throws {
    try await run(
      """
      const slider = document.querySelector('input[type=range]')
      slider.focus()
      slider.value = arguments[0]
      for (const type of ['input', 'change']) {
        slider.dispatchEvent(new Event(type, { bubbles: true }))
      }
      """, .number(Double(number)))
  }
}
