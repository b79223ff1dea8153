import CalcotTesting

extension Browser {
  /// Waits until a JavaScript expression is true in the page, across page loads. If it times out,
  /// records a failure at the call site with the content of the page.
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

  /// Waits until the page shows every one of `texts` and none of `absent`. If it times out, records
  /// a failure at the call site with the content of the page.
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
    // NB: a condition may be about what is not there yet.
    let script = "try { return !!(\(condition)\n) } catch (error) { return `, but: ${error}` }"
    var problem = ""
    while true {
      let found = try await look(script, arguments)
      if found.isTrue { return true }
      problem = found.string ?? ""
      guard ContinuousClock.now < deadline else { break }
      // NB: Another process cannot observe changes of a page, so it polls.
      try await Task.sleep(for: .milliseconds(20))
    }
    let (url, title, text) = try await (self.url, self.title, self.text)
    reportFailure(
      "\(failure) within \(limit)\(problem). \(url) \"\(title)\" shows:\n\(text)", at: place)
    return false
  }

  /// Runs the body of a function in the page, and returns its result; `null` during a page load.
  func look(_ script: String, _ arguments: [BrowserValue] = []) async throws -> BrowserValue {
    do {
      return try await send(
        "POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
    } catch let error as BrowserError where error.isPassing {
      return .null
    }
  }
}

extension BrowserError {
  /// A Boolean value that indicates whether the error occurs when a page unloads during a command.
  fileprivate var isPassing: Bool {
    ["no such execution context", "aborted by navigation", "document unloaded", "stale element"]
      .contains { kind.contains($0) || message.contains($0) }
  }
}
