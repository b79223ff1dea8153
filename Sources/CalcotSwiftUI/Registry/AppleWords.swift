#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  /// The words that the Apple hosts themselves show, around those of the app. In English as they come;
  /// an app that speaks another language gives its own:
  ///
  /// ```swift
  /// var words = AppleWords()
  /// words.back = "Zurück"
  /// CalcotHost(app, words: words)
  /// ```
  public struct AppleWords: Equatable, Sendable {
    /// The ways out of a screen, where the system brings none of its own.
    public var back = "Back"
    public var close = "Close"
    /// What closes a message, for a person who hears the screen.
    public var closeMessage = "Close message"
    /// What is said of what is wrong: `%1` stands for it.
    public var error = "Error: %1"
    /// What is under way while a picked file is read, which may have to be fetched.
    public var reading = "Loading"
    /// What leads back to a picker, after it was said why a file is not taken.
    public var pickAgain = "Choose Another"
    /// What stands for a row that is not there yet.
    public var missingRow = "…"

    /// The English words.
    public init() {}

    /// What is wrong, as it is said to a person who hears the screen.
    package func error(_ text: String) -> String {
      error.split(separator: "%1", omittingEmptySubsequences: false).joined(separator: text)
    }
  }
#endif
