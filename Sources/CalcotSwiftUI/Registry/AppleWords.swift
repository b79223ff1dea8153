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
    /// What closes a message, for the user who hears the screen.
    public var closeMessage = "Close message"
    /// What is said of what is wrong: `%1` stands for it.
    public var error = "Error: %1"
    /// What is under way while a picked file is read, which may have to be fetched.
    public var reading = "Loading"
    /// What leads back to a picker, after it was said why a file is not taken.
    public var pickAgain = "Choose Another"
    /// Why what was picked is not taken: `%1` stands for the name of a file or for how many there are,
    /// `%2` for its bytes, for the most files, or for the kinds, and `%3` for the most bytes.
    public var nonePicked = "No file was picked"
    public var tooMany = "%1 files were picked, and %2 at most"
    public var tooLarge = "%1 has %2 bytes, and may have %3"
    public var wrongKind = "%1 is none of the kinds that can be picked: %2"
    public var notAFile = "%1 is not a file"
    /// What stands for a row that is not there yet.
    public var missingRow = "…"

    /// The English words.
    public init() {}

    /// What is wrong, as it is said to the user who hears the screen.
    package func error(_ text: String) -> String { error.filled(text) }
  }

  extension String {
    /// The text with `%1`, `%2` and so on replaced.
    func filled(_ values: String...) -> String {
      var text = self
      for (place, value) in values.enumerated().reversed() {
        text = text.split(separator: "%\(place + 1)", omittingEmptySubsequences: false)
          .joined(separator: value)
      }
      return text
    }
  }
#endif
