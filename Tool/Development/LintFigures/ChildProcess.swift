import ArgumentParser
import Foundation

/// The time and memory of a child process, as the system counts them.
struct ChildProcess {
  let seconds: Double
  /// The peak of its memory, in bytes.
  let peak: Int
  let status: Int32

  /// Runs a program to its end, and ignores its output.
  init(_ program: String, _ arguments: [String]) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var argv = ([program] + arguments).map { strdup($0) }
    argv.append(nil)
    defer { argv.forEach { free($0) } }
    var pid: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&pid, program, &actions, nil, argv, environ) == 0 else {
      throw ValidationError("'\(program)' could not be started")
    }
    var ended: Int32 = 0
    var usage = rusage()
    while wait4(pid, &ended, 0, &usage) == -1, errno == EINTR {}
    seconds = (ContinuousClock.now - start) / .seconds(1)
    #if canImport(Darwin)
      peak = usage.ru_maxrss
    #else
      peak = usage.ru_maxrss * 1024
    #endif
    status = ended & 0x7f == 0 ? (ended >> 8) & 0xff : -(ended & 0x7f)
  }
}
