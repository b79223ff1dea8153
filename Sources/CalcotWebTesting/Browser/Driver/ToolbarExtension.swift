import Foundation

/// A Chromium extension that presses the toolbar buttons of the window for a test.
///
/// WebDriver and the DevTools protocol go to the next history entry unconditionally; only the
/// button, which an extension can press, skips entries that a page made without a user action.
enum ToolbarExtension {
  /// The event of a page that requests a button; its listener prevents the default action.
  static let event = "calcot-toolbar"

  private static let files = [
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

  /// Writes the extension into a new folder.
  static func write(to folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
  }
}

extension ChromiumBrowser {
  /// Presses the Back button of the window as the user does: unlike ``back()``, it skips history
  /// entries that a page made without a user action.
  ///
  /// It does not wait for the result; use ``wait(until:_:within:fileID:filePath:line:column:)`` for
  /// that. The page must have been loaded over HTTP or from a file.
  public func pressBackButton() async throws { try await press(button: "back") }

  /// Presses the Forward button of the window as the user does; see ``pressBackButton()``.
  public func pressForwardButton() async throws { try await press(button: "forward") }

  /// Duplicates the tab as the user does from its menu. It does not wait for the copy, which then
  /// is one of the ``windows``.
  public func pressDuplicateTab() async throws { try await press(button: "duplicate") }

  private func press(button: String) async throws {
    // NB: The driver reruns a script if its page unloads before the script returns.
    let detail: BrowserValue = ["button": .string(button), "press": .string(UUID().uuidString)]
    let isUnheard = try await run(
      "return dispatchEvent(new CustomEvent(arguments[0], { cancelable: true, detail: arguments[1] }))",
      .string(ToolbarExtension.event), detail)
    guard isUnheard.isTrue else { return }
    throw BrowserError(
      "unsupported operation", command: "press \(button) button",
      "Chromium lets no extension see this page: it must have come over HTTP or from a file.")
  }
}
