import CalcotTerminal
import CalcotTerminalTesting
import Foundation
import Testing

struct ClipboardBytesTests {
  @Test func `a text goes to the terminal encoded, so that nothing in it can act there`() {
    let hostile = "a\u{1B}]52;c;eA==\u{07}\u{1B}\\€"
    let bytes = ClipboardBytes(environment: [:])(hostile) ?? []
    #expect(bytes.starts(with: Array("\u{1B}]52;c;".utf8)))
    #expect(bytes.last == 0x07)
    let encoded = bytes.dropFirst(7).dropLast()
    #expect(encoded.allSatisfy { Character(Unicode.Scalar($0)).isBase64 })
    #expect(Data(base64Encoded: Data(encoded)) == Data(hostile.utf8))
  }

  @Test func `in tmux a text goes to tmux, and through it to the terminal`() {
    var screen = VirtualScreen(CellSize(columns: 10, rows: 2))
    screen.take(ClipboardBytes(environment: ["TMUX": "/tmp/tmux-0/default,1,0"])("€ a") ?? [])
    #expect(screen.copied == ["€ a", "€ a"])
    #expect(screen.unknown.isEmpty)
    #expect(screen.cells == CellBuffer(CellSize(columns: 10, rows: 2)))
    let bytes = ClipboardBytes(environment: ["TMUX": "x"])("a") ?? []
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}]52;c;YQ==\u{07}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{07}\u{1B}\\")
  }

  @Test func `a text that is too long for terminals is refused`() {
    let clipboard = ClipboardBytes(environment: [:])
    let longest = String(repeating: "x", count: ClipboardBytes.most)
    #expect(clipboard(longest)?.count ?? .max <= 100_000)
    #expect(clipboard(longest + "x") == nil)
  }
}

extension Character {
  fileprivate var isBase64: Bool { isASCII && (isLetter || isNumber || "+/=".contains(self)) }
}
