extension DriverStart {
  /// Returns the way to open Chromium by chromedriver.
  static func chromium(
    _ options: BrowserOptions, _ programs: [String], _ folder: String
  ) -> DriverStart {
    var flags = [
      // NB: Over a pipe, so that the browser exits with its driver.
      "--remote-debugging-pipe",
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-quic", "--disable-background-networking", "--disable-component-update",
      "--window-size=\(options.width),\(options.height)", "--hide-scrollbars",
      "--disable-infobars", "--lang=\(options.language)",
      "--blink-settings=preferredColorScheme=\(options.isDark ? 0 : 1)",
      "--load-extension=\(folder)/toolbar",
    ]
    if options.reducesMotion { flags.append("--force-prefers-reduced-motion") }
    var preferences: [String: BrowserValue] = ["intl.accept_languages": .string(options.language)]
    if !options.runsJavaScript {
      preferences["profile.managed_default_content_settings.javascript"] = 2
    }
    let files = BrowserToolbar.files.map { ("\(folder)/toolbar/\($0.key)", $0.value) }
    return DriverStart(
      command: [programs[0], "--port=0"],
      files: Dictionary(uniqueKeysWithValues: files),
      port: .said(after: "started successfully on port "),
      capabilities: [
        "goog:chromeOptions": [
          "binary": .string(programs[1]),
          "args": .array((flags + options.arguments).map(BrowserValue.string)),
          "prefs": .object(preferences),
        ]
      ])
  }
}
