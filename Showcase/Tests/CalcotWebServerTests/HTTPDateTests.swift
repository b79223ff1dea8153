import Testing

@testable import CalcotWebServer

@Suite("Dates in HTTP", .timeLimit(.minutes(20)))
struct HTTPDateTests {
  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    // The example of RFC 9110.
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_827_696, "Tue, 29 Feb 2000 12:34:56 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
  ])
  func `a date is written as HTTP wants it`(second: Int, text: String) {
    #expect(HTTPDate.text(second: second) == text)
  }
}
