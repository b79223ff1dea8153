#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  /// The text of a field while the user types in it.
  ///
  /// What the app has of it may come back later, when more has been typed: such an echo is no reason
  /// to take away what was typed since. What the app makes of the text by itself is shown.
  struct FieldDraft: Equatable {
    /// What the field shows.
    private(set) var text: String
    /// What was typed before, and has not come back from the app, the oldest first.
    private var unanswered: [String] = []

    /// A field that shows what the app says.
    init(_ text: String) { self.text = text }

    /// The user has made the text be this.
    mutating func typed(_ text: String) {
      guard text != self.text else { return }
      if unanswered.count == Self.most { unanswered.removeFirst() }
      unanswered.append(self.text)
      self.text = text
    }

    /// The app says that the text is this.
    mutating func answered(_ text: String) {
      if text == self.text {
        unanswered = []
      } else if let echo = unanswered.firstIndex(of: text) {
        unanswered.removeFirst(echo + 1)
      } else {
        self = FieldDraft(text)
      }
    }

    /// The user has left the field: it shows what the app says.
    mutating func left(_ text: String) { self = FieldDraft(text) }

    private static var most: Int { 100 }
  }
#endif
