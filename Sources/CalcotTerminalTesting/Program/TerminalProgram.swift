import Foundation

/// A program that runs in its own session on a pseudo-terminal. It is killed on deinitialization.
package final class TerminalProgram {
  package let terminal: TerminalPair
  package let modesBefore: String
  private let identifier: pid_t
  /// A pipe whose other end only the program holds, so that the pipe closes when the program ends.
  private let lifeline: Int32
  private var ended: ProgramEnd?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program's path and its arguments.
  ///   - environment: All environment variables of the program.
  package init(
    _ command: [String], environment: [String: String], on terminal: TerminalPair
  ) throws(ProgramError) {
    self.terminal = terminal
    modesBefore = terminal.modes
    var pipe: [Int32] = [-1, -1]
    guard Self.openPipe(&pipe) == 0 else { throw ProgramError("pipe", code: errno) }
    defer { close(pipe[1]) }
    let code: Int32
    (code, identifier) = Self.spawn(command, environment, on: terminal.path, lifeline: pipe[1])
    lifeline = pipe[0]
    guard code == 0 else {
      ended = .exit(-1)
      throw ProgramError("posix_spawn \(command)", code: code)
    }
  }

  deinit {
    if ended == nil, awaitEnd(waiting: false) == .running || ended == nil {
      kill(identifier, SIGKILL)
      while awaitEnd() == .stopped {}
    }
    close(lifeline)
  }

  package func send(_ signal: Int32) { if ended == nil { kill(identifier, signal) } }

  /// Returns how the program ended, or that it was stopped.
  package func awaitEnd(waiting: Bool = true) -> ProgramEnd {
    if let ended { return ended }
    var status: Int32 = 0
    var found: pid_t
    repeat {
      found = waitpid(identifier, &status, WUNTRACED | (waiting ? 0 : WNOHANG))
    } while found < 0 && errno == EINTR
    terminal.drain()
    if found == 0 { return .running }
    if found == identifier, status & 0xFF == 0x7F { return .stopped }
    let end: ProgramEnd =
      if found != identifier {
        .exit(-1)
      } else if status & 0x7F == 0 {
        .exit(status >> 8 & 0xFF)
      } else {
        .signal(status & 0x7F)
      }
    ended = end
    return end
  }

  /// Returns how the program ended, reading its output meanwhile, or `.running` at the time limit.
  package func awaitEnd(within limit: Duration) -> ProgramEnd {
    guard ended != nil || terminal.awaitClosing(of: lifeline, within: limit) else {
      return .running
    }
    return awaitEnd()
  }

  private static func openPipe(_ ends: inout [Int32]) -> Int32 {
    let result = pipe(&ends)
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return result
  }

  private static func spawn(
    _ command: [String], _ variables: [String: String], on path: String, lifeline: Int32
  ) -> (code: Int32, identifier: pid_t) {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int16 = 0x80  // NB: POSIX_SPAWN_SETSID, which Glibc's module does not have.
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    // NB: the lifeline goes first; its own low number could be one of those opened next.
    posix_spawn_file_actions_adddup2(&files, lifeline, 9)
    posix_spawn_file_actions_addopen(&files, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    // NB: a test runner's threads block signals, and a shell's background jobs ignore some; a
    // program in a terminal does neither.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let signals = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, newSession | signals)

    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, command[0], &files, &attributes, &arguments, &environment)
    return (code, identifier)
  }
}
