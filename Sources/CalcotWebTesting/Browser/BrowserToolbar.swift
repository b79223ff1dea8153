import Foundation

/// The toolbar buttons of the window, which skip the history entries that a page made without a
/// user action. WebDriver goes to the next entry unconditionally in Chromium and Firefox.
///
/// In Chromium, an extension presses them.
enum BrowserToolbar {
  /// The event of a page that requests a button; its listener prevents the default action.
  static let event = "calcot-toolbar"

  /// The files of the extension, by name.
  static let files = [
    "manifest.json": """
    {"manifest_version": 3, "name": "Toolbar", "version": "1",
     "background": {"service_worker": "worker.js"},
     "content_scripts": [{"matches": ["<all_urls>"], "js": ["page.js"], "run_at": "document_start"}]}
    """,
    "worker.js": """
    let last
    chrome.runtime.onMessage.addListener(({ button, press }, { tab }) => {
      if (press == last) return
      last = press
      if (button == "back") chrome.tabs.goBack(tab.id)
      if (button == "forward") chrome.tabs.goForward(tab.id)
      if (button == "duplicate") chrome.tabs.duplicate(tab.id)
    })
    """,
    "page.js": """
    addEventListener("\(event)", event => {
      event.preventDefault()
      chrome.runtime.sendMessage(event.detail)
    })
    """,
  ]
}

extension Browser {
  /// Presses the Back button of the window as the user does: unlike ``back()``, it skips history
  /// entries that a page made without a user action.
  ///
  /// It does not wait for the result; use ``wait(until:_:within:fileID:filePath:line:column:)`` for
  /// that. The page must have been loaded over HTTP or from a file.
  public func pressBackButton() async throws { try await press(.back) }

  /// Presses the Forward button of the window as the user does; see ``pressBackButton()``.
  public func pressForwardButton() async throws { try await press(.forward) }

  /// Duplicates the tab as the user does from its menu. It does not wait for the copy, which then
  /// is one of the ``windows``.
  ///
  /// - Throws: A ``BrowserError`` of the kind `unsupported operation` in WebKitGTK, whose driver has
  ///   no such button.
  public func pressDuplicateTab() async throws { try await press(.duplicate) }

  private enum Button: String {
    case back, forward, duplicate
  }

  private func press(_ button: Button) async throws {
    switch options.engine {
    case .chromium: try await press(inChromium: button)
    case .firefox:
      let script =
        switch button {
        case .back: "gBrowser.goBack(true)"
        case .forward: "gBrowser.goForward(true)"
        case .duplicate: "gBrowser.duplicateTab(gBrowser.selectedTab)"
        }
      try await runInWindow(script)
    case .webKit:
      guard button != .duplicate else {
        throw BrowserError(
          "unsupported operation", command: "duplicate tab", "WebKitGTK's driver cannot do it.")
      }
      _ = try await send("POST", "/\(button)")
    }
  }

  private func press(inChromium button: Button) async throws {
    // NB: The driver reruns a script if its page unloads before the script returns.
    let detail: BrowserValue = [
      "button": .string(button.rawValue), "press": .string(UUID().uuidString),
    ]
    let isUnheard = try await run(
      "return dispatchEvent(new CustomEvent(arguments[0], { cancelable: true, detail: arguments[1] }))",
      .string(BrowserToolbar.event), detail)
    guard isUnheard.isTrue else { return }
    throw BrowserError(
      "unsupported operation", command: "press \(button.rawValue) button",
      "Chromium lets no extension see this page: it must have come over HTTP or from a file.")
  }
}
