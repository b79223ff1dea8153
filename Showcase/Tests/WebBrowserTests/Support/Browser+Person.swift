import CalcotWebTesting
import Testing

/// The user's actions, in the terms of the page.
extension Browser {
  /// Scrolls the window to a height, an expression of JavaScript, and waits until the page has heard of it:
  /// nobody goes elsewhere within a frame.
  func scroll(to height: String) async throws {
    try await runUntilCalled(
      "scrollTo(0, \(height)); "
        + "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(arguments[0])))")
  }

  /// Leaves the site, so that nothing keeps its server from stopping, and forgets it.
  func leave() async throws {
    for window in try await windows {
      try await self.switch(to: window)
      if options.engine == .chromium { try await setNetwork() }
      try await deleteCookies()
      try await go(to: "about:blank")
    }
  }

  /// Gives the page a size below that of Chromium's smallest window.
  func emulate(width: Int, height: Int) async throws {
    try await devTools(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": 1, "mobile": false,
      ])
  }

  /// Waits until the page is live, and all events have been answered.
  func pageIsLive(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await wait(
      until: "document.body?.dataset.state == 'live' && document.body.dataset.waiting == undefined",
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Clicks the control with this name that is neither covered nor disabled, as soon as there is
  /// one.
  ///
  /// - Parameter row: The title of the row that contains the control.
  func use(
    _ name: String, in row: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let script = """
      const [name, row] = arguments
      const nameOf = node => node.querySelector('nav span')?.textContent
        ?? node.getAttribute('aria-label')
        ?? (node.querySelector('.title') ?? node).textContent.trim()
      const rows = [...document.querySelectorAll('li')]
        .filter(item => item.querySelector('.title')?.textContent == row)
      const roots = [...document.querySelectorAll('.active'), document]
      for (const root of row == null ? roots : rows) {
        for (const node of root.querySelectorAll('button:not(.default, [aria-disabled]), a[href]')) {
          if (nameOf(node) != name || node.closest('[inert]')) continue
          const menu = node.checkVisibility() ? null : node.closest('.more')
          if (menu) {
            const openers = [...document.querySelectorAll('[popovertarget]')]
            openers.find(opener => opener.popoverTargetElement == menu).focus()
            menu.showPopover()
          }
          if (!node.checkVisibility()) continue
          for (const old of document.querySelectorAll('[data-meant]')) delete old.dataset.meant
          node.dataset.meant = ''
          node.scrollIntoView({ block: 'center', behavior: 'instant' })
          return true
        }
      }
      return false
      """
    let deadline = ContinuousClock.now + options.patience
    while ContinuousClock.now < deadline {
      let (title, place) = (BrowserValue.string(name), row.map(BrowserValue.string) ?? .null)
      do {
        if try await run(script, title, place).isTrue { return try await click("[data-meant]") }
      } catch let error as BrowserError where error.isPassing {}
      // NB: another process does not notify of changes to its page.
      try await Task.sleep(for: .milliseconds(10))
    }
    let shown = try await text
    Issue.record(
      "There is no \"\(name)\" to be used. The page shows:\n\(shown)",
      sourceLocation: sourceLocation)
  }

  /// Clicks into the field with this label, and replaces its text.
  func fill(_ label: String, with text: String) async throws {
    let selector = try await field(label)
    try await click(selector)
    try await selectAll()
    try await type(text)
  }

  /// Chooses the option with this label among those that are all in sight.
  func choose(_ option: String) async throws {
    let selector = try await field(option)
    try await run("document.querySelector(arguments[0]).click()", .string(selector))
  }

  /// Selects the whole text of the focused field. NB: WebKitGTK's driver has no such key.
  func selectAll() async throws {
    if options.engine == .webKit {
      try await run("document.activeElement.select()")
    } else {
      try await press("a", holding: [.control])
    }
  }

  /// Finds the field with this label, as soon as there is one. Returns a selector.
  func field(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws -> String {
    let find = """
      [...document.querySelectorAll('label')].filter(label => !label.closest('[inert]')
        && label.textContent.trim() == arguments[0] && label.control && !label.control.disabled)[0]
      """
    try await wait(
      until: find, .string(label), fileID: fileID, filePath: filePath, line: line, column: column)
    let identifier = try await run("return (\(find)).control.id", .string(label)).string ?? ""
    return "[id='\(identifier)']"
  }

  /// Returns the text in the field with this label.
  func text(in label: String) async throws -> String {
    try await element(field(label)).property("value").string ?? ""
  }

  /// The path and the query of the address.
  var path: String {
    get async throws { try await run("return location.pathname + location.search").string ?? "" }
  }

  /// Waits until the address has this path.
  func address(
    becomes path: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    try await wait(
      until: "location.pathname + location.search == arguments[0]", .string(path), fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

extension Browser {
  /// Switches to the tab that `action` opens.
  func switchToNewTab(by action: sending () async throws -> Void) async throws {
    let old = Set(try await windows)
    try await action()
    for _ in 0..<3_000 {
      if let new = try await windows.first(where: { !old.contains($0) }) {
        return try await self.switch(to: new)
      }
      // NB: the driver does not notify of new windows.
      try await Task.sleep(for: .milliseconds(20))
    }
    throw CancellationError()
  }
}

extension BrowserError {
  /// A Boolean value that indicates whether the error is transient: it occurs if a page changes
  /// during a command.
  var isPassing: Bool {
    [
      "no such element", "stale element", "no such execution context", "aborted by navigation",
      "document unloaded", "click intercepted", "not interactable",
    ].contains { kind.contains($0) || message.contains($0) }
  }
}
