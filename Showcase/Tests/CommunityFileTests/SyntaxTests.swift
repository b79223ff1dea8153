import CommunityFile
import Foundation
import Testing

@Suite("A file that is no JSON")
struct SyntaxTests {
  @Test(
    "is refused with the place, and nothing else is told",
    arguments: [
      (
        "",
        "1:1: the file ends where a value has to be: the file is cut off; copy or export it again"
      ),
      ("{\n  \"version\": 2,\n}", "3:1: nothing follows the last comma: remove the comma"),
      (
        "[1 2]",
        "1:4: '2' stands where a comma or ']' has to be: correct it; the file has to be JSON"
      ),
      (
        "{} x",
        "1:4: 'x' stands where the end of the file has to be: correct it; the file has to be JSON"
      ),
      (
        "{'a': 1}",
        "1:2: ''' stands where a key in double quotes has to be: correct it; the file has to be JSON"
      ),
      (
        #"{"a" 1}"#,
        "1:6: '1' stands where a colon after the key has to be: correct it; the file has to be JSON"
      ),
      ("{\"é\": 01}", "1:7: a number begins with 0: remove the zeros before it"),
      (
        "{\"a\": -}", "1:8: '}' stands where a digit has to be: correct it; the file has to be JSON"
      ),
      (
        "{\"a\": 1.}",
        "1:9: '}' stands where a digit has to be: correct it; the file has to be JSON"
      ),
      (
        "{\"a\": 1e}",
        "1:9: '}' stands where a digit has to be: correct it; the file has to be JSON"
      ),
      (
        "{\"a\": .5}",
        "1:7: '.' stands where a value has to be: correct it; the file has to be JSON"
      ),
      (
        "{\"a\": nul}",
        "1:7: 'n' stands where a value has to be: correct it; the file has to be JSON"
      ),
      (
        "{\"a\": NaN}",
        "1:7: 'N' stands where a value has to be: correct it; the file has to be JSON"
      ),
      (
        "{\"a\": \"b",
        "1:9: the file ends inside a text: the file is cut off; copy or export it again"
      ),
      (
        "{\"a\": \"b\nc\"}",
        "1:9: a text has a line break or another control character: "
          + "end the text with a double quote, or write the character as \\n or \\u00XX"
      ),
      (
        #"{"a": "\x"}"#,
        #"1:8: a backslash is followed by no known letter: write \\ for a backslash"#
      ),
      (
        #"{"a": "\u12G4"}"#,
        #"1:8: \u is not followed by four hexadecimal digits: write four, such as \u00E9"#
      ),
      (
        #"{"a": "\uD83D\u0041"}"#,
        #"1:8: half of a character that \u writes in two halves is missing: write both halves, or the character itself"#
      ),
      (
        #"{"a": "\uDE00"}"#,
        #"1:8: half of a character that \u writes in two halves is missing: write both halves, or the character itself"#
      ),
      ("\u{FEFF}{}", "1:1: the file begins with a byte order mark: save it as UTF-8 without one"),
      (
        "{\"a\": // b\n1}",
        "1:7: '/' stands where a value has to be: correct it; the file has to be JSON"
      ),
    ])
  func malformed(_ text: String, _ problem: String) {
    #expect(problems(of: text) == ["f.json:\(problem)"])
  }

  @Test(
    "is refused if a text in it is not UTF-8",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xFF],
    ] as [[UInt8]])
  func notUTF8(_ bytes: [UInt8]) {
    #expect(
      problems(of: Data("{\"a\": \"é".utf8) + bytes + Data("\"}".utf8)) == [
        "f.json:1:9: a text is not UTF-8: save the file in the encoding UTF-8"
      ])
    #expect(problems(of: Data("{\"a\": \"é".utf8) + bytes).count == 1)
  }

  @Test func `is refused where it is nested deeper than twenty levels`() {
    func nested(_ depth: Int) -> String {
      "{\"a\":" + String(repeating: "[", count: depth - 1)
        + String(repeating: "]", count: depth - 1) + "}"
    }
    #expect(!problems(of: nested(20)).contains { $0.contains("levels deep") })
    #expect(
      problems(of: nested(21)) == [
        "f.json:1:25: the file is nested more than 20 levels deep here: "
          + "a community file needs 5; take the inner values out"
      ])
    #expect(problems(of: String(repeating: "[{\"a\":", count: 1_000_000)).count == 1)
  }
}
