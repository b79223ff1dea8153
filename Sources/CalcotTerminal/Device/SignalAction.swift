#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A wrapper for `sigaction`, whose structure differs between platforms.
enum SignalAction {
  /// Installs a handler for a signal and returns the former action.
  @discardableResult
  static func set(
    _ handler: @escaping @convention(c) (Int32) -> Void, for signal: Int32,
    flags: Int32 = SA_RESTART
  ) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = flags
    // NB: otherwise restoring a terminal from the background would stop the process.
    sigaddset(&action.sa_mask, SIGTTOU)
    return set(action, for: signal)
  }

  /// Sets the action of a signal and returns the former one.
  @discardableResult
  static func set(_ action: sigaction, for signal: Int32) -> sigaction {
    var action = action
    var former = sigaction()
    sigaction(signal, &action, &former)
    return former
  }

  /// Resets a signal to its default action and returns the former one.
  static func reset(_ signal: Int32) -> sigaction { set(sigaction(), for: signal) }

  /// Stops the process by a signal and returns when it continues, without calling its handler of
  /// `SIGCONT`. Returns at once if no shell can continue the process.
  static func stopProcess(by signal: Int32) {
    let formerContinue = reset(SIGCONT)
    let former = reset(signal)
    // NB: threads started by Dispatch block the signal; raised in one, it would stay pending.
    withMask(SIG_UNBLOCK, signal) { _ = raise(signal) }
    set(former, for: signal)
    set(formerContinue, for: SIGCONT)
  }

  /// Performs a terminal operation that would otherwise stop a background process.
  static func withoutBackgroundStop(_ body: () -> Void) {
    withMask(SIG_BLOCK, SIGTTOU, body)
  }

  private static func withMask(_ change: Int32, _ signal: Int32, _ body: () -> Void) {
    var mask = sigset_t()
    var former = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    pthread_sigmask(change, &mask, &former)
    body()
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
