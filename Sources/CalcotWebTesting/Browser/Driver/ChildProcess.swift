import Foundation

/// A child process.
enum ChildProcess {
  /// A pipe whose ends other programs do not inherit.
  struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(BrowserError) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw ChildProcess.failure("pipe", code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }
  }

  /// Starts a program in its own process group, whose identifier is that of the process.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - environment: The complete environment.
  ///   - input: The standard input; `/dev/null` if `nil`.
  ///   - output: The standard output; `/dev/null` if `nil`.
  static func start(
    _ command: [String], environment: [String: String], input: Int32?, output: Int32?
  ) throws(BrowserError) -> pid_t {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    // NB: These are not among the descriptors 0 to 2 unless this process has closed its own.
    for (descriptor, number) in [(input, Int32(0)), (output, 1), (nil, 2)] {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&files, descriptor, number)
      } else {
        posix_spawn_file_actions_addopen(&files, number, "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawnattr_setpgroup(&attributes, 0)
    // NB: A child that inherits a socket keeps it open after this process has closed it, and keeps
    // its port in use.
    #if canImport(Darwin)
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      let flags = POSIX_SPAWN_SETPGROUP
      for descriptor in inheritable { posix_spawn_file_actions_addclose(&files, descriptor) }
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, command[0], &files, &attributes, &arguments, &variables)
    guard code == 0 else { throw failure("posix_spawn \(command[0])", code: code) }
    return identifier
  }

  #if !canImport(Darwin)
    /// The descriptors that a child could inherit, with room for those that other threads may open
    /// meanwhile. Swift's module of the C library lacks its `closefrom` action.
    private static var inheritable: Range<Int32> {
      let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      let last = open.compactMap { Int32($0) }.max() ?? 3
      let limit = Int32(clamping: sysconf(Int32(_SC_OPEN_MAX)))
      return 3..<max(3, min(last + 512, limit))
    }
  #endif

  /// Blocks until a process has ended.
  static func awaitEnd(of identifier: pid_t) {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }

  /// Returns whether a process has ended. Its identifier stays reserved.
  static func hasEnded(_ identifier: pid_t) -> Bool {
    var end = siginfo_t()
    let code = waitid(P_PID, id_t(identifier), &end, WEXITED | WNOHANG | WNOWAIT)
    return code != 0 || end.si_signo != 0
  }

  static func failure(_ call: String, code: Int32) -> BrowserError {
    BrowserError(
      BrowserError.notStarted, command: call, "The system's error \(code): \(text(of: code)).")
  }

  private static func text(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "unknown"
  }
}
