#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  #if canImport(Accessibility)
    import Accessibility
  #endif
  package import struct Calcot.AppStatus
  import struct Calcot.MessageID
  import SwiftUI

  /// A message, as it is said to the user who hears the screen.
  package struct Announcement: Equatable, Sendable {
    package let text: String

    package init(_ message: AppStatus.Message, words: AppleWords) {
      text = message.kind == .error ? words.error(message.text) : message.text
    }

    /// Says it, where the user has asked for that.
    @MainActor
    package func post() { AccessibilityNotification.Announcement(text).post() }
  }

  /// Says each message once, however often a host is told of it.
  @MainActor
  package struct Announcer {
    private let words: AppleWords
    private var announced: MessageID?

    package init(words: AppleWords) { self.words = words }

    /// Says the message, if it is another one than before.
    package mutating func announce(_ message: AppStatus.Message?) {
      guard let message, message.id != announced else { return }
      announced = message.id
      Announcement(message, words: words).post()
    }
  }
#endif
