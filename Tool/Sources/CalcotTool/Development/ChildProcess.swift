#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// A process whose output is read as it comes.
  final class ChildProcess {
    private let identifier: pid_t
    private let use: Use
    private let output: Descriptor
    /// The end of the pipe to which the process writes; nil after the last of it has been read.
    var unread: Descriptor? { isRead ? nil : output }
    private var isRead = false
    /// The last part of what the process has written.
    private(set) var written: [UInt8] = []

    private static let mostWritten = 1 << 18

    /// The streams that a process shares with this one.
    enum Use {
      /// Nothing: its output and its errors are read.
      case silent
      /// The standard output.
      case output
      /// The terminal.
      case terminal
    }

    var text: String { String(decoding: written, as: UTF8.self) }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: The program, which is looked up in the path, and its arguments.
    ///   - variables: Those that it has beside those of this process.
    ///   - passed: The descriptors that it gets, from 3 on.
    init(
      _ words: [String], variables: [String: String] = [:], passing passed: [Descriptor] = [],
      use: Use
    ) throws {
      self.use = use
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw DevFailure.system("a pipe cannot be made") }
      output = Descriptor(ends[0])
      let input = Descriptor(ends[1])
      #if canImport(Darwin)
        var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
      #else
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
      #endif
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      if use != .terminal {
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      }
      if use == .silent { posix_spawn_file_actions_adddup2(&actions, input.number, 1) }
      posix_spawn_file_actions_adddup2(&actions, input.number, 2)
      for (number, descriptor) in passed.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(3 + number))
      }
      Self.set(&attributes, hasGroup: use != .terminal)
      for (name, value) in variables { setenv(name, value, 1) }
      defer { for name in variables.keys { unsetenv(name) } }
      var arguments = words.map { strdup($0) } + [nil]
      defer { for argument in arguments { free(argument) } }
      var identifier = pid_t()
      let failure = posix_spawnp(&identifier, words[0], &actions, &attributes, &arguments, environ)
      guard failure == 0 else {
        throw DevFailure.failure(
          "calcot: error: \(words[0]) cannot be run: \(String(cString: strerror(failure)))")
      }
      self.identifier = identifier
      output.becomeNonblocking()
    }

    #if canImport(Darwin)
      private typealias Attributes = posix_spawnattr_t?
    #else
      private typealias Attributes = posix_spawnattr_t
    #endif

    /// Gives the process the usual handling of signals, and a group of its own if asked.
    private static func set(_ attributes: inout Attributes, hasGroup: Bool) {
      var (defaults, blocked) = (sigset_t(), sigset_t())
      sigemptyset(&defaults)
      sigemptyset(&blocked)
      posix_spawnattr_setsigmask(&attributes, &blocked)
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&defaults, signal) }
      posix_spawnattr_setsigdefault(&attributes, &defaults)
      let group = hasGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | group)
    }

    /// Reads what has been written; returns it, or nil at the end.
    func read() -> [UInt8]? {
      guard let bytes = output.read() else {
        isRead = true
        return nil
      }
      written = (written + bytes).suffix(Self.mostWritten)
      return bytes
    }

    /// Sends a signal to the process and to those that it has started.
    func send(_ signal: Int32) { kill(use == .terminal ? identifier : -identifier, signal) }

    /// Returns the status of the process if it has ended: nothing for success.
    ///
    /// - Parameter isWaiting: A Boolean value that indicates whether to wait for its end.
    func end(isWaiting: Bool) -> End? {
      var status: Int32 = 0
      var reaped = waitpid(identifier, &status, isWaiting ? 0 : WNOHANG)
      while reaped < 0, errno == EINTR { reaped = waitpid(identifier, &status, 0) }
      guard reaped != 0 else { return nil }
      if status & 0x7F != 0 { return End(text: "signal \(status & 0x7F)") }
      let code = (status >> 8) & 0xFF
      return End(text: code == 0 ? nil : "exit code \(code)")
    }

    /// Ends the process by a signal, or after the patience by force. NB: it is read meanwhile, because a full
    /// pipe would hold it; and told again, because SwiftPM loses a signal that comes while it begins.
    func stop(_ signal: Int32) {
      send(signal)
      let deadline = ContinuousClock.now + Self.patience
      var next = ContinuousClock.now + Self.patience / 10
      while read() != nil, let output = unread, ContinuousClock.now < deadline {
        if next <= .now {
          send(signal)
          next = .now + Self.patience / 10
        }
        var polled = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
        _ = poll(&polled, 1, 50)
      }
      send(SIGKILL)
      _ = end(isWaiting: true)
    }

    /// The time that a process has for its end.
    static let patience = Duration.seconds(3)

    /// The end of a process.
    struct End {
      /// The signal or the exit code; nil for success.
      let text: String?
    }
  }
#endif
