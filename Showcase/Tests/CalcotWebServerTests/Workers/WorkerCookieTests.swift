import CalcotWeb
import NIOCore
import NIOHTTP1
import Testing

@testable import CalcotWebServer

@Suite("The cookie that names a worker")
struct WorkerCookieTests {
  private let cookie = WorkerCookie(port: 8_080, isSecure: false)

  @Test(
    arguments: [
      ("calcot-worker-8080=1", 1), ("a=b; calcot-worker-8080=0; c=d", 0),
      ("calcot-worker-8080=2", nil), ("calcot-worker-8080=-1", nil), ("calcot-worker-8080=", nil),
      ("calcot-worker-8080=1x", nil), ("calcot-worker-8080=00001", nil),
      ("calcot-worker-8081=1", nil),
      ("xcalcot-worker-8080=1", nil), ("", nil), ("calcot-worker-8080=99999999999999999999", nil),
    ] as [(String, Int?)])
  func `is read as a worker that exists, or as none`(_ field: String, _ worker: Int?) {
    #expect(cookie.worker(in: ["x=y", field], of: 2) == worker)
  }

  @Test func `belongs to the host alone over TLS`() {
    let secure = WorkerCookie(port: 443, isSecure: true).header(naming: 3).value
    #expect(
      secure == "__Host-calcot-worker-443=3; Path=/; HttpOnly; SameSite=Lax; Secure")
    #expect(!cookie.header(naming: 0).value.contains("Secure"))
  }

  @Test func `is sent with an answer that is for one browser, unless that browser has it`() {
    let place = WorkerPlace(number: 1, count: 2, cookie: cookie) { _, _, _ in .failed }
    let asset = WebResponse(status: 200, headers: [WebHeader("Cache-Control", "public")])
    let page = WebResponse(status: 200, headers: [WebHeader("Cache-Control", "no-store")])
    let stranger = WebRequest(method: "GET", target: "/")
    var friend = stranger
    friend.headers = [WebHeader("Cookie", "calcot-worker-8080=1")]
    var guest = stranger
    guest.headers = [WebHeader("Cookie", "calcot-worker-8080=0")]
    #expect(place.header(for: page, to: stranger) == cookie.header(naming: 1))
    #expect(place.header(for: page, to: guest) == cookie.header(naming: 1))
    #expect(place.header(for: page, to: friend) == nil)
    #expect(place.header(for: asset, to: stranger) == nil)
  }

  @Test(
    arguments: [
      ("/", "calcot-worker-8080=0", 0), ("/", "calcot-worker-8080=1", nil), ("/", "", nil),
      ("/calcot/metrics?worker=0", "", 0), ("/calcot/metrics?worker=1", "", nil),
      ("/calcot/metrics?worker=7", "calcot-worker-8080=0", nil),
      ("/calcot/metrics?worker=-1", "", nil),
    ] as [(String, String, Int?)])
  func `gives a request to another worker if it names that one`(
    _ target: String, _ field: String, _ home: Int?
  ) {
    let place = WorkerPlace(number: 1, count: 2, cookie: cookie) { _, _, _ in .failed }
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: target)
    head.headers.add(name: "Cookie", value: field)
    #expect(place.otherHome(of: head) == home)
  }

  @Test(arguments: ["\r\n\r\n", "\n\n", "\n\r\n", "\r\nc: d\r\n\r\n"])
  func `the empty line after a head is found, however its bytes arrive`(_ end: String) {
    let bytes = Array("\n\r\nG / HTTP/1.1\(end)b".utf8)
    for cut in 0...bytes.count {
      var scan = LineScan()
      let parts = [bytes[..<cut], bytes[cut...]]
      var length = 0
      for part in parts {
        if let found = scan.lengthToEndOfHead(in: ByteBuffer(bytes: part)) {
          length += found
          break
        }
        length += part.count
      }
      #expect(length == bytes.count - 1, "cut at \(cut)")
    }
  }

  @Test(arguments: ["\n", "\r\n", "a\n\n", "a: b\n\n", "abcdefghijkl\n\n"])
  func `a body of many short lines is passed on in pieces no shorter than a head`(_ line: String) {
    var bytes = ByteBuffer(string: String(repeating: line, count: 1_000))
    var (scan, pieces) = (LineScan(), 0)
    let all = bytes.readableBytes
    while let length = scan.lengthToEndOfHead(in: bytes) {
      bytes.moveReaderIndex(forwardBy: length)
      pieces += 1
    }
    #expect(pieces <= all / 14)
  }
}
