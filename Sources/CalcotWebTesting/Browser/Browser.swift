import Foundation

/// A headless browser with its own profile that a test controls as the user would.
///
/// ```swift
/// let anna = try await Browser.open()
/// let ben = try await Browser.open(BrowserOptions(.firefox, language: "de"))
/// …
/// await anna.close()
/// ```
///
/// Its commands run one after the other, none longer than ``BrowserOptions/patience``. They go to
/// the window last switched to; see ``switch(to:)``. A command that fails throws a
/// ``BrowserError``.
///
/// It exits with its driver, and their files are removed, on ``close()``, when the last reference
/// to it is released, and when the test process ends for any reason.
public final class Browser: Sendable {
  /// The configuration with which the browser was opened.
  public let options: BrowserOptions

  private let process: DriverProcess
  private let connection: any DriverConnection
  private let session: String
  private let commands: CommandQueue

  private init(
    _ options: BrowserOptions, process: DriverProcess, connection: any DriverConnection,
    session: String, commands: CommandQueue
  ) {
    self.options = options
    self.process = process
    self.connection = connection
    self.session = session
    self.commands = commands
  }

  /// Opens a browser with an empty profile.
  ///
  /// - Throws: A ``BrowserError`` of the kind ``BrowserError/notInstalled`` if the engine or its
  ///   driver is not installed, or of the kind ``BrowserError/notStarted``.
  public static func open(_ options: BrowserOptions = BrowserOptions()) async throws -> Browser {
    let commands = CommandQueue()
    let deadline = ContinuousClock.now + max(options.patience, .seconds(300))
    let (process, connection, session) = try await commands.run {
      let process = try DriverProcess.start(options, deadline: deadline)
      let connection: any DriverConnection =
        options.engine == .firefox
        ? try MarionetteConnection(port: process.port, deadline: deadline)
        : WebDriverConnection(port: process.port)
      let session = try connection.send(
        "POST", "/session", process.capabilities, until: deadline)
      return (process, connection, session)
    }
    guard let identifier = session["sessionId"].string else {
      throw BrowserError(
        BrowserError.lost, command: "POST /session", "The driver began no session.")
    }
    let browser = Browser(
      options, process: process, connection: connection, session: identifier, commands: commands)
    try await browser.resize(width: options.width, height: options.height)
    return browser
  }

  /// The temporary folder of the browser and its driver.
  package var folder: String { process.folder }

  /// The process group of the browser and its driver.
  package var group: Int32 { process.group }

  /// Closes the browser, ends its driver, and removes their files.
  public func close() async {
    let process = process
    // NB: On a queue of its own, because another one may be waiting for a response.
    try? await CommandQueue().run { process.stop() }
  }

  /// Sends a WebDriver command of this session, such as `"GET", "/title"`.
  public func send(
    _ method: String, _ path: String, _ body: BrowserValue? = nil
  ) async throws -> BrowserValue {
    let path = "/session/\(session)\(path)"
    return try await exchange("\(method) \(path)") { connection, deadline in
      try connection.send(method, path, method == "POST" ? body ?? [:] : body, until: deadline)
    }
  }

  /// Runs a script in Firefox's own window, where it may do everything that the browser may.
  func runInWindow(_ script: String, _ arguments: [BrowserValue] = []) async throws {
    try await exchange("run in window") { connection, deadline in
      guard let firefox = connection as? MarionetteConnection else { return }
      func send(_ name: String, _ parameters: BrowserValue) throws {
        _ = try firefox.send(name, parameters, until: deadline)
      }
      try send("Marionette:SetContext", ["value": "chrome"])
      defer { try? send("Marionette:SetContext", ["value": "content"]) }
      try send(
        "WebDriver:ExecuteScript", ["script": .string(script), "args": .array(arguments)])
    }
  }

  private func exchange<Value: Sendable>(
    _ command: String,
    _ body: @escaping @Sendable (any DriverConnection, ContinuousClock.Instant) throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let (connection, process, patience) = (connection, process, options.patience)
    return try await commands.run {
      guard !process.isStopped else {
        throw BrowserError(BrowserError.lost, command: command, "The browser has been closed.")
      }
      // NB: The driver has the same limit for scripts and pages, and reports more about a timeout.
      return try body(connection, .now + patience + .seconds(30))
    }
  }

  // MARK: Pages

  /// Navigates to an address as if the user had typed it, and waits until it is loaded.
  public func go(to address: String) async throws {
    _ = try await send("POST", "/url", ["url": .string(address)])
  }

  /// The address of the page.
  public var url: String { get async throws { try await send("GET", "/url").string ?? "" } }

  /// The title of the page.
  public var title: String { get async throws { try await send("GET", "/title").string ?? "" } }

  /// The current HTML of the page.
  public var source: String { get async throws { try await send("GET", "/source").string ?? "" } }

  /// The rendered text of the page.
  public var text: String {
    get async throws { try await run("return document.body?.innerText ?? ''").string ?? "" }
  }

  /// Goes back in the history of the window, and waits until the page is loaded.
  public func back() async throws { _ = try await send("POST", "/back") }

  /// Goes forward in the history of the window, and waits until the page is loaded.
  public func forward() async throws { _ = try await send("POST", "/forward") }

  /// Reloads the page.
  public func refresh() async throws { _ = try await send("POST", "/refresh") }

  /// Returns a PNG image of the visible part of the page.
  public func screenshot() async throws -> [UInt8] {
    // NB: on a busy machine WebKit answers with an empty image of a page that it has not painted yet.
    if options.engine == .webKit { try await runUntilCalled(Self.untilPainted) }
    return try decoded(await send("GET", "/screenshot"), "GET /screenshot")
  }

  private static let untilPainted = """
    const done = arguments[0]
    setTimeout(done, 2000)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
    """

  func decoded(_ value: BrowserValue, _ command: String) throws -> [UInt8] {
    guard let text = value.string, let data = Data(base64Encoded: text) else {
      throw BrowserError(BrowserError.lost, command: command, "There is no picture in the answer.")
    }
    return Array(data)
  }

  // MARK: Scripts

  /// Runs the body of a function in the page, even if the page may not run scripts, and returns its
  /// result. Its arguments are `arguments[0]` and so on.
  ///
  /// A script that navigates may run a second time on the new page, so its effects must be
  /// harmless.
  @discardableResult
  public func run(_ script: String, _ arguments: BrowserValue...) async throws -> BrowserValue {
    try await send(
      "POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
  }

  /// Runs the body of a function in the page and waits until it calls its last argument; returns
  /// the value passed in that call.
  @discardableResult
  public func runUntilCalled(
    _ script: String, _ arguments: BrowserValue...
  ) async throws -> BrowserValue {
    try await send(
      "POST", "/execute/async", ["script": .string(script), "args": .array(arguments)])
  }
}

/// Opens a browser for a test, and closes it even if the test throws.
///
/// ```swift
/// try await withBrowser(BrowserOptions(.firefox)) { browser in
///   try await browser.go(to: address)
///   try await browser.click("button.main")
///   try await browser.page(contains: "Saved")
/// }
/// ```
public func withBrowser<Result: Sendable>(
  _ options: BrowserOptions = BrowserOptions(), isolation: isolated (any Actor)? = #isolation,
  _ body: (Browser) async throws -> sending Result
) async throws -> sending Result {
  let browser = try await Browser.open(options)
  do {
    let result = try await body(browser)
    await browser.close()
    return result
  } catch {
    await browser.close()
    throw error
  }
}
