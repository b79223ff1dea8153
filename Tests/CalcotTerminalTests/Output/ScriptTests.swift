import CalcotTerminal
import CalcotTerminalTesting
import Foundation
import Testing

/// Names in many scripts, shown by another terminal emulator and by a screen that joins marks.
@Suite("Names in every script", .serialized, .timeLimit(.minutes(20)))
struct ScriptTests {
  // NB: tmux 3.3a keeps 21 bytes of a character, which is less than a family of four.
  private static let words = [
    "Ångström", "Dvořák", "Ελλάδα", "Россия", "Հայաստան", "საქართველო", "ישראל", "שָׁלוֹם", "العربية",
    "فارسی", "हिन्दी", "न्दी", "स्त्री", "क्षि", "বাংলা", "ন্দ্রী", "ਪੰਜਾਬੀ", "ગુજરાતી", "ଓଡ଼ିଆ", "தமிழ்", "స్త్రీ", "క్ష్మీ",
    "ಕನ್ನಡ", "മലയാളം", "ക്ഷി", "සිංහල", "ภาษาไทย", "น้ำ", "ພາສາລາວ", "བོད་ཡིག", "ကြွေး", "မြန်မာ", "ភាសាខ្មែរ",
    "አማርኛ", "한국어", "日本語", "がぎぐ", "漢字", "ᠮᠣᠩᠭᠣᠯ", "e\u{301}cole", "❤️‍🔥", "👨‍👩‍👧", "👍🏽", "🇪🇸", "1️⃣",
    "☎️", "ﷺ", "Ꭰꮃ", "ߒߞߏ", "ⴰⵎⴰ",
  ]
  private static let names = words.flatMap { [$0, "a\($0)b", "\($0) \($0)", "x \($0) heart"] }
  private static let size = CellSize(columns: 50, rows: 25)

  /// The frames in which some names take the place of others: they are typed, what was typed last is
  /// removed, and they are scrolled.
  private static func frames(_ part: Int) -> [Frame] {
    let now = Array(names[part * 25..<part * 25 + 25])
    let others = (names.reversed() + names)[part * 25 + 7..<part * 25 + 32]
    let typed = (0..<8).map { count in now.map { String($0.prefix(count)) } }
    let shorter = (1..<4).map { count in
      now.map { String($0.unicodeScalars.dropLast(count)) }
    }
    let scrolled = [1, 5].map { now[$0...] + now[..<$0] }
    return
      ([others] + typed.map { $0[...] } + shorter.map { $0[...] } + scrolled + [others, now[...]])
      .map(frame)
  }

  /// Returns the bytes that lead through frames, from an unknown screen.
  private static func bytes(_ frames: [Frame]) -> [UInt8] {
    let diff = ANSIDiff()
    return zip(frames, frames.dropFirst()).reduce(diff.bytes(from: nil, to: frames[0])) {
      $0 + diff.bytes(from: $1.0, to: $1.1)
    }
  }

  private static func frame(_ names: ArraySlice<String>) -> Frame {
    var cells = CellBuffer(size)
    for (row, name) in names.enumerated() {
      cells.write("|\(name)|", at: CellPosition(column: 1, row: row))
    }
    return Frame(cells)
  }

  @Test func `the list has two hundred names`() { #expect(Self.names.count == 200) }

  @Test(arguments: 0..<8, [true, false])
  func
    `a name looks as if it were painted anew in a terminal that joins marks, or gives each its cell`(
      _ part: Int, _ joins: Bool
    )
  {
    let frames = Self.frames(part)
    func lines(_ frames: [Frame]) -> [String] {
      var screen = JoiningScreen(Self.size, joinsSpacingMarks: joins)
      screen.take(Self.bytes(frames))
      return screen.lines
    }
    #expect(lines(frames) == lines([frames[frames.count - 1]]))
  }

  /// NB: what was on the screen before is longer, shorter, and of other widths in each row.
  @Test(.enabled(if: Tmux.path != nil, "tmux is not installed"), arguments: 0..<8)
  func `a name that is painted over others looks as if it were painted anew, and loses no letter`(
    _ part: Int
  ) throws {
    let names = Self.names[part * 25..<part * 25 + 25]
    let after = try shown(Self.bytes(Self.frames(part)))
    let anew = try shown(Self.bytes([Self.frame(names)]))
    #expect(after == anew)
    for (line, name) in zip(anew, names) {
      let letters = line.unicodeScalars.filter { $0 != " " && $0 != "\u{FE0F}" && $0 != "\u{200D}" }
      let wanted = "|\(name)|".unicodeScalars.filter {
        $0 != " " && $0 != "\u{FE0F}" && $0 != "\u{200D}"
      }
      #expect(Array(letters) == Array(wanted), "\(name) is shown as \(line)")
    }
  }

  /// Returns the lines of a screen that has received bytes.
  private func shown(_ bytes: [UInt8]) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "calcot-scripts-\(UInt64.random(in: 0 ... .max))")
    defer { try? FileManager.default.removeItem(at: file) }
    let end = Array("\u{1B}[\(Self.size.rows + 1);1Hready".utf8)
    try Data(bytes + end).write(to: file)
    let tmux = try Tmux(
      columns: Self.size.columns, rows: Self.size.rows + 1, environment: [:],
      program: ["sh", "-c", "cat \(file.path); exec sleep 600"])
    #expect(tmux.await("ready"))
    return Array(tmux.lines.prefix(Self.size.rows))
  }
}
