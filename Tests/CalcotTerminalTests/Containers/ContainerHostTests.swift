import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import Testing

@testable import ContainerProbe

@Suite("TerminalHost with containers")
@MainActor
struct ContainerHostTests {
  private let club = ClubCoordinator()
  private let app: CalcotApp
  private let terminal = VirtualTerminal(columns: 110, rows: 24)

  init() { app = CalcotApp(club) }

  private func started() throws -> TerminalHost {
    let host = TerminalHost(on: terminal)
    try host.start(app)
    return host
  }

  @Test func `tells the app whether two sides fit, at the start and when that changes`() throws {
    var inputs: [HostInput] = []
    app.inputs.add { inputs.append($0) }
    let host = try started()
    #expect(inputs == [])
    terminal.resize(columns: 109, rows: 24)
    terminal.resize(columns: 40, rows: 12)
    #expect(inputs == [.resize(isNarrow: true)])
    terminal.resize(columns: 110, rows: 12)
    terminal.resize(columns: 120, rows: 40)
    #expect(inputs == [.resize(isNarrow: true), .resize(isNarrow: false)])
    host.stop()
    let narrow = VirtualTerminal(columns: 60, rows: 24)
    let second = TerminalHost(on: narrow)
    try second.start(app)
    #expect(inputs.last == .resize(isNarrow: true))
    #expect(app.tree.isNarrow)
    second.stop()
  }

  @Test func `a tab keeps its screens, its focus and how far it is scrolled`() throws {
    let host = try started()
    terminal.resize(columns: 80, rows: 10)
    terminal.type(.end, .up)
    let before = terminal.text
    terminal.type(.alt("2"))
    #expect(terminal.lines[1] == " People")
    terminal.type(.alt("1"))
    #expect(terminal.text == before)
    terminal.type(.enter)
    #expect(terminal.lines[1] == " ‹ Back  Group 11")
    terminal.type(.alt("1"))
    #expect(terminal.text == before, "the shown tab goes to its root, which is as it was left")
    host.stop()
  }

  @Test func `moving to the other side writes no more than the two titles and the focus`() throws {
    let host = try started()
    terminal.type(.alt("3"), .enter)
    #expect(terminal.text.contains("┬── Letter 1 ─"))
    let untouched = terminal.lines[8...20]
    terminal.type(.control("o"))
    #expect(terminal.lines[8...20] == untouched)
    #expect(terminal.cellsPainted < 200)
    #expect(host.painted.screens == app.tree.shownScreens)
    host.stop()
  }

  @Test func `a click uses what it hits on either side of a split`() throws {
    let host = try started()
    terminal.type(.alt("3"), .enter)
    #expect(club.mail.navigation.side == .secondary)
    terminal.type(.click(column: 3, row: 3))
    #expect(terminal.text.contains("┬── Letter 2 ─"))
    terminal.type(.click(column: 3, row: 20))
    #expect(club.mail.navigation.side == .primary, "also where nothing is to be used")
    host.stop()
  }

  @Test("the painted screen is what the tree shows, with containers in sheets and stacks")
  func agrees() async throws {
    let host = try started()
    func check(_ step: String) async {
      await app.settle()
      #expect(host.painted.screens == app.tree.shownScreens, "\(step)")
    }
    await check("start")
    club.groups.navigation.push(.mail)
    await check("a split pushed onto a stack")
    #expect(terminal.text.contains("‹ Back ─ Inbox"))
    terminal.resize(columns: 50, rows: 20)
    await check("narrow")
    terminal.type(.enter)
    await check("the secondary side alone")
    terminal.resize(columns: 110, rows: 30)
    await check("wide")
    terminal.type(.control("o"))
    await check("the other side")
    club.groups.navigation.present(.settings)
    await check("tabs in a sheet")
    #expect(terminal.text.contains("│ ‹Look›  Sound"))
    terminal.type(.alt("2"))
    await check("the sheet's second tab")
    #expect(terminal.text.contains("‹Sound›"))
    #expect(club.navigation.selected == .groups)
    club.groups.navigation.present(.mail, as: .fullScreen)
    await check("a split over everything")
    terminal.type(.control("o"), .escape)
    await check("closed again")
    terminal.type(.escape)
    await check("the sheet closed")
    host.stop()
  }

  @Test func `Back in a narrow split leads to the primary side`() throws {
    let host = try started()
    terminal.resize(columns: 40, rows: 12)
    terminal.type(.alt("3"))
    #expect(terminal.lines[1] == " Inbox")
    terminal.type(.enter)
    #expect(terminal.lines[1] == " ‹ Back  Letter 1")
    terminal.type(.control("o"))
    #expect(terminal.lines[1] == " ‹ Back  Letter 1", "there is no other side to go to")
    terminal.type(.escape)
    #expect(terminal.lines[1] == " Inbox")
    #expect(club.mail.navigation.side == .primary)
    host.stop()
  }
}
