import CalcotTesting

extension ChromiumBrowser {
  /// Waits until an expression of JavaScript is true in the page, also across pages; makes the test
  /// fail, at the place of the call, with what the page shows when that is not so in time.
  @discardableResult
  public func wait(
    until condition: String, _ arguments: BrowserValue..., within limit: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws -> Bool {
    try await wait(
      "`\(condition)` is not true", until: condition, arguments, limit,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits until every one of `texts` can be read on the page, and none of `absent`; makes the test
  /// fail, at the place of the call, with what the page shows when that is not so in time.
  @discardableResult
  public func page(
    contains texts: String..., without absent: String..., within limit: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws -> Bool {
    let wanted = texts.map { "\"\($0)\"" } + absent.map { "no \"\($0)\"" }
    let condition = """
      (text => arguments[0].every(wanted => text.includes(wanted))
        && !arguments[1].some(other => text.includes(other)))(document.body?.innerText ?? '')
      """
    let lists = [texts, absent].map { BrowserValue.array($0.map(BrowserValue.string)) }
    return try await wait(
      "The page does not show \(wanted.joined(separator: ", "))", until: condition, lists, limit,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func wait(
    _ failure: String, until condition: String, _ arguments: [BrowserValue], _ limit: Duration?,
    _ place: SourcePlace
  ) async throws -> Bool {
    let limit = limit ?? options.patience
    let deadline = ContinuousClock.now + limit
    while true {
      if try await isTrue(condition, arguments) { return true }
      guard ContinuousClock.now < deadline else { break }
      // NB: nothing tells another process that a page has changed.
      try await Task.sleep(for: .milliseconds(20))
    }
    let (url, title, text) = try await (self.url, self.title, self.text)
    reportFailure("\(failure) within \(limit). \(url) \"\(title)\" shows:\n\(text)", at: place)
    return false
  }

  /// Whether a condition holds; not so while one page gives way to another.
  private func isTrue(_ condition: String, _ arguments: [BrowserValue]) async throws -> Bool {
    do {
      let script: BrowserValue = .string("return !!(\(condition)\n)")
      return try await send(
        "POST", "/execute/sync", ["script": script, "args": .array(arguments)]
      ).isTrue
    } catch let error as BrowserError where error.isPassing {
      return false
    }
  }
}

extension BrowserError {
  /// Whether it is one that comes when a page goes away in the middle of a command.
  fileprivate var isPassing: Bool {
    ["no such execution context", "aborted by navigation", "document unloaded", "stale element"]
      .contains { kind.contains($0) || message.contains($0) }
  }
}
