import CalcotContent
import CalcotTerminal
import CalcotTesting
import CalcotTree
import Testing

struct KeyParserTests {
  static let sequences: [(String, [Key])] = [
    ("a", [.character("a")]), ("ç", [.character("ç")]), ("漢", [.character("漢")]),
    ("😀x", [.character("😀"), .character("x")]),
    ("e\u{301}", [.character("e"), .character("\u{301}")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
    ("\u{8}", [.backspace]), ("\u{0}", [.control(" ")]), ("\u{1}", [.control("a")]),
    ("\u{1A}", [.control("z")]), ("\u{1F}", [.control("_")]),
    ("␛[A", [.up]), ("␛[B", [.down]), ("␛[C", [.right]), ("␛[D", [.left]), ("␛[H", [.home]),
    ("␛[F", [.end]), ("␛[Z", [.backTab]), ("␛OA", [.up]), ("␛OD", [.left]), ("␛OH", [.home]),
    ("␛OF", [.end]), ("␛OM", [.enter]), ("␛[1~", [.home]), ("␛[7~", [.home]), ("␛[4~", [.end]),
    ("␛[8~", [.end]), ("␛[3~", [.delete]), ("␛[5~", [.pageUp]), ("␛[6~", [.pageDown]),
    ("␛[1;5C", [.wordRight]), ("␛[1;3D", [.wordLeft]), ("␛[1;2C", [.shifted(.right)]),
    ("␛[1;6D", [.shifted(.wordLeft)]), ("␛[3;2~", [.delete]),
    ("␛O5A", [.up]),
    ("␛[15~a", [.function(5), .character("a")]), ("␛[[Aa", [.character("a")]),
    ("␛[M !!a", [.character("a")]),
    ("␛[<0;10;20Ma", [.click(column: 9, row: 19), .character("a")]),
    ("␛[<0;10;20ma", [.character("a")]), ("␛[<64;1;1M", [.wheelUp]), ("␛[<65;1;1M", [.wheelDown]),
    ("␛[<2;1;1M", []), ("␛[<0;0;0M", []), ("␛[<0;9M", []), ("␛[?1;2ca", [.character("a")]),
    ("␛[Ia", [.character("a")]),
    ("␛[200 ~a", [.character("a")]), ("␛OPa", [.function(1), .character("a")]),
    ("␛]11;rgb:00/00/00\u{7}a", [.character("a")]), ("␛]0;x␛\\a", [.character("a")]),
    ("␛P1+r␛\\a", [.character("a")]), ("␛_G␛\\␛[A", [.up]), ("␛]x␛[A", [.up]),
    ("␛1", [.alt("1")]), ("␛9a", [.alt("9"), .character("a")]),
    ("␛xa", [.alt("x"), .character("a")]), ("␛ça", [.character("a")]),
    ("␛\ra", [.escape, .enter, .character("a")]),
    ("␛ a", [.escape, .character(" "), .character("a")]),
    ("␛?", [.escape, .character("?")]), ("␛\\a", [.character("a")]),
    ("␛\u{7F}a", [.character("a")]),
    ("␛␛[A", [.escape, .up]), ("␛[1;␛[A", [.up]), ("␛[1;\ra", [.enter, .character("a")]),
    ("␛[1;\u{18}a", [.character("a")]), ("␛[ça", [.character("ç"), .character("a")]),
    ("␛[\(String(repeating: "1;", count: 90))Aa", [.character("a")]),
    ("␛[200~a␛b␛[20ç\r\n\r\n␛[201~x", [.paste("a\u{1B}b\u{1B}[20ç\n\n"), .character("x")]),
    ("␛[200~␛␛[201~", [.paste("\u{1B}")]), ("␛[200~␛[201~a", [.paste(""), .character("a")]),
    ("␛[201~a", [.character("a")]),
  ]

  private static func bytes(_ text: String) -> [UInt8] {
    Array(text.replacing("␛", with: "\u{1B}").utf8)
  }

  @Test("a sequence means its keys, at whichever byte it is split", arguments: sequences)
  func splits(_ text: String, _ keys: [Key]) {
    let bytes = Self.bytes(text)
    for split in 0...bytes.count {
      var parser = KeyParser()
      #expect(parser.feed(bytes[..<split]) + parser.feed(bytes[split...]) == keys, "at \(split)")
    }
    var parser = KeyParser()
    #expect(bytes.flatMap { parser.feed([$0]) } == keys, "byte by byte")
    #expect(parser.timeout() == [])
  }

  @Test(
    "every key is read back from the bytes that it sends",
    arguments: [
      .character("a"), .character("漢"), .enter, .escape, .tab, .backTab, .backspace, .delete, .up,
      .down, .left, .right, .home, .end, .pageUp, .pageDown, .control("a"), .control("z"),
      .control(" "), .control("]"), .control("_"), .alt("1"), .alt("0"), .alt("b"),
      .wordLeft, .wordRight, .function(1), .function(5), .function(12), .wheelUp, .wheelDown,
      .click(column: 0, row: 0), .click(column: 300, row: 99), .drag(column: 3, row: 4),
      .paste("some\ntext"),
      .shifted(.left), .shifted(.down), .shifted(.end), .shifted(.wordRight),
    ] as [Key])
  func roundTrip(_ key: Key) {
    var parser = KeyParser()
    #expect(parser.feed(key.bytes) + parser.timeout() == [key])
  }

  @Test(
    "when no more comes, a lone ESC is Escape and a broken sequence is nothing",
    arguments: [
      ("␛", [.escape]), ("␛␛", [.escape, .escape]), ("a␛", [.character("a"), .escape]), ("␛[", []),
      ("␛O", []), ("␛[1;5", []), ("␛]title", []), ("␛[M!", []), ("␛[[", []), ("", []),
    ] as [(String, [Key])])
  func timesOut(_ text: String, _ keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.feed(Self.bytes(text)) + parser.timeout() == keys)
    #expect(parser.timeout() == [])
    #expect(parser.feed([0x61]) == [.character("a")])
  }

  @Test func `a character that a pause has cut waits for the rest of its bytes`() {
    var parser = KeyParser()
    #expect(parser.feed([0xE6, 0xBC]) + parser.timeout() == [])
    #expect(parser.feed([0xA2]) == [.character("漢")])
  }

  @Test func `a pasted text keeps its line breaks, also around an escape that is left out`() {
    var parser = KeyParser()
    #expect(
      parser.feed(Key.paste("a\r\u{1B}\n\r\nb\n\rc").bytes) == [.paste("a\n\n\nb\n\nc")])
  }

  @Test func `a sequence that a slow line has split is waited for, and a lone ESC is not`() {
    var parser = KeyParser()
    #expect(parser.feed(Self.bytes("␛[")) + parser.timeout(isLong: false) == [])
    #expect(parser.feed(Self.bytes("1;5")) + parser.timeout(isLong: false) == [])
    #expect(parser.feed(Self.bytes("A")) == [.up])
    #expect(parser.feed(Self.bytes("␛")) + parser.timeout(isLong: false) == [.escape])
    #expect(parser.feed(Self.bytes("␛[")) + parser.timeout(isLong: true) == [])
    #expect(parser.feed(Self.bytes("A")) == [.character("A")], "after a long pause it is typing")
  }

  @Test(
    "what follows an Escape over a pause is no single key while it may be the rest of a sequence")
  func lateRest() {
    var parser = KeyParser()
    func pause(_ isLong: Bool = false) -> [Key] { parser.timeout(isLong: isLong) }
    #expect(parser.feed(Self.bytes("␛")) + pause() == [.escape])
    #expect(parser.feed(Self.bytes("[")) + pause() == [])
    #expect(parser.feed(Self.bytes("B")) == [.down])
    #expect(parser.feed(Self.bytes("␛")) + pause() == [], "the line is known to be slow")
    #expect(parser.feed(Self.bytes("[A")) == [.up])
    #expect(parser.feed(Self.bytes("␛")) + pause() + pause(true) == [.escape])
    for (typed, key) in [("[", Key.character("[")), ("]", .character("]"))] {
      parser = KeyParser()
      #expect(parser.feed(Self.bytes("␛")) + pause() == [.escape])
      #expect(parser.feed(Self.bytes(typed)) + pause() == [])
      #expect(pause(true) == [key])
      #expect(parser.feed(Self.bytes(typed)) == [key], "typed after a long pause")
      _ = parser.feed(Self.bytes("␛")) + pause()
      #expect(parser.feed(Self.bytes(typed + "x")) == [key, .character("x")])
    }
  }

  @Test func `an answer that comes byte by byte is no key`() {
    var parser = KeyParser()
    parser.expectAnswer()
    for byte in Self.bytes("␛]11;rgb:ffff/ffff/ffff␛\\") {
      #expect(parser.feed([byte]) + parser.timeout(isLong: false) == [])
    }
    #expect(parser.colors.background == RGB(1, 1, 1))
    #expect(
      parser.feed(Self.bytes("j␛")) + parser.timeout(isLong: false) == [.character("j"), .escape])
    var other = KeyParser()
    #expect(other.feed(Self.bytes("␛")) + other.timeout(isLong: false) == [.escape])
    #expect(Self.bytes("]11;rgb:0/0/0␛\\").flatMap { other.feed([$0]) } == [])
    #expect(other.colors.background == RGB(0, 0, 0))
  }

  @Test func `colors that the terminal reports are noted, whatever ends them, and are no keys`() {
    var parser = KeyParser()
    #expect(parser.feed(Self.bytes("␛]11;rgb:ffff/8080/0␛\\x")) == [.character("x")])
    #expect(parser.colors.background == RGB(1, 128.0 / 255, 0))
    #expect(parser.feed(Self.bytes("␛]10;rgb:0/0/f\u{07}")) == [])
    #expect(parser.colors.text == RGB(0, 0, 1))
    for bad in ["]11;rgb:fffff/0/0", "]11;rgb:f/f", "]11;#fff", "]11;", "]12;rgb:0/0/0"] {
      #expect(parser.feed(Self.bytes("␛\(bad)\u{07}")) == [])
    }
    #expect(parser.colors.background == RGB(1, 128.0 / 255, 0))
  }

  @Test func `a paste of marks is made cheap to compare`() {
    var parser = KeyParser()
    let marks = String(repeating: "\u{301}\u{323}", count: 30)
    #expect(parser.feed(Key.paste("e\(marks)").bytes) == [.paste("e\(marks)".streamSafe)])
  }

  @Test func `a long paste goes on over pauses`() {
    var parser = KeyParser()
    _ = parser.feed(Self.bytes("␛[200~"))
    let part = String(repeating: "p", count: 100)
    for _ in 0..<20 { #expect(parser.feed(part.utf8) + parser.timeout() == []) }
    let whole = String(repeating: part, count: 20)
    #expect(parser.feed(Self.bytes("␛[201~")) == [.paste(whole)])
  }

  @Test func `a paste whose end was lost ends when only the user's typing comes`() {
    var parser = KeyParser()
    #expect(parser.feed(Self.bytes("␛[200~lost text that has no end")) + parser.timeout() == [])
    #expect(parser.feed([0x61]) + parser.timeout() == [])
    #expect(parser.feed([0x62]) + parser.timeout() == [.paste("lost text that has no endab")])
    #expect(parser.feed([0x63]) == [.character("c")])
  }

  @Test func `an endless paste is kept up to a limit`() {
    var parser = KeyParser(pasteLimit: 10)
    #expect(parser.feed(Self.bytes("␛[200~0123456789abcdef")) == [])
    #expect(parser.feed(Self.bytes("ghi␛[201~x")) == [.paste("0123456789"), .character("x")])
  }

  @Test func `bytes that are no UTF-8 become what a String makes of them`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let bytes = (0..<12).map { _ in
        UInt8.random(in: 0xA0...0xFF, using: &generator)
          & (Bool.random(using: &generator) ? 255 : 0xBF)
      }
      let text = String(decoding: bytes + [0x61], as: UTF8.self)
      let expected = text.unicodeScalars.filter { !(0x80...0x9F).contains($0.value) }
      var parser = KeyParser()
      let keys = parser.feed(bytes + [0x61])
      #expect(keys == expected.map { .character(Character($0)) }, "seed \(seed), \(bytes)")
    }
  }

  @Test("random bytes never trap, mean the same however split, and leave the keyboard working")
  func randomBytes() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let common = Array("\u{1B}[O]P~;0123ABMm\r200~\u{7}\\".utf8)
    for _ in 0..<10_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? .random(in: 0...255, using: &generator) : common.randomElement(using: &generator) ?? 0
      }
      var (whole, split) = (KeyParser(), KeyParser())
      let keys = whole.feed(bytes)
      #expect(bytes.flatMap { split.feed([$0]) } == keys, "seed \(seed), \(bytes)")
      for _ in 0..<3 { _ = whole.timeout() }
      _ = whole.feed([0x20])
      #expect(whole.feed([0x61]) == [.character("a")], "seed \(seed), \(bytes)")
    }
  }
}
