import CalcotTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `TerminalProbe` or `TerminalAppProbe`, running in a session of its own whose terminal is a pseudo-terminal.
final class ProbeProcess {
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    case stopped
    case running
  }

  let terminal: PseudoTerminal
  let modesBefore: String
  let identifier: pid_t

  /// Starts it and waits until it has taken its terminal over.
  ///
  /// - Parameters:
  ///   - shellScript: what a shell with job control runs, the probe being its `$0`.
  ///   - program: the one to run; when it is ready, it shows so.
  init(shellScript: String? = nil, program: String = "TerminalProbe") throws {
    terminal = try PseudoTerminal()
    modesBefore = terminal.modes
    let probe = ProbeProcess.executable(program)
    let command = shellScript.map { ["/bin/sh", "-mc", $0, probe] } ?? [probe]
    identifier = try ProbeProcess.spawn(command, on: terminal.path)
    try #require(terminal.awaitText("ready"))
  }

  deinit {
    guard awaitEnd(waiting: false) == .running else { return }
    kill(identifier, SIGKILL)
    _ = awaitEnd()
  }

  func send(_ signal: Int32) { kill(identifier, signal) }

  /// How it ended, or that it was stopped.
  func awaitEnd(waiting: Bool = true) -> End {
    var status: Int32 = 0
    let found = waitpid(identifier, &status, WUNTRACED | (waiting ? 0 : WNOHANG))
    terminal.drain()
    guard found == identifier else { return found == 0 ? .running : .exit(-1) }
    if status & 0xFF == 0x7F { return .stopped }
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  private static func spawn(_ command: [String], on path: String) throws -> pid_t {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which Glibc's module does not have.
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&files, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    posix_spawnattr_setflags(&attributes, newSession)

    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [
      strdup("SWIFT_BACKTRACE=enable=no"), strdup("PATH=/usr/bin:/bin"), nil,
    ]
    defer { (arguments + environment).forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, command[0], &files, &attributes, &arguments, &environment)
    guard code == 0 else {
      throw PseudoTerminal.Failure(call: "posix_spawn \(command)", code: code)
    }
    return identifier
  }

  /// The probe is built into the folder that holds the tests.
  private static func executable(_ program: String) -> String {
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/") + "/" + program
  }
}
