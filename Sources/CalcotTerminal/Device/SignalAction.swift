#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `sigaction`, whose structure is spelt differently on each platform.
enum SignalAction {
  /// Makes a signal call a function, and gives the action that it had.
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
    // NB: putting a terminal back from the background would stop the process otherwise.
    sigaddset(&action.sa_mask, SIGTTOU)
    return set(action, for: signal)
  }

  /// Gives a signal an action, and gives the one that it had.
  @discardableResult
  static func set(_ action: sigaction, for signal: Int32) -> sigaction {
    var action = action
    var former = sigaction()
    sigaction(signal, &action, &former)
    return former
  }

  /// Gives a signal the system's own action, and gives the one that it had.
  static func reset(_ signal: Int32) -> sigaction { set(sigaction(), for: signal) }

  /// Stops the process as Control-Z does, and returns when it is continued; at once where no shell
  /// is there to continue it.
  static func stopProcess() {
    let former = reset(SIGTSTP)
    // NB: threads that Dispatch started block the signal; raised in one, it would only wait.
    withMask(SIG_UNBLOCK, SIGTSTP) { _ = raise(SIGTSTP) }
    set(former, for: SIGTSTP)
  }

  /// Does something to a terminal for which a process in the background would be stopped.
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
