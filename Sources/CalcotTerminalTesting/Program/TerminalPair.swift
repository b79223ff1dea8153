package import CalcotTerminal
import Foundation

/// The two ends of a pseudo-terminal: `user` is the user's end, and `program` is the app's.
package final class TerminalPair {
  package let user: Int32
  package let program: Int32
  package let path: String
  /// All output of the program so far.
  package private(set) var output: [UInt8] = []

  private var reader: ScreenReader
  private var unread = 0

  package init(columns: Int = 40, rows: Int = 10) throws(ProgramError) {
    var (user, program): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&user, &program, nil, nil, nil) == 0,
      ttyname_r(program, &name, name.count) == 0
    else { throw ProgramError("openpty", code: errno) }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    (self.user, self.program, path) = (user, program, String(decoding: bytes, as: UTF8.self))
    for end in [user, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reader = ScreenReader(CellSize(columns: columns, rows: rows))
    resize(columns: columns, rows: rows)
  }

  deinit { for end in [user, program] { close(end) } }

  package func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    reader.resize(to: CellSize(columns: columns, rows: rows))
    _ = ioctl(user, UInt(TIOCSWINSZ), &size)
  }

  package func type(_ bytes: [UInt8]) { _ = write(user, bytes, bytes.count) }

  package func type(_ keys: Key...) { keys.forEach { type($0.bytes) } }

  /// The screen after all output so far.
  package var screen: VirtualScreen { reader.screen }

  /// The terminal's input and output modes.
  package var modes: String {
    var modes = termios()
    tcgetattr(program, &modes)
    let flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    return "\(flags) \(modes.c_cc)"
  }

  /// Reads until a text follows the last awaited one. Returns `false` after a silent minute.
  package func awaitText(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    while true {
      if let found = output[unread...].firstRange(of: wanted) {
        unread = found.upperBound
        return true
      }
      guard readSome(within: 60_000) else { return false }
    }
  }

  /// Reads until a text is visible on the screen. Returns `false` after a minute without it.
  package func awaitShown(_ text: String) -> Bool {
    awaitScreen(within: .seconds(60)) { $0.cells.lines.contains { $0.contains(text) } }
  }

  /// Reads until the screen meets a condition; returns `false` at the time limit.
  package func awaitScreen(within limit: Duration, _ isWanted: (VirtualScreen) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + limit
    while !isWanted(screen) {
      guard readSome(within: Self.milliseconds(until: deadline)) else { return false }
    }
    return true
  }

  /// Reads the available output without waiting.
  package func drain() { while readSome(within: 0) {} }

  /// Reads until the other end of a pipe is closed; returns `false` at the time limit.
  func awaitClosing(of pipe: Int32, within limit: Duration) -> Bool {
    let deadline = ContinuousClock.now + limit
    while true {
      var pollers = [
        pollfd(fd: user, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&pollers, 2, Self.milliseconds(until: deadline))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      if pollers[0].revents & Int16(POLLIN) != 0 {
        _ = readSome(within: 0)
      } else if pollers[1].revents != 0 {
        return true
      }
    }
  }

  private func readSome(within milliseconds: Int32) -> Bool {
    var poller = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
    var ready: Int32
    repeat { ready = poll(&poller, 1, milliseconds) } while ready < 0 && errno == EINTR
    guard ready == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(user, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    reader.take(buffer[..<count])
    return true
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    Int32(clamping: Int(max(0, (deadline - .now) / .milliseconds(1))))
  }
}
