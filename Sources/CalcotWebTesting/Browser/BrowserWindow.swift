/// A window of a browser, or one of its tabs.
public struct BrowserWindow: Hashable, Sendable {
  let handle: String
}

extension ChromiumBrowser {
  /// The window that commands go to.
  public var window: BrowserWindow {
    get async throws { BrowserWindow(handle: try await send("GET", "/window").string ?? "") }
  }

  /// All windows and tabs, also those that pages have opened; in no order that means anything.
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
  public func newWindow() async throws -> BrowserWindow {
    let window = try await open("window")
    try await resize(width: options.width, height: options.height)
    return window
  }

  /// Sends further commands to another window.
  public func `switch`(to window: BrowserWindow) async throws {
    _ = try await send("POST", "/window", ["handle": .string(window.handle)])
  }

  /// Closes the window that commands go to; switch to another one before the next command.
  public func closeWindow() async throws { _ = try await send("DELETE", "/window") }

  /// Changes the size of the window so that its page has this one, in CSS pixels.
  public func resize(width: Int, height: Int) async throws {
    var frame = (width: width, height: height)
    for _ in 0..<4 {
      let inner = try await run("return [innerWidth, innerHeight]")
      guard let innerWidth = inner[0].int, let innerHeight = inner[1].int else { return }
      if (innerWidth, innerHeight) == (width, height) { return }
      let outer = try await send("GET", "/window/rect")
      frame.width = (outer["width"].int ?? width) + width - innerWidth
      frame.height = (outer["height"].int ?? height) + height - innerHeight
      _ = try await send(
        "POST", "/window/rect",
        ["width": .number(Double(frame.width)), "height": .number(Double(frame.height))])
    }
    throw BrowserError(
      BrowserError.late, command: "resize", "The page does not become \(width) by \(height).")
  }

  private func open(_ kind: String) async throws -> BrowserWindow {
    let made = try await send("POST", "/window/new", ["type": .string(kind)])
    let window = BrowserWindow(handle: made["handle"].string ?? "")
    try await self.switch(to: window)
    return window
  }
}
