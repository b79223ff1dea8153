/// A browser engine that a test can drive. All have the same commands, except for those that are
/// documented as available in one of them.
public enum BrowserEngine: String, CaseIterable, Sendable {
  /// Chromium, by chromedriver.
  case chromium
  /// Firefox, over its own protocol, Marionette.
  case firefox
  /// WebKitGTK, by WebKitWebDriver, on a display in memory.
  case webKit

  /// The installed engines.
  ///
  /// ```swift
  /// @Test(arguments: BrowserEngine.installed)
  /// func `the page is shown`(_ engine: BrowserEngine) async throws {
  ///   try await withBrowser(BrowserOptions(engine)) { browser in … }
  /// }
  /// ```
  public static var installed: [BrowserEngine] { allCases.filter(\.isInstalled) }

  /// A Boolean value that indicates whether everything that drives the engine is installed.
  public var isInstalled: Bool { (try? programs) != nil }

  /// A sentence that says what is missing; empty if the engine is installed.
  public var absence: String {
    do throws(BrowserError) {
      _ = try programs
      return ""
    } catch {
      return "Not tested in \(name). \(error.message)"
    }
  }

  /// The name of the engine's browser.
  public var name: String {
    switch self {
    case .chromium: "Chromium"
    case .firefox: "Firefox"
    case .webKit: "WebKitGTK"
    }
  }

  /// The paths of the programs that drive the engine: first the driver, then the programs that it
  /// starts.
  var programs: [String] {
    get throws(BrowserError) {
      switch self {
      case .chromium:
        [
          try InstalledProgram.path("chromedriver"),
          try InstalledProgram.path("chromium", "chromium-browser", "google-chrome"),
        ]
      case .firefox: [try InstalledProgram.path("firefox-esr", "firefox")]
      case .webKit:
        [
          try InstalledProgram.path("WebKitWebDriver"),
          try InstalledProgram.path("MiniBrowser", in: InstalledProgram.webKitFolders),
          try InstalledProgram.path("Xvfb"),
        ]
      }
    }
  }
}
