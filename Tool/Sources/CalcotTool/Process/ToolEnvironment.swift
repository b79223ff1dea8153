import CalcotFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a command knows of the world it runs in.
struct ToolEnvironment: Sendable {
  /// Absolute.
  var currentFolder: Path
  var variable: @Sendable (String) -> String?
  var isOutputTerminal = false
  var isErrorTerminal = false
  /// Seconds since 1970.
  var now: Int
  /// Who made the cached facts: changes with every build of the tool.
  var toolIdentity: ContentHash
  /// How long the stages of the run take.
  var timings = Timings()
  /// Shows how far a long run is, on a terminal.
  var showProgress: @Sendable (String) -> Void = { _ in }

  /// As it is for this process.
  static var process: ToolEnvironment {
    // A reader that has seen enough closes the pipe; that is no mistake of anyone.
    signal(SIGPIPE, SIG_IGN)
    return ToolEnvironment(
      currentFolder: workingFolder,
      variable: { name in getenv(name).map { String(cString: $0) } },
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      now: time(nil),
      toolIdentity: ToolIdentity.hash(version: Calcot.version),
      showProgress: { StandardStream.error.write($0) })
  }

  private static var workingFolder: Path {
    guard let text = getcwd(nil, 0) else { return "/" }
    defer { free(text) }
    let bytes = UnsafeBufferPointer(start: text, count: strlen(text))
    return Path(bytes: bytes.map(UInt8.init(bitPattern:)))
  }

  /// Days since 1970.
  var today: UInt32 { UInt32(clamping: now / 86_400) }

  /// As `2026-11-22`, in Greenwich.
  var date: String {
    var seconds = time_t(now)
    return withUnsafeTemporaryAllocation(of: tm.self, capacity: 1) { room in
      guard let date = gmtime_r(&seconds, room.baseAddress)?.pointee else { return "" }
      func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return "\(date.tm_year + 1900)-\(padded(date.tm_mon + 1))-\(padded(date.tm_mday))"
    }
  }

  /// What a path that a person gave opens.
  func opened(_ path: Path) -> Path {
    path.isAbsolute ? path : currentFolder.appending(path.bytes)
  }

  /// Writes what a command has to say, and ends the process.
  func finish(_ result: CommandResult) -> Never {
    StandardStream.error.write(result.messages)
    StandardStream.output.write(result.output)
    exit(result.status.rawValue)
  }
}
