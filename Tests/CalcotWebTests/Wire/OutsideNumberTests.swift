import Testing

@testable import CalcotWeb

struct OutsideNumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-999999999999999", -999_999_999_999_999), ("1000000000000000", nil),
      ("9223372036854775807", nil), ("-9223372036854775808", nil), ("99999999999999999999", nil),
      ("", nil), ("-", nil), (" 1", nil), ("1.0", nil), ("1e3", nil), ("٣", nil),
    ] as [(String, Int?)])
  func `is read only from a text of few enough digits`(_ text: String, _ number: Int?) {
    #expect(Int(outside: text) == number)
  }

  @Test func `is within the range that is asked for`() {
    #expect(Int(outside: "7", in: 0...7) == 7 && Int(outside: "8", in: 0...7) == nil)
    #expect(Int(outside: "-1", in: 0...7) == nil && Int(outside: "zz", radix: 36) == 1_295)
  }

  @Test(arguments: ["-1", "99999999999999999999", "9223372036854775807", "x", ""])
  func `that cannot be read as a body's length makes the body too large`(_ length: String) {
    var request = WebRequest(method: "POST", target: "/")
    request.headers = [WebHeader("Content-Length", length)]
    #expect(request.bodyLength == .max)
  }

  @Test func `is not read among more than a thousand fields`() {
    func hello(_ fields: Int) -> ClientHello? {
      let texts = Array(repeating: "[\"2/body/a\",\"b\"]", count: fields).joined(separator: ",")
      return ClientHello("{\"v\":1,\"u\":\"/\",\"f\":[\(texts)]}")
    }
    #expect(hello(1_000)?.fields.count == 1_000 && hello(1_001) == nil)
  }
}
