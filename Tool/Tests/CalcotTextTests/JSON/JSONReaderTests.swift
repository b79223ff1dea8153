import CalcotText
import Testing

struct JSONReaderTests {
  @Test func `values know their lines`() throws {
    let value = try JSONReader.value(
      of: """
        {"a": [1,
          true, "x",
        ], "b": {"c": null}}
        """, line: 7)
    #expect(value.line == 7)
    #expect(value["a"]?.array?.map(\.line) == [7, 8, 8])
    #expect(value["a"]?.array?.first?.int == 1)
    #expect(value["b"]?["c"]?.isNull == true)
    #expect(value["b"]?.line == 9)
    #expect(value["d"] == nil)
  }

  @Test(arguments: [
    (#""\u00e9\ud83d\ude42""#, "é🙂"), (#""\ud83d""#, "\u{FFFD}"), (#""\b\f\/""#, "\u{8}\u{C}/"),
  ])
  func `escapes are read`(text: String, string: String) throws {
    #expect(try JSONReader.value(of: text).string == string)
  }

  @Test(arguments: [
    ("{", 1, "the file ends before a key in quotes or '}'"),
    ("[1.5]", 1, "'1.5' is no whole number"),
    ("[\n<<<<<<< main\n]", 2, "'<<<<<<< main' stands where a value is expected; was a merge left"),
    ("\"a\nb\"", 1, "a text in quotes is not closed on its line"),
    ("[] []", 1, "'[]' stands where the end is expected"),
    (String(repeating: "[", count: 100), 1, "brackets are nested too deep"),
  ])
  func `a mistake is told with its line`(text: String, line: Int, message: String) throws {
    let error = try #require(throws: JSONError.self) { try JSONReader.value(of: text) }
    #expect(error.line == line)
    #expect(error.message.hasPrefix(message))
  }
}
