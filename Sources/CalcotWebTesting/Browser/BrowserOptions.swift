/// The configuration of a browser.
public struct BrowserOptions: Hashable, Sendable {
  /// The width of the page, in CSS pixels.
  public var width: Int
  /// The height of the page, in CSS pixels.
  public var height: Int
  /// A Boolean value that indicates whether the user prefers a dark color scheme.
  public var isDark: Bool
  /// A Boolean value that indicates whether the user prefers reduced motion.
  public var reducesMotion: Bool
  /// A Boolean value that indicates whether pages may run their own scripts.
  public var runsJavaScript: Bool
  /// The user's language, such as `de` or `pt-BR`.
  public var language: String
  /// The maximum duration of a command.
  public var patience: Duration
  /// Additional command-line arguments of Chromium.
  public var arguments: [String]

  /// Creates a configuration, by default of 1024 by 768 pixels with scripts.
  public init(
    width: Int = 1024, height: Int = 768, isDark: Bool = false, reducesMotion: Bool = false,
    runsJavaScript: Bool = true, language: String = "en-US", patience: Duration = .seconds(60),
    arguments: [String] = []
  ) {
    self.width = width
    self.height = height
    self.isDark = isDark
    self.reducesMotion = reducesMotion
    self.runsJavaScript = runsJavaScript
    self.language = language
    self.patience = patience
    self.arguments = arguments
  }

  /// Returns the WebDriver capabilities of a new session.
  func capabilities(chromium: String, toolbar: String) -> BrowserValue {
    let milliseconds = BrowserValue.number((patience / .milliseconds(1)).rounded())
    var preferences: [String: BrowserValue] = ["intl.accept_languages": .string(language)]
    if !runsJavaScript {
      preferences["profile.managed_default_content_settings.javascript"] = 2
    }
    return [
      "capabilities": [
        "alwaysMatch": [
          "timeouts": ["pageLoad": milliseconds, "script": milliseconds, "implicit": 0],
          "goog:chromeOptions": [
            "binary": .string(chromium),
            "args": .array(
              (flags + ["--load-extension=\(toolbar)"] + arguments).map(BrowserValue.string)),
            "prefs": .object(preferences),
          ],
        ]
      ]
    ]
  }

  private var flags: [String] {
    var flags = [
      // NB: Over a pipe, so that the browser exits with its driver.
      "--remote-debugging-pipe",
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-quic", "--disable-background-networking", "--disable-component-update",
      "--window-size=\(width),\(height)", "--hide-scrollbars", "--disable-infobars",
      "--lang=\(language)",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
    ]
    if reducesMotion { flags.append("--force-prefers-reduced-motion") }
    return flags
  }
}
