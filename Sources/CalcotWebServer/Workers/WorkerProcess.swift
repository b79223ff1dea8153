#if Web && os(Linux)
  import CalcotWeb
  import NIOCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The process of a worker: the same program with the same arguments. An environment variable
  /// tells it its place among the workers, and a fixed descriptor is its socket to the supervisor.
  struct WorkerProcess {
    /// The end of a process.
    enum End: Equatable, CustomStringConvertible {
      case exit(Int32)
      case signal(Int32)

      /// Creates the end from a status of waitpid(2).
      init(status: Int32) {
        self = status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
      }

      var description: String {
        switch self {
        case .exit(let status): "exit \(status)"
        case .signal(let signal): "signal \(signal)"
        }
      }
    }

    /// The environment variable with the number of a worker and the number of all workers, as in
    /// `0/4`.
    static let variable = "CALCOT_WORKER"
    /// The descriptor of a worker's socket.
    static let descriptor: Int32 = 3

    let identifier: pid_t

    /// Starts a worker, which inherits only the standard output and the standard error.
    ///
    /// - Throws: The system's error.
    static func start(_ number: Int, of count: Int, _ socket: WorkerSocket) throws -> WorkerProcess
    {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, socket.descriptor, descriptor)
      var attributes = attributes()
      defer { posix_spawnattr_destroy(&attributes) }
      let place = "\(variable)=\(number)/\(count)"
      var identifier: pid_t = 0
      let error = withStrings(CommandLine.arguments) { arguments in
        withStrings(environment() + [place]) { environment in
          // NB: The program as it was started, also if its file has been replaced since.
          posix_spawn(
            &identifier, "/proc/self/exe", &actions, &attributes, arguments, environment)
        }
      }
      guard error == 0 else { throw IOError(errnoCode: error, reason: "posix_spawn") }
      return WorkerProcess(identifier: identifier)
    }

    /// Returns how the process has ended; `nil` if it is still running.
    func end() -> End? {
      var status: Int32 = 0
      let reaped = waitpid(identifier, &status, WNOHANG)
      if reaped < 0, errno != EINTR { return .exit(-1) }
      return reaped == identifier ? End(status: status) : nil
    }

    func send(_ signal: Int32) { kill(identifier, signal) }

    /// Returns attributes that reset the handling of signals. NB: A worker must not inherit that of
    /// the supervisor.
    private static func attributes() -> posix_spawnattr_t {
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      for signal in [SIGTERM, SIGINT, SIGPIPE] { sigaddset(&signals, signal) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
      return attributes
    }

    private static func environment() -> [String] {
      var texts: [String] = []
      var next = environ
      while let text = next.pointee {
        texts.append(String(cString: text))
        next += 1
      }
      return texts.filter { !$0.hasPrefix("\(variable)=") }
    }

    private static func withStrings<Result>(
      _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
      let copies = texts.map { strdup($0) }
      defer { for copy in copies { free(copy) } }
      return body(copies + [nil])
    }
  }

  extension WorkerProcess {
    /// Returns the place of this process among the workers, and its socket; `nil` if it is not a
    /// worker.
    static func own() -> (number: Int, count: Int, socket: WorkerSocket)? {
      guard let (number, count) = ownPlace() else { return nil }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return (number, count, WorkerSocket(descriptor))
    }

    /// Returns the place of this process among the workers. NB: A process that a worker starts
    /// inherits the variable, but not the socket.
    static func ownPlace() -> (number: Int, count: Int)? {
      guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
      let parts = text.split(separator: "/").compactMap { Int(outside: $0, in: 0...9_999) }
      guard parts.count == 2, isSocket(descriptor) else { return nil }
      return (parts[0], parts[1])
    }

    private static func isSocket(_ descriptor: Int32) -> Bool {
      var kind: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      return getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0
        && kind == Int32(SOCK_SEQPACKET.rawValue)
    }
  }
#endif
