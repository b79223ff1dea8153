import CalcotWebTesting

/// The browsers of all tests: one for each set of options. They end with the process.
@MainActor
enum SharedBrowsers {
  private static var opened: [BrowserOptions: Browser] = [:]

  /// Returns a browser as good as new: with one empty tab, no cookies, and nothing emulated.
  static func browser(_ options: BrowserOptions) async throws -> Browser {
    if let known = opened[options] {
      try await clean(known)
      return known
    }
    let browser = try await Browser.open(options)
    opened[options] = browser
    return browser
  }

  private static func clean(_ browser: Browser) async throws {
    let old = try await browser.windows
    let new = try await browser.newTab()
    for window in old {
      try await browser.switch(to: window)
      try await browser.closeWindow()
    }
    try await browser.switch(to: new)
    let (width, height) = (browser.options.width, browser.options.height)
    try await browser.resize(width: width, height: height)
  }
}
