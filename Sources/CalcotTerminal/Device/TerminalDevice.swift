/// A terminal device: bytes go out, events come in.
@MainActor
package protocol TerminalDevice: AnyObject {
  /// The current number of columns and rows.
  var size: CellSize { get }

  /// The size of a cell in pixels, if the system knows it.
  var cell: PixelSize? { get }

  /// A closure that receives every event, in order, on the main actor.
  var onEvent: ((TerminalEvent) -> Void)? { get set }

  /// Takes over the terminal: raw input, alternate screen, no cursor. The screen's content is
  /// unknown afterwards, so the first frame is painted whole.
  func open() throws(TerminalError)

  /// Writes all bytes before it returns. Does nothing before `open()`, and after `close()` or a
  /// hang-up.
  func write(_ bytes: [UInt8])

  /// Reads and drops a number of answers that are on the way, waiting a moment at most, so that the
  /// shell does not get them as typing.
  func dropAnswers(_ count: Int)

  /// Restores the terminal. May be called more than once.
  func close()

  /// Restores the terminal and stops the process, as `control("z")` does in a shell; when the
  /// process continues, `.resumed` is sent.
  func suspend()
}

/// An event of a terminal.
package enum TerminalEvent: Equatable, Sendable {
  /// Bytes arrived; a `KeyParser` turns them into keys.
  case input([UInt8])

  /// No bytes followed for a short time, or a long one; call the `KeyParser`'s `timeout(isLong:)`.
  case inputPaused(isLong: Bool)

  case resized(CellSize)

  /// The process was stopped and continues; the screen's content is lost.
  case resumed

  /// The terminal is gone. No more input follows, and the app should end.
  case hungUp

  /// A signal asked the process to end. The terminal is already restored; clean up, then exit with
  /// this status, 128 plus the signal's number.
  case terminated(status: Int32)
}

/// A reason why a terminal could not be taken over.
package enum TerminalError: Error, Equatable, CustomStringConvertible {
  case notATerminal(descriptor: Int32)
  /// Another job has the terminal, and no shell can give it to this one.
  case inBackground
  case failed(call: String, descriptor: Int32, code: Int32)

  package var description: String {
    switch self {
    case .notATerminal(let descriptor):
      "File descriptor \(descriptor) is not a terminal. Start the app in one, without redirecting "
        + "its input or output."
    case .inBackground:
      "The app runs in the background of a terminal that no shell can give it. Start it in the "
        + "foreground."
    case .failed(let call, let descriptor, let code):
      "\(call) on file descriptor \(descriptor) failed with error \(code). Start the app in a "
        + "terminal of its own."
    }
  }
}
