/// A window or tab of a browser.
public struct BrowserWindow: Hashable, Sendable {
  let handle: String
}

extension Browser {
  /// The window that receives the commands.
  public var window: BrowserWindow {
    get async throws { BrowserWindow(handle: try await send("GET", "/window").string ?? "") }
  }

  /// All windows and tabs, including those that pages have opened, in no particular order.
  public var windows: [BrowserWindow] {
    get async throws {
      let handles = try await send("GET", "/window/handles").array ?? []
      return handles.compactMap { $0.string.map(BrowserWindow.init) }
    }
  }

  /// Opens an empty tab and switches to it.
  @discardableResult
  public func newTab() async throws -> BrowserWindow { try await open("tab") }

  /// Opens an empty window and switches to it.
  @discardableResult
  public func newWindow() async throws -> BrowserWindow { try await open("window") }

  /// Directs further commands to another window.
  public func `switch`(to window: BrowserWindow) async throws {
    _ = try await send("POST", "/window", ["handle": .string(window.handle)])
  }

  /// Closes the current window; switch to another one before the next command.
  public func closeWindow() async throws { _ = try await send("DELETE", "/window") }

  /// Resizes the window so that its page has the given size in CSS pixels.
  public func resize(width: Int, height: Int) async throws {
    if options.engine == .firefox { return try await resizePage(width: width, height: height) }
    let deadline = ContinuousClock.now + options.patience
    repeat {
      if try await hasPage(width: width, height: height, within: .zero) { return }
      let inner = try await run("return [innerWidth, innerHeight]")
      let outer = try await send("GET", "/window/rect")
      let margins = [(outer["width"], inner[0]), (outer["height"], inner[1])]
        .map { ($0.number ?? 0) - ($1.number ?? 0) }
      _ = try await send(
        "POST", "/window/rect",
        [
          "width": .number(Double(width) + margins[0]),
          "height": .number(Double(height) + margins[1]),
        ])
      // NB: The page is resized some time after its window; until then its size is not meaningful.
      if try await hasPage(width: width, height: height, within: .seconds(2)) { return }
    } while ContinuousClock.now < deadline
    throw BrowserError(
      BrowserError.late, command: "resize", "The page does not become \(width) by \(height).")
  }

  /// Resizes the page in Firefox, whose windows are never narrower than 500 pixels.
  private func resizePage(width: Int, height: Int) async throws {
    let script = """
      const { style } = gBrowser.selectedBrowser
      for (const [side, pixels] of [["width", arguments[0]], ["height", arguments[1]]]) {
        for (const limit of ["", "min-", "max-"]) style.setProperty(limit + side, pixels + "px")
      }
      """
    try await runInWindow(script, [.number(Double(width)), .number(Double(height))])
    guard try await !hasPage(width: width, height: height, within: options.patience) else { return }
    throw BrowserError(
      BrowserError.late, command: "resize", "The page does not become \(width) by \(height).")
  }

  private func hasPage(width: Int, height: Int, within limit: Duration) async throws -> Bool {
    let wanted: BrowserValue = [.number(Double(width)), .number(Double(height))]
    let deadline = ContinuousClock.now + limit
    while try await run("return [innerWidth, innerHeight]") != wanted {
      guard ContinuousClock.now < deadline else { return false }
      try await Task.sleep(for: .milliseconds(20))
    }
    return true
  }

  private func open(_ kind: String) async throws -> BrowserWindow {
    let made = try await send("POST", "/window/new", ["type": .string(kind)])
    let window = BrowserWindow(handle: made["handle"].string ?? "")
    try await self.switch(to: window)
    // NB: WebKitGTK's first tab bar takes room from the page.
    try await resize(width: options.width, height: options.height)
    return window
  }
}
