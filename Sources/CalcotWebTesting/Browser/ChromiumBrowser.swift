import Foundation

/// A headless Chromium with a profile of its own, in which a test does what the user does.
///
/// Its commands are sent one after the other, and none takes longer than
/// ``BrowserOptions/patience``. They go to the window that was switched to last; see
/// ``switch(to:)``. Where one fails, it throws a ``BrowserError``.
public final class ChromiumBrowser: Sendable {
  /// How it was opened.
  public let options: BrowserOptions
  /// What drives it.
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

  /// Ends the browser; its driver goes on.
  public func close() async throws { _ = try await send("DELETE", "") }

  /// Sends a command of WebDriver for this session, such as `"GET", "/title"`.
  public func send(
    _ method: String, _ path: String, _ body: BrowserValue? = nil
  ) async throws -> BrowserValue {
    // NB: the driver has the same limit for scripts and pages, and says more about what is late.
    try await commands.send(
      method, "/session/\(session)\(path)", method == "POST" ? body ?? [:] : body,
      to: driver.process, within: options.patience + .seconds(5))
  }

  // MARK: Pages

  /// Goes to an address, as if the user had typed it, and waits until it is loaded.
  public func go(to address: String) async throws {
    _ = try await send("POST", "/url", ["url": .string(address)])
  }

  /// The address of the page.
  public var url: String { get async throws { try await send("GET", "/url").string ?? "" } }

  /// The title of the page.
  public var title: String { get async throws { try await send("GET", "/title").string ?? "" } }

  /// The page as HTML, as it is now.
  public var source: String { get async throws { try await send("GET", "/source").string ?? "" } }

  /// What can be read on the page, as it is laid out.
  public var text: String {
    get async throws { try await run("return document.body?.innerText ?? ''").string ?? "" }
  }

  /// Goes to the entry before in the history of the window, and waits until it is loaded.
  public func back() async throws { _ = try await send("POST", "/back") }

  /// Goes to the entry after in the history of the window, and waits until it is loaded.
  public func forward() async throws { _ = try await send("POST", "/forward") }

  /// Loads the page again.
  public func refresh() async throws { _ = try await send("POST", "/refresh") }

  /// The visible part of the page, as a PNG.
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

  /// Runs the body of a function in the page, also where the page may not run any itself, and
  /// returns what it returns. Its arguments are `arguments[0]` and so on.
  ///
  /// One that leads to another page may run a second time, there: what it does must be harmless.
  @discardableResult
  public func run(_ script: String, _ arguments: BrowserValue...) async throws -> BrowserValue {
    try await send(
      "POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
  }

  /// Runs the body of a function in the page and waits until it calls its last argument; what it
  /// calls it with is returned.
  @discardableResult
  public func runUntilCalled(
    _ script: String, _ arguments: BrowserValue...
  ) async throws -> BrowserValue {
    try await send(
      "POST", "/execute/async", ["script": .string(script), "args": .array(arguments)])
  }
}
