import Calcot
import CalcotContent
import CalcotTerminalTesting
import CalcotTesting
import Foundation
import Testing

@testable import CalcotTerminal

@Suite("Pictures in the terminal") @MainActor struct PictureHostTests {
  private static let kitty = "\u{1B}P>|kitty(0.32.2)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c"
  private static let xterm = "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[6;12;6t\u{1B}[?62;4;6c"

  /// An app on a terminal in memory, with all that is written to it.
  @MainActor final class Shown {
    let terminal: VirtualTerminal
    let host: TerminalHost
    let coordinator = PictureCoordinator()
    let app: CalcotApp
    private(set) var output = ""

    init(_ environment: [String: String], rows: Int = 30) throws {
      app = CalcotApp(coordinator)
      terminal = VirtualTerminal(columns: 60, rows: rows)
      host = TerminalHost(on: terminal, environment: environment)
      terminal.onWrite = { [weak self] in self?.output += String(decoding: $0, as: UTF8.self) }
      try host.start(app)
    }

    /// Answers as a terminal, and returns what is written then.
    @discardableResult
    func answer(_ text: String) async -> String {
      output = ""
      terminal.onEvent?(.input(Array(text.utf8)))
      return await settled()
    }

    func press(_ keys: Key...) async -> String {
      output = ""
      terminal.type(keys)
      return await settled()
    }

    func settled() async -> String {
      await host.images.finish()
      host.paint()
      return output
    }

    /// The pictures that a terminal with kitty's protocol has now.
    var held: Set<String> {
      var held: Set<String> = []
      for (_, command) in terminal.screen.graphics {
        let number = command.firstMatch(of: /i=(\d+)/).map { String($0.1) } ?? ""
        if command.contains("a=t,") { held.insert(number) }
        if command.contains("d=I") { held.remove(number) }
        if command.contains("d=A") { held = [] }
      }
      return held
    }
  }

  static let colorful = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

  @Test func `the terminal is asked for its name first, and for graphics only if it has one`()
    async throws
  {
    let shown = try Shown(Self.colorful)
    #expect(shown.output.contains("\u{1B}[>q\u{1B}[16t\u{1B}[c"))
    #expect(!shown.output.contains("\u{1B}_G"))
    let nameless = await shown.answer("\u{1B}[?1;2c")
    #expect(!nameless.contains("\u{1B}_G"), "it would print what it does not know")
    let named = try Shown(Self.colorful)
    #expect(
      await named.answer(Self.kitty).contains("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"))
    let sixels = try Shown(Self.colorful)
    #expect(await sixels.answer(Self.xterm).contains("\u{1B}[?1;1;0S"))
    #expect(await sixels.answer(Self.xterm) == "", "the same answer asks nothing")
  }

  @Test(arguments: [
    ["TERM": "xterm"], ["TERM": "linux"], ["TERM": "vt100"], ["TERM": "dumb"], [:],
    ["TERM": "xterm-256color", "NO_COLOR": "1"], ["TERM": "xterm-256color", "LC_ALL": "C"],
  ])
  func `a terminal without colors or UTF-8 is asked nothing, and shows a picture's label`(
    _ environment: [String: String]
  ) async throws {
    let shown = try Shown(environment)
    #expect(!shown.output.contains("\u{1B}[>q"))
    _ = await shown.settled()
    #expect(shown.terminal.text.contains("Leeks (9"))
    #expect(!shown.output.contains("▀"))
  }

  @Test(arguments: [
    ["TERM": "tmux-256color"], ["TERM": "screen-256color"],
    ["TERM": "xterm-256color", "TMUX": "/tmp/tmux"],
  ])
  func `within tmux and screen nothing is asked, and pictures are of half blocks`(
    _ environment: [String: String]
  ) async throws {
    let shown = try Shown(environment)
    _ = await shown.settled()
    #expect(!shown.output.contains("\u{1B}[>q") && shown.output.contains("▀"))
    #expect(shown.terminal.screen.graphics.isEmpty)
  }

  @Test func `a picture is in its proportions over its label`() async throws {
    let shown = try Shown(Self.colorful)
    _ = await shown.settled()
    let pixels = (0..<30).map { row in
      (0..<60).filter { shown.terminal.screen.cells[$0, row].style.pixels != .none }
    }
    let rows = pixels.filter { !$0.isEmpty }
    #expect(rows.count == 2 && rows[0] == Array(1...5), "9 by 6 pixels, enlarged by four")
    let last = try #require(pixels.lastIndex { !$0.isEmpty })
    #expect(shown.terminal.lines[last + 1] == " Leeks")
  }

  @Test func `kitty's pictures come with its answer, and go when they are covered or left`()
    async throws
  {
    let shown = try Shown(Self.colorful)
    await shown.answer(Self.kitty)
    let came = await shown.answer("\u{1B}_Gi=31;OK\u{1B}\\")
    #expect(came.contains("a=t,f=100") && shown.held.count == 1)
    #expect(await shown.press(.character("?")).contains("d=I"))
    #expect(shown.held.isEmpty, "covered")
    _ = await shown.press(.escape)
    #expect(shown.held.count == 1)
    shown.terminal.resize(columns: 50, rows: 20)
    _ = await shown.settled()
    #expect(shown.held.count == 1, "after another size of the window")
    shown.coordinator.navigation.push(.damaged)
    _ = await shown.settled()
    #expect(shown.terminal.text.contains("No picture here") && shown.held.isEmpty)
    shown.coordinator.navigation.pop()
    _ = await shown.settled()
    #expect(shown.held.count == 1)
    shown.host.stop()
    #expect(shown.held.isEmpty, "the terminal is given back without pictures")
  }

  @Test func `a picture that is scrolled is cut, and goes with its last line`() async throws {
    let shown = try Shown(Self.colorful, rows: 13)
    await shown.answer(Self.kitty.replacing("6;20;10t", with: "6;8;4t"))
    await shown.answer("\u{1B}_Gi=31;OK\u{1B}\\")
    #expect(shown.held.count == 1)
    var cuts: [String] = []
    for _ in 0..<12 {
      _ = await shown.press(.down)
      cuts += shown.terminal.screen.graphics.map(\.command).filter { $0.contains(",y=") }
    }
    #expect(!cuts.isEmpty)
    #expect(shown.held.isEmpty)
  }

  @Test func `sixels and files in the text are drawn once, and anew when the font changes`()
    async throws
  {
    let sixels = try Shown(Self.colorful)
    let first = await sixels.answer(Self.xterm)
    #expect(first.components(separatedBy: "\u{1B}P0;1q").count == 2)
    #expect(await !sixels.press(.down).contains("\u{1B}P0;1q"))
    sixels.terminal.resize(columns: 60, rows: 30)
    #expect(await sixels.settled().contains("\u{1B}[16t"))
    #expect(await sixels.answer("\u{1B}[6;24;12t").contains("\u{1B}P0;1q\"1;1;36;"))
    for (name, program) in [("iTerm2 3.5", ""), ("WezTerm 2024", ""), (nil, "iTerm.app")] {
      var environment = Self.colorful
      environment["TERM_PROGRAM"] = program
      let files = try Shown(environment)
      let version = name.map { "\u{1B}P>|\($0)\u{1B}\\" } ?? ""
      #expect(await files.answer(version + "\u{1B}[?62;4c").contains("]1337;File=inline=1"))
    }
  }

  @Test func `sixels are used where only the system knows the size of a cell`() async throws {
    let answer = "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?63;1;2;4;6;9;15;16;22;28c"
    let unknown = try Shown(Self.colorful)
    #expect(await !unknown.answer(answer).contains("\u{1B}P0;1q"), "its rows would not fit")
    let known = try Shown(Self.colorful)
    known.terminal.cell = PixelSize(width: 6, height: 12)
    #expect(await known.answer(answer).contains("\u{1B}P0;1q\"1;1;36;"))
  }

  @Test func `a damaged picture with a right header is shown by its label`() async throws {
    let shown = try Shown(Self.colorful)
    shown.coordinator.navigation.push(.damaged)
    _ = await shown.settled()
    #expect(shown.terminal.text.contains("▣ Damaged (640×480)"))
  }
}
