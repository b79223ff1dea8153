import CalcotTerminal
import CalcotTerminalTesting
import Foundation
import Testing

/// Names in many scripts, shown by another terminal emulator.
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

  private static func frame(_ names: ArraySlice<String>) -> Frame {
    var cells = CellBuffer(size)
    for (row, name) in names.enumerated() {
      cells.write("|\(name)|", at: CellPosition(column: 1, row: row))
    }
    return Frame(cells)
  }

  @Test func `the list has two hundred names`() { #expect(Self.names.count == 200) }

  /// NB: what was on the screen before is longer, shorter, and of other widths in each row.
  @Test(.enabled(if: Tmux.path != nil, "tmux is not installed"), arguments: 0..<8)
  func `a name that is painted over others looks as if it were painted anew, and loses no letter`(
    _ part: Int
  ) throws {
    let names = Self.names[part * 25..<part * 25 + 25]
    let others = (Self.names.reversed() + Self.names)[part * 25 + 7..<part * 25 + 32]
    let (before, now) = (Self.frame(Array(others)[...]), Self.frame(names))
    let diff = ANSIDiff()
    let (after, anew) = (
      try shown(diff.bytes(from: nil, to: before) + diff.bytes(from: before, to: now)),
      try shown(diff.bytes(from: nil, to: now))
    )
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
