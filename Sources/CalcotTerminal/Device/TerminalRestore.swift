#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Restores the terminal when the process ends without having done so, by `exit` or by a crash.
///
/// After a crash the former handler still runs, so that the exit status and a backtrace stay the
/// same.
enum TerminalRestore {
  /// The signals of a crash, and `SIGQUIT`, which requests one.
  static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGQUIT]

  private struct Record {
    var isArmed: Int32 = 0
    var input: Int32 = -1
    var output: Int32 = -1
    var attributes = termios()
  }

  // NB: read by signal handlers. The memory is allocated before the first handler is installed and
  // never freed, and a pointer's target has no exclusivity checks.
  private nonisolated(unsafe) static let record = allocate(1, of: Record())
  private nonisolated(unsafe) static let former = allocate(64, of: sigaction())  // NB: as above.
  private nonisolated(unsafe) static let leave = copy(TerminalModes.leave)  // NB: as above.

  @MainActor private static var isInstalled = false
  @MainActor private static var covered: pthread_t?
  @MainActor private static let handlerStackSize = 65_536
  @MainActor private static let handlerStack = UnsafeMutableRawPointer.allocate(
    byteCount: handlerStackSize, alignment: 16)

  /// From now on, restores the terminal however the process ends, except by SIGKILL.
  @MainActor static func arm(input: Int32, output: Int32, attributes: termios) {
    coverThisThread()
    record.pointee = Record(isArmed: 0, input: input, output: output, attributes: attributes)
    install()
    record.pointee.isArmed = 1
    ErrorLog.begin(on: output)
  }

  /// Stops restoring, because the terminal has been restored or is gone.
  @MainActor static func disarm() {
    record.pointee.isArmed = 0
    ErrorLog.end()
  }

  /// Restores the terminal at once. Safe in a signal handler.
  static func now() {
    guard record.pointee.isArmed != 0 else { return }
    record.pointee.isArmed = 0
    // NB: in the background the terminal is another job's.
    guard JobControl.isInForeground(of: record.pointee.input) else { return }
    _ = DescriptorIO.write(leave.baseAddress!, count: leave.count, to: record.pointee.output)
    tcsetattr(record.pointee.input, TCSANOW, &record.pointee.attributes)
    ErrorLog.end()
  }

  @MainActor private static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    _ = (record, former, leave)
    for signal in crashes {
      former[Int(signal)] = SignalAction.set(crashed, for: signal, flags: Int32(SA_ONSTACK))
    }
    atexit { TerminalRestore.now() }
  }

  /// Gives the handlers an alternate stack on the current thread, so that they can run when its own
  /// stack overflows. The main actor may move to another thread later.
  @MainActor static func coverThisThread() {
    guard covered != pthread_self() else { return }
    covered = pthread_self()
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, Int(current.ss_flags) & Int(SS_DISABLE) != 0 else {
      return
    }
    var stack = stack_t()
    stack.ss_sp = handlerStack
    stack.ss_size = handlerStackSize
    sigaltstack(&stack, nil)
  }

  private static let crashed: @convention(c) (Int32) -> Void = { signal in
    TerminalRestore.now()
    sigaction(signal, &TerminalRestore.former[Int(signal)], nil)
    raise(signal)
  }

  private static func allocate<Value>(
    _ count: Int, of value: Value
  ) -> UnsafeMutablePointer<Value> {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
    memory.initialize(repeating: value, count: count)
    return memory
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return UnsafeBufferPointer(memory)
  }
}
