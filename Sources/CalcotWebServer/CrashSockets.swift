#if Web
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Closes all sockets of a process that crashes, before the crash is reported.
  ///
  /// Writing the report of a crash can take many seconds, in which the process answers nobody.
  /// Without its sockets, the next process can listen at once, and the browsers connect to that
  /// one.
  enum CrashSockets {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    /// The previous actions, by signal. NB: A signal handler cannot take a lock; the memory is
    /// written once, before the first handler is installed.
    nonisolated(unsafe) private static let before = UnsafeMutablePointer<sigaction>.allocate(
      capacity: Int(SIGSYS) + 1)
    /// Installs the handlers at its first access.
    private static let installed: Void = {
      before.initialize(repeating: sigaction(), count: Int(SIGSYS) + 1)
      for signal in signals { install(signal) }
    }()

    /// Installs the handlers of the process, unless they are installed already.
    static func closeOnCrash() { installed }

    private static func install(_ signal: Int32) {
      var action = sigaction()
      // NB: On the stack that the handler before uses, because that of a thread may be exhausted.
      action.sa_flags = SA_ONSTACK
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { CrashSockets.crashed($0) }
      #else
        action.__sigaction_handler.sa_handler = { CrashSockets.crashed($0) }
      #endif
      sigaction(signal, &action, before + Int(signal))
    }

    /// Closes the sockets and raises the signal again, for the previous handler. NB: Only functions
    /// that are safe in a signal handler (POSIX.1-2017, 2.4.3) may be called.
    ///
    /// Each socket's descriptor becomes one of `/dev/null`, so that the threads that wait for its
    /// events do not wake up and react to the end of their connections.
    private static func crashed(_ signal: Int32) {
      sigaction(signal, before + Int(signal), nil)
      let nowhere = open("/dev/null", O_RDWR)
      for descriptor in 3..<most where nowhere >= 0 {
        var kind: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else { continue }
        dup2(nowhere, descriptor)
      }
      raise(signal)
    }

    /// The number above which no descriptor is a socket's.
    private static let most: Int32 = 65_536
  }
#endif
