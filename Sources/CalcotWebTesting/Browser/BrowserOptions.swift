/// The configuration of a browser.
public struct BrowserOptions: Hashable, Sendable {
  /// The engine of the browser.
  public var engine: BrowserEngine
  /// The width of the page, in CSS pixels.
  public var width: Int
  /// The height of the page, in CSS pixels.
  public var height: Int
  /// A Boolean value that indicates whether the user prefers a dark color scheme.
  public var isDark: Bool
  /// A Boolean value that indicates whether the user prefers reduced motion.
  public var reducesMotion: Bool
  /// A Boolean value that indicates whether pages may run their own scripts. If not, WebKitGTK
  /// still does not show the content of `noscript`.
  public var runsJavaScript: Bool
  /// The user's language, such as `de` or `pt-BR`.
  public var language: String
  /// The maximum duration of a command.
  public var patience: Duration
  /// Additional command-line arguments of the browser.
  public var arguments: [String]
  /// A Boolean value that indicates whether the browser takes certificates that nobody has signed.
  public var trustsAnyCertificate = false

  /// Creates a configuration, by default of Chromium with 1024 by 768 pixels and scripts.
  public init(
    _ engine: BrowserEngine = .chromium, width: Int = 1024, height: Int = 768, isDark: Bool = false,
    reducesMotion: Bool = false,
    runsJavaScript: Bool = true, language: String = "en-US", patience: Duration = .seconds(120),
    arguments: [String] = []
  ) {
    self.engine = engine
    self.width = width
    self.height = height
    self.isDark = isDark
    self.reducesMotion = reducesMotion
    self.runsJavaScript = runsJavaScript
    self.language = language
    self.patience = patience
    self.arguments = arguments
  }
}
