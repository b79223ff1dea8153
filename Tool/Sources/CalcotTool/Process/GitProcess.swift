import Foundation

/// Runs git as a child process.
enum GitProcess {
  struct Answer {
    var output: [UInt8]
    /// The text of standard error, without line ends.
    var message: String
    var status: Int32
  }

  /// Runs git with these arguments and waits for its end.
  /// - Throws: An error if git is not installed.
  static func run(_ arguments: [String]) throws -> Answer {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0, let notes = tmpfile() else {
      throw ToolFailure.failure("calcot: error: git cannot be asked: no more open files")
    }
    defer { fclose(notes) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fileno(notes), STDERR_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var words: [UnsafeMutablePointer<CChar>?] = (["git"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, "git", &actions, nil, &words, environ)
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      throw ToolFailure.failure(
        "calcot: error: git cannot be run; install it, or put it on the PATH")
    }
    let output = bytes(from: ends[0])
    close(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    rewind(notes)
    let message = String(decoding: bytes(from: fileno(notes)), as: UTF8.self)
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    // NB: a process ended by a signal has no exit code.
    let code = status & 0x7f == 0 ? (status >> 8) & 0xff : 128
    return Answer(output: output, message: message, status: code)
  }

  private static func bytes(from file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &room, room.count)
      if count > 0 { bytes += room[..<count] } else if count == 0 || errno != EINTR { return bytes }
    }
  }
}
