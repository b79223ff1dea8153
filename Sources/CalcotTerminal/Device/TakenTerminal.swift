import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal that has been taken over from the shell, until it is given back.
@MainActor
final class TakenTerminal {
  private let input: Int32
  private let output: Int32
  private let ownsProcess: Bool
  private let former: termios
  private var reading: (any DispatchSourceRead)?
  private var isHungUp = false

  init(input: Int32, output: Int32, ownsProcess: Bool, former: termios) {
    (self.input, self.output) = (input, output)
    (self.ownsProcess, self.former) = (ownsProcess, former)
    // NB: from now on the terminal is restored however the process ends.
    if ownsProcess { TerminalRestore.arm(input: input, output: output, attributes: former) }
  }

  /// A Boolean value that indicates whether the input is read.
  var isReading: Bool { reading != nil }

  /// Sets the modes of an app, and returns false if that failed.
  func setRawModes() -> Bool {
    var raw = former
    cfmakeraw(&raw)
    return tcsetattr(input, TCSANOW, &raw) == 0
  }

  /// Shows the shell's screen and sets its modes, unless another job has the terminal.
  ///
  /// NB: discards unread input too; the rest of a paste must not become shell commands.
  func leave() {
    guard !ownsProcess || JobControl.isInForeground(of: input) else { return }
    _ = write(TerminalModes.leave)
    var former = former
    SignalAction.withoutBackgroundStop { _ = tcsetattr(input, TCSAFLUSH, &former) }
  }

  /// Writes bytes, and returns `false` if the write has shown that the terminal has hung up.
  func write(_ bytes: [UInt8]) -> Bool {
    ErrorLog.trim()
    guard !isHungUp, !DescriptorIO.write(bytes, to: output) else { return true }
    isHungUp = true
    return false
  }

  /// Calls a closure whenever there is input.
  func read(_ bytesCame: @escaping @MainActor @Sendable () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: input, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(bytesCame) }
    source.activate()
    reading = source
  }

  /// Stops reading and writing, because the terminal is gone.
  func hangUp() {
    isHungUp = true
    stopReading()
  }

  /// Gives the terminal back to the shell.
  func giveBack() {
    leave()
    stopReading()
    if ownsProcess { TerminalRestore.disarm() }
  }

  private func stopReading() {
    reading?.cancel()
    reading = nil
  }
}
