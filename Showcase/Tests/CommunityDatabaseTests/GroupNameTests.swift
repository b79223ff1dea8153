import Foundation
import Groups
import Testing

@Suite("A group's name")
struct GroupNameTests {
  @Test func `is trimmed, and counts characters as a reader does`() throws {
    #expect(try GroupName(" \u{3000}Runners\n").text == "Runners")
    let longest = String(repeating: "e\u{301}", count: 60)
    #expect(try GroupName(longest).text == longest)
    #expect(try GroupName("👩‍👩‍👧‍👦 Family Run").text == "👩‍👩‍👧‍👦 Family Run")
  }

  @Test(
    "is refused with what is wrong",
    arguments: [
      ("", GroupNameProblem.empty), (" \n\t", .empty), ("\u{200D}\u{200B}", .empty),
      (String(repeating: "a", count: 61), .tooLong(61)), ("a\nb", .controlCharacter),
      ("a\u{1B}[2J", .controlCharacter), ("a\u{202E}b", .controlCharacter),
      ("a\u{2028}b", .controlCharacter),
      ("a" + String(repeating: "\u{301}", count: 5_000), .tooManyMarks),
    ])
  func refused(_ typed: String, _ problem: GroupNameProblem) {
    #expect(GroupName.validate(typed) == .failure(problem))
  }

  @Test func `is checked again when it is decoded`() throws {
    let name = try GroupName("Runners")
    let data = try JSONEncoder().encode([name])
    #expect(String(decoding: data, as: UTF8.self) == #"["Runners"]"#)
    #expect(try JSONDecoder().decode([GroupName].self, from: data) == [name])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([GroupName].self, from: Data(#"[" "]"#.utf8))
    }
  }

  @Test func `has the same key as a name that reads the same, and as no other`() throws {
    let key = try GroupName("Straße Läufer").key
    #expect(try GroupName("straße  LA\u{308}UFER").key == key)
    #expect(try GroupName("Straße Laufer").key != key)
    for invisible in ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}"] {
      #expect(try GroupName("Stra\(invisible)ße Läufer\(invisible)").key == key)
    }
    #expect(try GroupName("👩\u{200D}👩").key != GroupName("👩👩").key)
    let flags = ["gbeng", "gbsct"].map { letters in
      "🏴" + letters.unicodeScalars.map { "\(UnicodeScalar($0.value + 0xE0000)!)" }.joined()
        + "\u{E007F}"
    }
    #expect(try GroupName(flags[0]).key != GroupName(flags[1]).key)
  }
}
