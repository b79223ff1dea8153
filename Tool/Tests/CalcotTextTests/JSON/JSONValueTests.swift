import CalcotText
import Testing

struct JSONValueTests {
  let value = JSONValue.object([
    "name": .string("a \"b\""), "missing": nil, "numbers": .array([.int(1), .double(0.5), .null]),
    "nested": .members([("empty", .array([])), ("is", .bool(true))]),
  ])

  @Test func `members keep their order, and none is written for nil`() {
    #expect(
      value.text(linesTo: 0)
        == #"{"name":"a \"b\"","numbers":[1,0.5,null],"nested":{"empty":[],"is":true}}"#)
  }

  @Test func `the outer levels have a line for each element`() {
    #expect(
      value.text(linesTo: 1) == """
        {
          "name": "a \\"b\\"",
          "numbers": [1,0.5,null],
          "nested": {"empty":[],"is":true}
        }
        """)
    #expect(JSONValue.array([]).text(linesTo: 3) == "[]")
  }

  @Test func `a page gets no character that could end its script`() {
    let text = JSONValue.members([("<b>", .string("</script>&"))])
      .text(linesTo: 0, escaping: ["<", ">", "&"])
    #expect(text == #"{"\u003cb\u003e":"\u003c/script\u003e\u0026"}"#)
  }

  @Test(arguments: [(1.0, "1"), (0.12345, "0.123"), (-2.5, "-2.5"), (1e-9, "0")])
  func `a number is rounded to thousandths`(number: Double, text: String) {
    #expect(JSONValue.thousandths(number).text(linesTo: 0) == text)
  }

  @Test func `a number that JSON does not have is null`() {
    #expect(JSONValue.double(.nan).text(linesTo: 0) == "null")
    #expect(JSONValue.double(.infinity).text(linesTo: 0) == "null")
  }

  @Test func `a text of any characters is read as it was written`() throws {
    let hostile = "\u{0}\u{1F}\"\\/\r\n\t\u{7F}\u{85}\u{2028}\u{FEFF}é漢🙂"
    let text = JSONValue.members([(hostile, .string(hostile))]).text(linesTo: 1)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.isNoncharacterCodePoint })
    #expect(text.split(separator: "\n").count == 3)
    #expect(try JSONReader.value(of: text)[hostile]?.string == hostile)
  }
}
