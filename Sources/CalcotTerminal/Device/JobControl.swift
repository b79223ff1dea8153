#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The rules by which a shell with job control gives the terminal to one job at a time.
enum JobControl {
  /// Returns a Boolean value that indicates whether the process may use the terminal now. It is
  /// `true` if the terminal does not control the process. Safe in a signal handler.
  static func isInForeground(of terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group < 0 || group == getpgrp()
  }

  /// Stops the process, as the system stops one that writes from the background, until the shell
  /// gives it the terminal. Returns `false` if no shell can continue it.
  static func awaitForeground(of terminal: Int32) -> Bool {
    for _ in 0..<mostStops {
      if isInForeground(of: terminal) { return true }
      SignalAction.stopProcess(by: SIGTTOU)
    }
    return false
  }

  // NB: without a shell that can continue the process, the signal has no effect and a turn takes
  // only a moment; with one, each turn is a `bg` of the user.
  private static let mostStops = 100
}
