import Calcot

extension TerminalHost {
  /// Does what the message offers that was painted, if the key is the one for that.
  func usesMessage(_ key: Key, _ app: CalcotApp) -> Bool {
    guard key == AppStatus.Message.key, let message = app.status.message,
      message.id == paintedMessage, message.action != nil
    else { return false }
    paintedMessage = nil
    note(app.send(.useMessage(message.id)))
    return true
  }

  /// Whatever other key is pressed closes the message, but not before it has been painted.
  func closeMessageThatWasSeen(_ app: CalcotApp) {
    guard let message = paintedMessage else { return }
    paintedMessage = nil
    app.send(.closeMessage(message))
  }
}
