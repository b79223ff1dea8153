import Foundation

/// Runs `body` to its end, even if the user interrupts the tool or its terminal is closed meanwhile:
/// what is made is made whole.
func uninterrupted<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
  // NB: handlers belong to the process, and have to be put back in the order in which they were taken.
  interruption.lock()
  defer { interruption.unlock() }
  let signals = [SIGHUP, SIGINT, SIGTERM]
  let handlers = signals.map { signal($0, SIG_IGN) }
  defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
  try body()
}

private let interruption = NSRecursiveLock()
