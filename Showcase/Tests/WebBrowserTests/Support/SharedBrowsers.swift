import CalcotWebTesting

/// The browsers that no test uses at the moment. They end with the process.
@MainActor
enum SharedBrowsers {
  private static var idle: [BrowserOptions: [Browser]] = [:]

  /// Returns a browser as good as new: with one empty tab of this size, no cookies, and nothing
  /// emulated. Its further tabs have the usual size.
  static func take(_ options: BrowserOptions) async throws -> Browser {
    let usual = BrowserOptions()
    let kind = options.sized(usual.width, usual.height)
    let browser: Browser
    if let known = idle[kind]?.popLast() {
      browser = known
      let old = try await browser.windows
      let new = try await browser.newTab()
      for window in old {
        try await browser.switch(to: window)
        try await browser.closeWindow()
      }
      try await browser.switch(to: new)
    } else {
      browser = try await Browser.open(kind)
    }
    try await browser.resize(width: options.width, height: options.height)
    return browser
  }

  /// Leaves a browser to the next test.
  static func give(_ browser: Browser) {
    idle[browser.options, default: []].append(browser)
  }
}
