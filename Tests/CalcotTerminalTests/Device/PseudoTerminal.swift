import CalcotTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pseudo-terminal: this end is the person's, and `program` is the app's.
final class PseudoTerminal {
  struct Failure: Error { let call: String, code: Int32 }

  let person: Int32
  let program: Int32
  let path: String
  private(set) var output: [UInt8] = []

  init(columns: UInt16 = 40, rows: UInt16 = 10) throws {
    var (person, program): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&person, &program, nil, nil, nil) == 0,
      ttyname_r(program, &name, name.count) == 0
    else { throw Failure(call: "openpty", code: errno) }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    (self.person, self.program, path) = (person, program, String(decoding: bytes, as: UTF8.self))
    for end in [person, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
  }

  deinit { for end in [person, program] { close(end) } }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  func type(_ bytes: [UInt8]) { _ = write(person, bytes, bytes.count) }

  func type(_ keys: Key...) { keys.forEach { type($0.bytes) } }

  /// What a person sees after everything that has come.
  var screen: VirtualScreen {
    var screen = VirtualScreen(CellSize(columns: 40, rows: 10))
    screen.take(output)
    return screen
  }

  /// How the terminal treats input and output.
  var modes: String {
    var modes = termios()
    tcgetattr(program, &modes)
    let flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    return "\(flags) \(modes.c_cc)"
  }

  /// Reads until a text has come after the one awaited last; false after ten seconds without one.
  func awaitText(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    while true {
      if let found = output[unread...].firstRange(of: wanted) {
        unread = found.upperBound
        return true
      }
      guard readSome(within: 10_000) else { return false }
    }
  }

  /// Reads until a person can read a text on the screen; false after ten seconds without one.
  func awaitShown(_ text: String) -> Bool {
    while !screen.cells.lines.contains(where: { $0.contains(text) }) {
      guard readSome(within: 10_000) else { return false }
    }
    return true
  }

  /// Reads what is there without waiting.
  func drain() { while readSome(within: 0) {} }

  private var unread = 0

  private func readSome(within milliseconds: Int32) -> Bool {
    var poller = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, milliseconds) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(person, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    return true
  }
}
