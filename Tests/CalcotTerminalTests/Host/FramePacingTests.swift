import Calcot
import CalcotTerminalTesting
import CalcotTesting
import Testing

@testable import CalcotTerminal

/// Frames on a line that is slower than the user.
@Suite(.timeLimit(.minutes(20))) @MainActor struct FramePacingTests {
  private let terminal = VirtualTerminal(columns: 80, rows: 24)
  private let clock = ManualClock()
  private let app = CalcotApp(SmallCoordinator())

  /// Shows the app in a terminal that has told its attributes.
  private func start() throws -> TerminalHost {
    let host = TerminalHost(
      on: terminal, environment: ["TERM": "xterm-256color"], clock: HostClock(clock))
    try host.start(app)
    terminal.confirmsFrames = false
    terminal.onEvent?(.input(Array("\u{1B}[?62;22c".utf8)))
    return host
  }

  @Test func `a line that is behind gets the newest frame alone, and none while it is behind`()
    throws
  {
    let host = try start()
    terminal.type(.control("l"))
    let before = terminal.bytesWritten
    for _ in 0..<7 { terminal.type(.down) }
    #expect(terminal.bytesWritten == before)
    terminal.confirmFrame()
    #expect(terminal.bytesWritten > before)
    #expect(terminal.bytesWritten < before + 400, "one frame")
    #expect(host.painted.focus == host.state.focus(in: host.compose(app)))
    terminal.confirmsFrames = true
    terminal.type(.enter)
    #expect(terminal.lines[0].contains("Item 7"))
    host.stop()
  }

  @Test func `a terminal that does not confirm is waited for once`() async throws {
    let host = try start()
    terminal.type(.control("l"))
    let before = terminal.bytesWritten
    terminal.type(.down)
    #expect(terminal.bytesWritten == before)
    while terminal.bytesWritten == before, !Task.isCancelled {
      clock.advance(by: .seconds(2))
      await Task.yield()
    }
    let after = terminal.bytesWritten
    terminal.type(.down)
    #expect(terminal.bytesWritten > after)
    host.stop()
  }

  @Test func `a terminal that has not answered is not asked`() throws {
    let host = TerminalHost(on: terminal, environment: ["TERM": "xterm-256color"])
    var written: [UInt8] = []
    terminal.onWrite = { written += $0 }
    try host.start(app)
    terminal.type(.down)
    #expect(!String(decoding: written, as: UTF8.self).contains("\u{1B}[5n"))
    host.stop()
  }
}
