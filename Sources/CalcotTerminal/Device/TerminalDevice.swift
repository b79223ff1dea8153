/// A terminal as the host sees it: bytes go out, and what happens comes in.
@MainActor
package protocol TerminalDevice: AnyObject {
  /// How many columns and rows there are now.
  var size: CellSize { get }

  /// Is told of everything that happens, on the main actor, in its order.
  var onEvent: ((TerminalEvent) -> Void)? { get set }

  /// Takes the terminal over: raw input, the alternate screen, no cursor. The screen is unknown
  /// afterwards, so the first frame is painted whole.
  func open() throws(TerminalError)

  /// Shows bytes, all of them, before it returns. Nothing is written before `open()`, nor after
  /// `close()` or a hang-up.
  func write(_ bytes: [UInt8])

  /// Puts the terminal back as it was. May be called more than once.
  func close()

  /// Puts the terminal back and stops the process, as `control("z")` does in a shell; when the
  /// user comes back to it, `.resumed` is told.
  func suspend()
}

/// Something that happened at a terminal.
package enum TerminalEvent: Equatable, Sendable {
  /// Bytes came in; a `KeyParser` makes keys of them.
  case input([UInt8])

  /// No more came for a while; the `KeyParser`'s `timeout()` is due.
  case inputPaused

  case resized(CellSize)

  /// The process was stopped and runs again: all that the screen showed is lost.
  case resumed

  /// The terminal is gone. Nothing more comes in, and the app should end.
  case hungUp

  /// The process was told to end. The terminal is as it was before; the app has its last chance
  /// to put things in order and then exits with this status, 128 and the signal's number.
  case terminated(status: Int32)
}

/// Why a terminal could not be taken over.
package enum TerminalError: Error, Equatable, CustomStringConvertible {
  case notATerminal(descriptor: Int32)
  case failed(call: String, descriptor: Int32, code: Int32)

  package var description: String {
    switch self {
    case .notATerminal(let descriptor):
      "File descriptor \(descriptor) is not a terminal. Start the app in one, without redirecting "
        + "its input or output."
    case .failed(let call, let descriptor, let code):
      "\(call) on file descriptor \(descriptor) failed with error \(code). Start the app in a "
        + "terminal of its own."
    }
  }
}
