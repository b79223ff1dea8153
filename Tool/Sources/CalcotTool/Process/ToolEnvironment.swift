import CalcotFiles
import Foundation

/// The environment of a command: folder, variables, terminal, time.
struct ToolEnvironment: Sendable {
  /// The absolute path of the current folder.
  var currentFolder: Path
  var variable: @Sendable (String) -> String?
  var isOutputTerminal = false
  var isErrorTerminal = false
  /// The time in seconds since 1970.
  var now: Int
  /// Returns the time on a clock that nobody sets, for what depends on how long a command takes.
  var instant: @Sendable () -> ContinuousClock.Instant = { .now }
  /// The identity of the tool in its cache, which changes with every build.
  var toolIdentity: ContentHash
  /// The durations of the stages of the run.
  var timings = Timings()
  /// Shows the progress of a long run on a terminal.
  var showProgress: @Sendable (String) -> Void = { _ in }
  /// Waits a moment, and returns false if the command must not wait any longer.
  var pause: @Sendable () -> Bool = { usleep(300_000) == 0 }

  /// The environment of this process.
  static var process: ToolEnvironment {
    // NB: a reader may close the pipe before the end, which is no error.
    signal(SIGPIPE, SIG_IGN)
    return ToolEnvironment(
      currentFolder: workingFolder,
      variable: { name in getenv(name).map { String(cString: $0) } },
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      now: time(nil),
      toolIdentity: ToolIdentity.hash(),
      showProgress: { StandardStream.error.write($0) })
  }

  private static var workingFolder: Path {
    guard let text = getcwd(nil, 0) else { return "/" }
    defer { free(text) }
    let bytes = UnsafeBufferPointer(start: text, count: strlen(text))
    return Path(bytes: bytes.map(UInt8.init(bitPattern:)))
  }

  /// The date in days since 1970.
  var today: UInt32 { UInt32(clamping: now / 86_400) }

  /// The date as `2026-11-22`, in UTC.
  var date: String {
    var seconds = time_t(now)
    return withUnsafeTemporaryAllocation(of: tm.self, capacity: 1) { room in
      guard let date = gmtime_r(&seconds, room.baseAddress)?.pointee else { return "" }
      func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return "\(date.tm_year + 1900)-\(padded(date.tm_mon + 1))-\(padded(date.tm_mday))"
    }
  }

  /// Returns the path to open for a path on the command line.
  func opened(_ path: Path) -> Path {
    path.isAbsolute ? path : currentFolder.appending(path.bytes)
  }

  /// Writes the output of a command, and ends the process.
  func finish(_ result: CommandResult) -> Never {
    StandardStream.output.write(result.output)
    StandardStream.error.write(result.messages)
    exit(result.status.rawValue)
  }
}
