import Foundation

/// Runs `body` to its end, even if the user interrupts the tool or closes its terminal meanwhile,
/// so that nothing stays half made.
func uninterrupted<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
  // NB: handlers belong to the process, so that two threads must not replace and restore them at
  // once.
  interruption.lock()
  defer { interruption.unlock() }
  let signals = [SIGHUP, SIGINT, SIGTERM]
  let handlers = signals.map { signal($0, SIG_IGN) }
  defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
  try body()
}

private let interruption = NSRecursiveLock()
