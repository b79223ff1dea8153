import Calcot
import CalcotTerminalTesting
import CalcotTesting
import Testing

@testable import CalcotTerminal

@Suite("Details that follow the focus in a wide terminal", .timeLimit(.minutes(20)))
@MainActor
struct PreviewTests {
  private let shelf = ShelfCoordinator()
  private let app: CalcotApp
  private let clock = ManualClock()

  init() { app = CalcotApp(shelf) }

  /// Shows the app, with the focus on its first book.
  private func start(columns: Int, showsPreviews: Bool = true) throws -> (
    host: TerminalHost, terminal: VirtualTerminal
  ) {
    let terminal = VirtualTerminal(columns: columns, rows: 12)
    let host = TerminalHost(on: terminal, clock: HostClock(clock), showsPreviews: showsPreviews)
    host.register { LampView($0) }
    try host.start(app)
    terminal.type(.tab)
    return (host, terminal)
  }

  /// Lets the focus rest until the alarm of the host has rung.
  private func rest(_ host: TerminalHost) async {
    while host.preview?.isSet == true, !Task.isCancelled {
      clock.advance(by: .milliseconds(150))
      await Task.yield()
    }
  }

  @Test func `come while one moves in the list, keep the focus there, and Enter leads into them`()
    async throws
  {
    let (host, terminal) = try start(columns: 110)
    terminal.type(.down, .up, .down)
    #expect(shelf.navigation.routes == [.shelf], "the focus has not rested")
    await rest(host)
    #expect(shelf.navigation.routes == [.shelf, .book(2)])
    #expect(terminal.lines[0].hasSuffix("│ ‹ Back  Book 2"))
    #expect(terminal.lines.last?.hasSuffix("2 of 4") == true)
    terminal.type(.down)
    await rest(host)
    #expect(shelf.navigation.routes == [.shelf, .book(3)])
    terminal.type(.enter)
    #expect(terminal.lines.last?.contains("Ctrl-O Shelf") == true)
    terminal.type(.enter)
    #expect(shelf.navigation.routes == [.shelf, .book(3), .page(3)])
    host.stop()
  }

  @Test func `stay away once Escape has closed them, until the focus moves`() async throws {
    let (host, terminal) = try start(columns: 110)
    terminal.type(.down)
    await rest(host)
    terminal.type(.escape)
    await rest(host)
    #expect(shelf.navigation.routes == [.shelf])
    terminal.type(.up)
    await rest(host)
    #expect(shelf.navigation.routes == [.shelf, .book(1)])
    host.stop()
  }

  @Test(arguments: [(109, true), (110, false)])
  func `do not come in a narrower window, nor where the app does not want them`(
    _ columns: Int, _ showsPreviews: Bool
  ) async throws {
    let (host, terminal) = try start(columns: columns, showsPreviews: showsPreviews)
    terminal.type(.down)
    await rest(host)
    #expect(shelf.navigation.routes == [.shelf])
    host.stop()
  }
}
