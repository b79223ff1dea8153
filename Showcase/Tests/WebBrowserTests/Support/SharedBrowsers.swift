import CalcotWebTesting

/// The browsers of all tests: one for each set of options. They end with the process.
@MainActor
enum SharedBrowsers {
  private static var driver: ChromiumDriver?
  private static var opened: [BrowserOptions: ChromiumBrowser] = [:]

  /// Returns a browser as good as new: with one empty tab, no cookies, and nothing emulated.
  static func browser(_ options: BrowserOptions) async throws -> ChromiumBrowser {
    if let known = opened[options] {
      try await clean(known)
      return known
    }
    if driver == nil { driver = try await ChromiumDriver.start() }
    guard let driver else { preconditionFailure("The driver has just been started.") }
    let browser = try await driver.open(options)
    opened[options] = browser
    return browser
  }

  private static func clean(_ browser: ChromiumBrowser) async throws {
    let old = try await browser.windows
    let new = try await browser.newTab()
    for window in old {
      try await browser.switch(to: window)
      try await browser.closeWindow()
    }
    try await browser.switch(to: new)
    try await browser.devTools("Network.clearBrowserCookies")
    let (width, height) = (browser.options.width, browser.options.height)
    try await browser.resize(width: width, height: height)
  }
}
