import Calcot
import CalcotContent

extension TerminalHost {
  /// Performs the action of the painted message if `key` is its key, and returns a Boolean value
  /// that indicates whether it was.
  func usesMessage(_ key: Key, _ app: CalcotApp) -> Bool {
    guard key == AppStatus.Message.key, let message = app.status.message,
      message.id == paintedMessage, message.action != nil
    else { return false }
    paintedMessage = nil
    note(app.send(.useMessage(message.id)))
    return true
  }

  /// Closes the message on any other key, but only if it has been painted.
  func closeMessageThatWasSeen(_ app: CalcotApp) {
    guard let message = paintedMessage else { return }
    paintedMessage = nil
    app.send(.closeMessage(message))
  }
}
