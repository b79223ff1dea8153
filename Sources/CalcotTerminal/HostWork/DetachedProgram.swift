import Calcot
import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A launcher of programs that run on their own.
package enum DetachedProgram {
  /// Starts a program in its own session, with this process's environment and with input and output
  /// on `/dev/null`, so that the program and the terminal cannot disturb each other.
  ///
  /// - Parameters:
  ///   - command: The program's path and its arguments.
  ///   - ended: A closure that is called on another thread when the program has ended, with a
  ///     Boolean value that indicates whether it succeeded.
  /// - Returns: `false` if the system does not start the program.
  package static func start(
    _ command: [String], ended: (@Sendable (Bool) -> Void)? = nil
  ) -> Bool {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags =
        POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int32 = 0x80  // NB: POSIX_SPAWN_SETSID, which Glibc's module does not have.
      let flags = newSession | Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    #endif
    guard let program = command.first else { return false }
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    for number: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&files, number, "/dev/null", O_RDWR, 0)
    }
    #if !canImport(Darwin)
      for number in inheritable { posix_spawn_file_actions_addclose(&files, number) }
    #endif
    // NB: the program would inherit signals that this process ignores or this thread blocks.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var identifier = pid_t()
    let code = withStrings(command) { arguments in
      withStrings(ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }) {
        posix_spawn(&identifier, program, &files, &attributes, arguments, $0)
      }
    }
    guard code == 0 else { return false }
    awaitEnd(of: identifier, ended)
    return true
  }

  /// Starts a program and waits for it, but no longer than `patience`.
  ///
  /// - Returns: `false` if the program is not started, or has failed by then.
  package static func run(_ command: [String], patience: Duration) -> Bool {
    let (end, isWell) = (DispatchSemaphore(value: 0), Locked(true))
    let isStarted = start(command) { ended in
      isWell.withLock { $0 = ended }
      end.signal()
    }
    guard isStarted else { return false }
    let nanoseconds = patience / .nanoseconds(1)
    _ = end.wait(timeout: .now() + .nanoseconds(Int(min(nanoseconds, 1e18))))
    return isWell.withLock { $0 }
  }

  /// Waits on a separate thread, so that the system can release the process when it has ended.
  private static func awaitEnd(of identifier: pid_t, _ ended: (@Sendable (Bool) -> Void)?) {
    DispatchQueue(label: "calcot.opened").async {
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      // NB: the status stays 0 if the system reaps the children of this process by itself.
      ended?(status == 0)
    }
  }

  private static func withStrings<T>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> T
  ) -> T {
    var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(&pointers)
  }

  #if !canImport(Darwin)
    /// The descriptors that a child process would inherit.
    private static var inheritable: [Int32] {
      guard let folder = opendir("/proc/self/fd") else { return [] }
      defer { closedir(folder) }
      var numbers: [Int32] = []
      while let entry = readdir(folder) {
        guard let name = LocalFiles.name(of: entry) else { continue }
        if let number = Int32(name), number > 2 { numbers.append(number) }
      }
      return numbers
    }
  #endif
}
