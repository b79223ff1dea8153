import Calcot
import Testing

@Suite struct JSONLimitsTests {
  private func error(_ json: String, limits: JSONLimits = JSONLimits()) -> JSONError? {
    #expect(throws: JSONError.self) { try limits.check(Array(json.utf8)) }
  }

  @Test(arguments: [
    "null", " true ", "false", "0", "-0.5e+10", "1E9", "\"\"", "[]", "{}", "[[], {}]",
    #"{"a": [1, "é日😀\u00e9\"\\\/\b\f\n\r\t", {"b": null}], "a": 2}"#, "\t[\r\n]\n",
  ])
  func `JSON is let through`(json: String) throws { try JSONLimits().check(Array(json.utf8)) }

  @Test(arguments: [
    ("", 0), ("  ", 2), ("[", 1), ("[1", 2), ("[1,", 3), ("{", 1), ("{\"a", 3), ("{\"a\"", 4),
    ("{\"a\":", 5), ("{\"a\":1", 6), ("\"\\", 2), ("\"\\u00", 5), ("tru", 3), ("-", 1), ("1.", 2),
    ("1e", 2), ("1e+", 3),
  ])
  func `a missing end is found`(json: String, offset: Int) {
    let error = error(json)
    #expect(error?.problem == .truncated)
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    ("<html>", 0, "a value"), ("[1 2]", 3, "a \",\" or a \"]\""), ("[1,]", 3, "a value"),
    ("{\"a\" 1}", 5, "a \":\""), ("{a:1}", 1, "a key in quotation marks"),
    ("{\"a\":1,}", 7, "a key in quotation marks"), ("{\"a\":1]", 6, "a \",\" or a \"}\""),
    ("[}", 1, "a value"), ("1 1", 2, "the end"), ("nul!", 3, "null"), ("01", 1, "the end"),
    ("+1", 0, "a value"), (".5", 0, "a value"), ("1.e5", 2, "a digit"), ("-a", 1, "a digit"),
    (#""\x""#, 2, "a letter that is an escape"), (#""\u00g0""#, 5, "a hexadecimal digit"),
    ("\"a\nb\"", 2, "an escape instead of a control character"), ("é", 0, "a value"),
    ("[1é]", 2, "a \",\" or a \"]\""),
  ])
  func `a mistake in JSON is found with its place`(json: String, offset: Int, expected: String) {
    let error = error(json)
    #expect(error?.problem == .expected(expected))
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x5B, 0x00], 0), ([0x22, 0x80, 0x22], 1), ([0x22, 0xC0, 0x80, 0x22], 1),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], 1), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
    ([0x22, 0xE0, 0x80, 0x80, 0x22], 1), ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 1),
    ([0x22, 0x61, 0xE2, 0x82, 0x22], 2),
  ])
  func `bytes that are no UTF-8 are found with their place`(bytes: [UInt8], offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONLimits().check(bytes) }
    #expect(error?.problem == .notUTF8)
    #expect(error?.offset == offset)
  }

  @Test func `a character that is cut off is a missing end`() {
    let error = #expect(throws: JSONError.self) { try JSONLimits().check([0x22, 0xE2, 0x82]) }
    #expect(error?.problem == .truncated)
    #expect(error?.offset == 3)
  }

  @Test func `depth has a limit`() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[{\"a\":", count: levels / 2) + "1"
        + String(repeating: "}]", count: levels / 2)
    }
    try JSONLimits().check(Array(nested(100).utf8))
    let error = error(nested(102))
    #expect(error?.problem == .tooDeep(limit: 100))
    #expect(error?.offset == 300)
    try JSONLimits(depth: 102).check(Array(nested(102).utf8))
    #expect(self.error("[", limits: JSONLimits(depth: 0))?.problem == .tooDeep(limit: 0))
    #expect(self.error(String(repeating: "[", count: 1_000_000))?.offset == 100)
  }

  @Test(arguments: ["\u{301}", #"\u0301"#, "\u{1D165}", #"\ud834\uDD65"#])
  func `combining marks in a row have a limit, in a key and in a text`(mark: String) throws {
    let most = String(repeating: mark, count: 256)
    for part in ["e\(most)e\(most)", #"\#(most)\n\#(most)日\#(most)\ud83d\ude00\#(most)"#] {
      try JSONLimits().check(Array(#"{"\#(part)": "\#(part)"}"#.utf8))
    }
    let expected = "a text with at most 256 combining marks in a row"
    for json in [#"{"\#(most)\#(mark)": 1}"#, #"["e\#(most)\#(mark)"]"#, #"["\u0301\#(most)"]"#] {
      #expect(error(json)?.problem == .expected(expected))
    }
  }

  @Test func `size has a limit`() throws {
    let text = "\"" + String(repeating: "a", count: (1 << 20) - 2) + "\""
    try JSONLimits().check(Array(text.utf8))
    #expect(error(text + " ")?.problem == .tooLarge(limit: 1 << 20))
    #expect(
      error("12345", limits: JSONLimits(bytes: 4))?.description
        == "byte 4: it is larger than 4 bytes: raise the limit, or save less")
  }
}
