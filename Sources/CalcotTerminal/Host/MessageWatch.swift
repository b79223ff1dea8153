import Calcot
import CalcotContent

/// The message that the user has seen, and the keys that use and close it.
struct MessageWatch {
  private struct Seen {
    let id: MessageID
    let hasAction: Bool
    /// The time of the first frame with the message.
    let since: Duration
  }

  /// The time for which keys do not close a message that offers an action.
  private static let offerTime = Duration.seconds(20)

  private let clock: HostClock
  private var seen: Seen?

  init(_ clock: HostClock) { self.clock = clock }

  /// Notes the message of a frame, or that the frame has none.
  mutating func note(_ message: AppStatus.Message?) {
    guard message?.id != seen?.id || message?.action == nil else { return }
    seen = message.map { Seen(id: $0.id, hasAction: $0.action != nil, since: clock.now) }
  }

  /// Returns the message whose action a key performs, but only if the user has seen the message.
  ///
  /// - Parameter letter: The letter that performs the action now, too.
  mutating func used(
    by key: Key, or letter: @autoclosure () -> Character? = nil, _ message: AppStatus.Message?
  ) -> MessageID? {
    guard let message, message.id == seen?.id, message.action != nil,
      key == AppStatus.Message.key || letter().map(Key.character) == key
    else { return nil }
    seen = nil
    return message.id
  }

  /// Returns the message that a key closes, but only if the user has seen it. One that offers an
  /// action stays for a while, so that the user can look at the effect of a deletion before undoing
  /// it. Scrolling with the wheel closes none.
  mutating func closed(by key: Key) -> MessageID? {
    guard let message = seen, !key.onlyScrolls,
      !message.hasAction || key == .control("l") || clock.now - message.since >= Self.offerTime
    else { return nil }
    seen = nil
    return message.id
  }

  mutating func forget() { seen = nil }
}

extension Key {
  /// A Boolean value that indicates whether the key only scrolls or moves the mouse.
  fileprivate var onlyScrolls: Bool {
    switch self {
    case .wheelUp, .wheelDown, .drag: true
    default: false
    }
  }
}
