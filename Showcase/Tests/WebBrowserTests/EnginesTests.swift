import CalcotWebTesting
import Testing
import WebWire

extension WebLooks {
  /// The browsers that the tests need; one that is not installed is left out of all tests.
  @MainActor
  @Suite("The engines")
  struct EnginesTests {
    @Test(.enabled(if: BrowserEngine.chromium.isInstalled, "\(BrowserEngine.chromium.absence)"))
    func `Chromium shows the app`() async throws { try await shows(.chromium) }

    @Test(
      .enabled(if: LongRun.isAsked, "CALCOT_LONG=1 asks for it."),
      .enabled(if: BrowserEngine.firefox.isInstalled, "\(BrowserEngine.firefox.absence)"))
    func `Firefox shows the app`() async throws { try await shows(.firefox) }

    @Test(
      .enabled(if: LongRun.isAsked, "CALCOT_LONG=1 asks for it."),
      .enabled(if: BrowserEngine.webKit.isInstalled, "\(BrowserEngine.webKit.absence)"))
    func `WebKitGTK shows the app`() async throws { try await shows(.webKit) }

    private func shows(_ engine: BrowserEngine) async throws {
      try await visitShowcase(.quick.in(engine)) { visit in
        try await visit.open("/groups")
        try await visit.browser.page(contains: "Early Birds", "New group")
      }
    }
  }
}
