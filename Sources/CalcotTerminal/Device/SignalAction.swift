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

  /// Does something to a terminal for which a process in the background would be stopped.
  static func withoutBackgroundStop(_ body: () -> Void) {
    var set = sigset_t()
    var former = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &set, &former)
    body()
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
