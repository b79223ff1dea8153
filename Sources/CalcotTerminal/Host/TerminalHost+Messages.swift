import Calcot
import CalcotContent

/// A message that has been painted.
struct PaintedMessage {
  /// The time for which keys do not close a message that offers an action.
  static let offerTime = Duration.seconds(20)

  let id: MessageID
  let hasAction: Bool
  /// The time of the first frame with the message.
  let since: Duration

  /// Returns a Boolean value that indicates whether a key closes the message. Scrolling with the
  /// wheel does not.
  func isClosed(by key: Key, at now: Duration) -> Bool {
    guard key != .wheelUp, key != .wheelDown else { return false }
    return !hasAction || key == .control("l") || now - since >= Self.offerTime
  }
}

extension TerminalHost {
  /// Performs the action of the painted message if `key` is its key, and returns a Boolean value
  /// that indicates whether it did.
  func usesMessage(_ key: Key, _ app: CalcotApp) -> Bool {
    guard key == AppStatus.Message.key, let message = app.status.message,
      message.id == paintedMessage?.id, message.action != nil
    else { return false }
    paintedMessage = nil
    note(app.send(.useMessage(message.id)))
    return true
  }

  /// Closes the message, but only if it has been painted. One that offers an action stays for a
  /// while, so that the user can look at the effect of a deletion before undoing it.
  func closeMessage(after key: Key, _ app: CalcotApp) {
    guard let message = paintedMessage, message.isClosed(by: key, at: clock.now) else { return }
    paintedMessage = nil
    app.send(.closeMessage(message.id))
  }

  /// Notes the message that was painted.
  func notePainted(_ message: AppStatus.Message?) {
    guard message?.id != paintedMessage?.id || message?.action == nil else { return }
    paintedMessage = message.map {
      PaintedMessage(id: $0.id, hasAction: $0.action != nil, since: clock.now)
    }
  }
}
