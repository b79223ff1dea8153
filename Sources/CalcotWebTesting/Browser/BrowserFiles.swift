/// The clipboard and the downloads of a browser.
extension Browser {
  /// The text in the browser's clipboard. It is read by a paste that the page does not notice.
  ///
  /// - Throws: A ``BrowserError`` of the kind `timeout` if the browser pastes nothing in time.
  public var clipboard: String {
    get async throws {
      try await run(
        """
        window.calcotPaste = null
        addEventListener("paste", (event) => {
          window.calcotPaste = event.clipboardData.getData("text/plain")
          event.preventDefault()
          event.stopImmediatePropagation()
        }, { capture: true, once: true })
        """)
      try await press("v", holding: [.control])
      try await wait(until: "typeof window.calcotPaste === 'string'")
      return try await run("return window.calcotPaste").string ?? ""
    }
  }

  /// Saves downloads in a folder from now on, without asking the user.
  ///
  /// - Throws: A ``BrowserError`` of the kind `unsupported operation` in WebKitGTK, which has no
  ///   command for it.
  public func saveDownloads(in folder: String) async throws {
    guard options.engine == .firefox else {
      try await devTools(
        "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": .string(folder)])
      return
    }
    try await runInWindow(
      """
      Services.prefs.setIntPref("browser.download.folderList", 2)
      Services.prefs.setStringPref("browser.download.dir", arguments[0])
      Services.prefs.setBoolPref("browser.download.useDownloadDir", true)
      Services.prefs.setBoolPref("browser.download.always_ask_before_handling_new_types", false)
      """, [.string(folder)])
  }
}
