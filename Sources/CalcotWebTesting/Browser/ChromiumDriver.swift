import Dispatch

/// A running chromedriver, which opens and controls browsers.
///
/// ```swift
/// let driver = try await ChromiumDriver.start()
/// let anna = try await driver.open()
/// let ben = try await driver.open(BrowserOptions(language: "de"))
/// …
/// await driver.stop()
/// ```
///
/// It exits with all its browsers, and their files are removed, on ``stop()``, when the last
/// reference to it and its browsers is released, and when the test process ends for any reason.
public final class ChromiumDriver: Sendable {
  let process: DriverProcess
  private let chromium: String
  private let commands = CommandQueue()

  private init(process: DriverProcess, chromium: String) {
    self.process = process
    self.chromium = chromium
  }

  /// The temporary folder of the driver and its browsers.
  package var folder: String { process.folder }

  /// The process group of the driver and its browsers.
  package var group: Int32 { process.group }

  /// Starts a driver on a free port and waits until it listens.
  ///
  /// - Throws: A ``BrowserError`` of the kind ``BrowserError/notInstalled`` if Chromium or its
  ///   driver is not installed, or of the kind ``BrowserError/notStarted``.
  public static func start(within limit: Duration = .seconds(60)) async throws -> ChromiumDriver {
    let chromium = try InstalledProgram.path("chromium", "chromium-browser", "google-chrome")
    let process = try await CommandQueue().run {
      let process = try DriverProcess(deadline: .now + limit)
      try ToolbarExtension.write(to: process.toolbar)
      return process
    }
    return ChromiumDriver(process: process, chromium: chromium)
  }

  /// Opens a browser with an empty profile.
  public func open(_ options: BrowserOptions = BrowserOptions()) async throws -> ChromiumBrowser {
    let session = try await commands.send(
      "POST", "/session", options.capabilities(chromium: chromium, toolbar: process.toolbar),
      to: process,
      within: options.patience)
    guard let identifier = session["sessionId"].string else {
      throw BrowserError(
        BrowserError.lost, command: "POST /session", "The driver began no session.")
    }
    let browser = ChromiumBrowser(driver: self, session: identifier, options: options)
    try await browser.resize(width: options.width, height: options.height)
    return browser
  }

  /// Stops the driver with its browsers, and removes their files.
  public func stop() async {
    let process = process
    // NB: On a queue of its own, because another one may be waiting for a response.
    try? await CommandQueue().run { process.stop() }
  }
}

/// Opens a browser for a test, and closes it even if the test throws.
///
/// ```swift
/// try await withBrowser { browser in
///   try await browser.go(to: address)
///   try await browser.click("button.main")
///   try await browser.page(contains: "Saved")
/// }
/// ```
public func withBrowser<Result: Sendable>(
  _ options: BrowserOptions = BrowserOptions(), isolation: isolated (any Actor)? = #isolation,
  _ body: (ChromiumBrowser) async throws -> sending Result
) async throws -> sending Result {
  let driver = try await ChromiumDriver.start(within: options.patience)
  do {
    let result = try await body(driver.open(options))
    await driver.stop()
    return result
  } catch {
    await driver.stop()
    throw error
  }
}
