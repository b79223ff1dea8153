#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  #if canImport(Accessibility)
    import Accessibility
  #endif
  package import struct Calcot.AppStatus
  import SwiftUI

  /// A message, as it is said to a person who hears the screen.
  package struct Announcement: Equatable, Sendable {
    package let text: String

    package init(_ message: AppStatus.Message, words: AppleWords) {
      text = message.kind == .error ? words.error(message.text) : message.text
    }

    /// Says it, where the person has asked for that.
    @MainActor
    package func post() { AccessibilityNotification.Announcement(text).post() }
  }
#endif
