#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  /// The text of a field while the user types.
  ///
  /// The app may send a text back after more has been typed: such an echo does not replace the
  /// newer text. A text that the app itself has changed does.
  struct FieldDraft: Equatable {
    /// The text that the field shows.
    private(set) var text: String
    /// The earlier texts that the app has not sent back, the oldest first.
    private var unanswered: [String] = []

    /// Creates a draft with the app's text.
    init(_ text: String) { self.text = text }

    /// Sets the text that the user has typed.
    mutating func typed(_ text: String) {
      guard text != self.text else { return }
      if unanswered.count == Self.most { unanswered.removeFirst() }
      unanswered.append(self.text)
      self.text = text
    }

    /// Handles the text that the app has sent.
    mutating func answered(_ text: String) {
      if text == self.text {
        unanswered = []
      } else if let echo = unanswered.firstIndex(of: text) {
        unanswered.removeFirst(echo + 1)
      } else {
        self = FieldDraft(text)
      }
    }

    /// Resets the field to the app's text, because the user has left it.
    mutating func left(_ text: String) { self = FieldDraft(text) }

    private static var most: Int { 100 }
  }
#endif
