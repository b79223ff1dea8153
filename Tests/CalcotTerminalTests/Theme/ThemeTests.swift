import Calcot
import CalcotContent
import CalcotTerminalTesting
import CalcotTesting
import Testing

@testable import CalcotTerminal

@Suite @MainActor struct ThemeTests {
  private static let styles = [
    TextStyle(dim: true), TextStyle(foreground: .red), TextStyle(foreground: .green),
    TextStyle(foreground: .yellow), TextStyle(foreground: .cyan),
  ]

  @Test func `each color can be read on any background, and a placeholder differs from a text`()
    throws
  {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let ends = [RGB(0, 0, 0), RGB(1, 1, 1), RGB(0.99, 0.96, 0.89), RGB(0, 0.17, 0.21)]
    let others = (0..<500).map { _ in
      RGB(
        .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator),
        .random(in: 0...1, using: &generator))
    }
    for background in ends + others {
      let palette = try #require(Theme(depth: .truecolor, background: background).palette)
      let isExtreme = background.luminance < 0.1 || background.luminance > 0.35
      for style in Self.styles {
        let color = try #require(palette.color(of: style))
        #expect(
          color.contrast(to: background) >= (isExtreme ? 4.5 : 3.5),
          "\(style) on \(background), seed \(seed)")
      }
      let placeholder = try #require(palette.color(of: TextStyle(dim: true, underline: true)))
      #expect(placeholder.contrast(to: background) >= 2.9, "\(background), seed \(seed)")
      #expect(palette.color(of: TextStyle(underline: true)) == nil, "a text has the terminal's own")
      #expect(palette.focusText.contrast(to: palette.focus) >= 3, "\(background), seed \(seed)")
    }
  }

  @Test func `an app's own accent color is used, changed as far as the background requires`() throws
  {
    let look = try AppTheme(accent: 0x8A2A0B, darkAccent: 0xFFB59B)
    let accents = [(RGB(1, 1, 1), 0x8A2A0B as UInt32), (RGB(0, 0, 0), 0xFFB59B)]
    for (background, code) in accents {
      let palette = Theme(depth: .truecolor, background: background, look: look).palette
      #expect(palette?.accent.code == code && palette?.focus.code == code)
    }
    let gray = RGB(0.6, 0.5, 0.5)
    let palette = try #require(Theme(depth: .truecolor, background: gray, look: look).palette)
    #expect(palette.accent.contrast(to: gray) >= 4.5)
    #expect(Theme(depth: .sixteen, background: gray, look: look).palette == nil)
  }

  @Test func `a terminal that does not answer keeps its own palette`() {
    for depth in [ColorDepth.sixteen, .indexed, .truecolor] {
      let look = Theme(depth: depth).look(of: TextStyle(dim: true, foreground: .red))
      #expect(look == Look(dim: true, foreground: .named(.red)))
    }
    let none = Theme(depth: .none, background: RGB(1, 1, 1))
    #expect(none.look(of: TextStyle(bold: true, foreground: .red)) == Look(bold: true))
  }

  @Test(arguments: [
    ([:], ColorDepth.sixteen), (["NO_COLOR": "1", "COLORTERM": "truecolor"], .none),
    (["NO_COLOR": ""], .sixteen), (["TERM": "dumb"], .none), (["TERM": "vt100"], .none),
    (["TERM": "xterm-mono"], .none), (["TERM": "linux"], .sixteen),
    (["TERM": "xterm-256color"], .indexed), (["TERM": "tmux-256color"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
    (["TERM": "xterm-direct"], .truecolor),
  ])
  func `the depth of the colors is what the environment says`(
    _ environment: [String: String], _ depth: ColorDepth
  ) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test func `a light terminal that answers gets colors for light`() throws {
    for (depth, mark) in [("", "38;5;"), ("truecolor", "38;2;")] {
      let terminal = VirtualTerminal(columns: 40, rows: 10)
      let app = CalcotApp(SmallCoordinator())
      let environment = ["TERM": "xterm-256color", "COLORTERM": depth]
      let host = TerminalHost(on: terminal, environment: environment)
      var output: [UInt8] = []
      terminal.onWrite = { output += $0 }
      try host.start(app)
      #expect(output.starts(with: ReportedColors.question))
      output = []
      terminal.onEvent?(.input(Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{07}".utf8)))
      let text = String(decoding: output, as: UTF8.self)
      #expect(text.contains(mark))
      #expect(!text.contains("\u{1B}[2m") && !text.contains("\u{1B}[7m"))
      output = []
      terminal.onEvent?(.input(Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{07}".utf8)))
      #expect(output.isEmpty, "the same answer changes nothing")
      host.stop()
    }
  }
}
