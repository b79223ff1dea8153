#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  /// The texts that the Apple hosts themselves show. They are English by default; an app in another
  /// language sets its own:
  ///
  /// ```swift
  /// var words = AppleWords()
  /// words.back = "Zurück"
  /// CalcotHost(app, words: words)
  /// ```
  public struct AppleWords: Equatable, Sendable {
    /// The title of the host's own Back button.
    public var back = "Back"
    /// The title of the host's own Close button.
    public var close = "Close"
    /// The accessibility label of a message's close button.
    public var closeMessage = "Close message"
    /// The spoken form of an error: `%1` stands for its text.
    public var error = "Error: %1"
    /// The activity text while a picked file is read, which may have to be downloaded.
    public var reading = "Loading"
    /// The title of the button that returns to a picker after a file was rejected.
    public var pickAgain = "Choose Another"
    /// The message for an empty pick.
    public var nonePicked = "No file was picked"
    /// The message for too many files: `%1` stands for their number, `%2` for the most files.
    public var tooMany = "%1 files were picked, and %2 at most"
    /// The message for a file that is too large: `%1` stands for its name, `%2` for its bytes, `%3`
    /// for the most bytes.
    public var tooLarge = "%1 has %2 bytes, and may have %3"
    /// The message for a file of the wrong kind: `%1` stands for its name, `%2` for the kinds.
    public var wrongKind = "%1 is none of the kinds that can be picked: %2"
    /// The message for a folder or the like: `%1` stands for its name.
    public var notAFile = "%1 is not a file"
    /// The placeholder of a row that is not loaded yet.
    public var missingRow = "…"

    /// Creates the English texts.
    public init() {}

    /// Returns the spoken form of an error.
    package func error(_ text: String) -> String { error.filled(text) }
  }

  extension String {
    /// Returns the text with `%1`, `%2` and so on replaced.
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
