import Foundation

/// A headless Chromium with its own profile that a test controls as the user would.
///
/// Its commands run one after the other, none longer than ``BrowserOptions/patience``. They go to
/// the window last switched to; see ``switch(to:)``. A command that fails throws a
/// ``BrowserError``.
public final class ChromiumBrowser: Sendable {
  /// The configuration with which the browser was opened.
  public let options: BrowserOptions
  /// The driver of the browser.
  public let driver: ChromiumDriver

  private let session: String
  private let commands = CommandQueue()

  init(driver: ChromiumDriver, session: String, options: BrowserOptions) {
    self.driver = driver
    self.session = session
    self.options = options
  }

  deinit {
    let (commands, process, session) = (commands, driver.process, session)
    guard !process.isStopped else { return }
    Task {
      _ = try? await commands.send(
        "DELETE", "/session/\(session)", to: process, within: .seconds(10))
    }
  }

  /// Closes the browser; its driver keeps running.
  public func close() async throws { _ = try await send("DELETE", "") }

  /// Sends a WebDriver command of this session, such as `"GET", "/title"`.
  public func send(
    _ method: String, _ path: String, _ body: BrowserValue? = nil
  ) async throws -> BrowserValue {
    // NB: The driver has the same limit for scripts and pages, and reports more about a timeout.
    try await commands.send(
      method, "/session/\(session)\(path)", method == "POST" ? body ?? [:] : body,
      to: driver.process, within: options.patience + .seconds(5))
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
    try decoded(await send("GET", "/screenshot"), "GET /screenshot")
  }

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
