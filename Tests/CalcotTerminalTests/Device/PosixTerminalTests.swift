import CalcotTerminal
import CalcotTerminalTesting
import Foundation
import Testing

@Suite("PosixTerminal", .timeLimit(.minutes(20)))
@MainActor
struct PosixTerminalTests {
  /// Returns a terminal behind a pseudo-terminal, with its events.
  private func make(
    _ pty: TerminalPair
  ) -> (PosixTerminal, AsyncStream<TerminalEvent>.AsyncIterator) {
    let terminal = PosixTerminal(
      input: pty.program, output: pty.program, ownsProcess: false, escapeDelay: .milliseconds(1),
      sequenceDelay: .seconds(3_600))
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    terminal.onEvent = { continuation.yield($0) }
    return (terminal, events.makeAsyncIterator())
  }

  @Test("opening takes the terminal over, closing gives it back, and both may be done again")
  func opensAndCloses() throws {
    let pty = try TerminalPair()
    let before = pty.modes
    let (terminal, _) = make(pty)
    for _ in 0..<2 {
      try terminal.open()
      try terminal.open()
      pty.drain()
      #expect(pty.modes != before)
      #expect(pty.screen.isAlternate)
      terminal.close()
      terminal.close()
      pty.drain()
      #expect(pty.modes == before)
      #expect(!pty.screen.isAlternate)
    }
  }

  @Test func `a PosixTerminal that is released gives the terminal back`() throws {
    let pty = try TerminalPair()
    let before = pty.modes
    var terminal: PosixTerminal? = make(pty).0
    try terminal?.open()
    terminal = nil
    #expect(pty.modes == before)
  }

  @Test func `an open terminal has a size, and writes all its bytes`() throws {
    let pty = try TerminalPair(columns: 33, rows: 7)
    let (terminal, _) = make(pty)
    terminal.write(Array("early".utf8))
    try terminal.open()
    #expect(terminal.size == CellSize(columns: 33, rows: 7))
    terminal.write(Array("on time".utf8))
    terminal.close()
    terminal.write(Array("late".utf8))
    pty.drain()
    let text = String(decoding: pty.output, as: UTF8.self)
    #expect(text.contains("on time"))
    #expect(!text.contains("early") && !text.contains("late"))
  }

  @Test func `a terminal of an impossible size is taken as one that memory can hold`() throws {
    let pty = try TerminalPair()
    let (terminal, _) = make(pty)
    var size = winsize()
    (size.ws_col, size.ws_row) = (.max, .max)
    #expect(ioctl(pty.program, UInt(TIOCSWINSZ), &size) == 0)
    #expect(terminal.size == CellSize(columns: 2_000, rows: 1_000))
  }

  @Test func `keys come in as bytes, and a pause after them`() async throws {
    let pty = try TerminalPair()
    var (terminal, events) = make(pty)
    try terminal.open()
    pty.type(.escape)
    #expect(await events.next(isolation: #isolation) == .input([0x1B]))
    #expect(await events.next(isolation: #isolation) == .inputPaused(isLong: false))
    pty.type(.control("c"))
    #expect(await events.next(isolation: #isolation) == .input([3]))
    terminal.close()
  }

  @Test func `a paste larger than the terminal's own buffer comes whole`() async throws {
    let pty = try TerminalPair()
    var (terminal, events) = make(pty)
    try terminal.open()
    let text = String(repeating: "calçot ", count: 1_000)
    let (user, bytes) = (pty.user, Key.paste(text).bytes)
    let typing = Task.detached {
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(user, $0.baseAddress, $0.count) }
        rest = rest.dropFirst(max(written, 0))
      }
    }
    var parser = KeyParser()
    var keys: [Key] = []
    while keys.isEmpty, let event = await events.next(isolation: #isolation) {
      if case .input(let bytes) = event { keys = parser.feed(bytes) }
    }
    #expect(keys == [.paste(text)])
    await typing.value
    terminal.close()
  }

  @Test func `a slow reader of a descriptor that does not block loses nothing`() async throws {
    let pty = try TerminalPair()
    _ = fcntl(pty.program, F_SETFL, O_NONBLOCK)
    let (terminal, _) = make(pty)
    try terminal.open()
    let text = String(repeating: "0123456789", count: 20_000)
    let user = pty.user
    let reading = Task.detached {
      var count = 0
      var buffer = [UInt8](repeating: 0, count: 4096)
      var poller = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
      while count < text.utf8.count, poll(&poller, 1, 60_000) == 1 {
        count += max(read(user, &buffer, buffer.count), 0)
      }
      return count
    }
    terminal.write(Array(text.utf8))
    #expect(await reading.value >= text.utf8.count)
    terminal.close()
  }

  @Test func `a descriptor that is no terminal is refused, with advice on what to do`() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let error = TerminalError.notATerminal(descriptor: ends[0])
    #expect(throws: error) { try PosixTerminal(input: ends[0], output: ends[1]).open() }
    #expect(!PosixTerminal.isTerminal(input: ends[0], output: ends[1]))
    #expect(error.description.contains("Start the app in one"))
    for end in ends { close(end) }
  }
}
