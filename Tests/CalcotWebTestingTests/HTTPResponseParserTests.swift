import CalcotWebTesting
import Testing

struct HTTPResponseParserTests {
  private static let plain =
    "HTTP/1.1 200 OK\r\nContent-Length: 14\r\nContent-Type:  text/plain \r\n\r\n{\"value\":\"é\"}"
  private static let chunked =
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    + "4;note=x\r\nWiki\r\nA\r\npedia\r\nin \r\n0\r\nAfter: all\r\n\r\n"

  private func parse(_ pieces: [some Collection<UInt8>], ends: Bool = false) throws -> HTTPResponse?
  {
    var parser = HTTPResponseParser()
    for piece in pieces { try parser.take(piece) }
    if ends { try parser.end() }
    return parser.response
  }

  @Test func `reads a status, headers in any case and a body of a length`() throws {
    let response = try #require(try parse([Array(Self.plain.utf8)]))
    #expect(response.status == 200)
    #expect(response.headers == ["content-length": ["14"], "content-type": ["text/plain"]])
    #expect(response.text == "{\"value\":\"é\"}")
  }

  @Test func `reads a body in chunks, with an extension and a trailer`() throws {
    let response = try #require(try parse([Array(Self.chunked.utf8)]))
    #expect(response.text == "Wikipedia\r\nin ")
  }

  @Test(arguments: [plain, chunked])
  func `reads the same answer wherever its bytes are split`(_ text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try #require(try parse([bytes]))
    for cut in bytes.indices {
      #expect(try parse([bytes[..<cut], bytes[cut...]]) == whole)
    }
    #expect(try parse(bytes.map { CollectionOfOne($0) }) == whole)
  }

  @Test func `an interim answer is passed over, and one without a body has none`() throws {
    let interim = "HTTP/1.1 100 Continue\r\nX: y\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n"
    #expect(
      try parse([Array(interim.utf8)]) == HTTPResponse(status: 204, headers: [:], body: []))
  }

  @Test func `a body without a length goes on until the connection ends`() throws {
    let bytes = Array("HTTP/1.0 500 Oh\nA: 1\nA: 2\n\nbro".utf8)
    #expect(try parse([bytes]) == nil)
    let response = try #require(try parse([bytes, Array("ken".utf8)], ends: true))
    #expect(
      response == HTTPResponse(status: 500, headers: ["a": ["1", "2"]], body: Array("broken".utf8)))
  }

  @Test func `bytes beyond the end of an answer are left out`() throws {
    let text = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabHTTP/1.1 400 No\r\n\r\n"
    let response = try #require(try parse([Array(text.utf8)], ends: true))
    #expect(response.text == "ab")
  }

  @Test(arguments: [
    ("SSH-2.0-OpenSSH\r\n", "No status line: 'SSH-2.0-OpenSSH'."),
    ("HTTP/1.1 abc OK\r\n", "No status line: 'HTTP/1.1 abc OK'."),
    ("HTTP/1.1 200 OK\r\nfoo\r\n", "No header: 'foo'."),
    ("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n", "No length: '-5'."),
    ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", "No size of a chunk: 'xyz'."),
    (
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n",
      "A chunk is longer than its size says."
    ),
    ("", "The answer ended in its middle."),
    ("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nshort", "The answer ended in its middle."),
  ])
  func `an error says what is broken in an answer`(_ text: String, _ message: String) {
    let error = #expect(throws: HTTPResponseParser.Malformed.self) {
      try parse([Array(text.utf8)], ends: true)
    }
    #expect(error?.description == message)
  }
}
