#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  #if canImport(Accessibility)
    import Accessibility
  #endif
  import Calcot
  package import CalcotContent
  import SwiftUI

  /// A message as VoiceOver speaks it.
  package struct Announcement: Equatable, Sendable {
    package let text: String

    package init(_ message: AppStatus.Message, words: HostWords) {
      text = message.kind == .error ? words.labels.error.filled(message.text) : message.text
    }

    /// Posts the announcement to the assistive technologies in use.
    @MainActor
    package func post() { AccessibilityNotification.Announcement(text).post() }
  }

  /// An announcer that speaks each message once, however often a host receives it.
  @MainActor
  package struct Announcer {
    private var announced: MessageID?

    package init() {}

    /// Speaks the message, if it differs from the previous one.
    package mutating func announce(_ message: AppStatus.Message?, _ words: HostWords) {
      guard let message, message.id != announced else { return }
      announced = message.id
      Announcement(message, words: words).post()
    }
  }
#endif
