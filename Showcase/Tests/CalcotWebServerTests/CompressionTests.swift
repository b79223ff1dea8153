import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor @Suite("A gzipped response", .timeLimit(.minutes(20)))
struct CompressionTests {
  private nonisolated static let text = String(repeating: "as long as a page ", count: 500)
  private static let accepting = "Accept-Encoding: gzip, deflate, br"

  /// A site whose every answer is the text, of a type that its path names.
  private func site(_ headers: [WebHeader] = []) -> StubSite {
    StubSite { request in
      let type = String(request.target.dropFirst()).replacing("-", with: "/")
      return WebResponse(
        status: 200, headers: [WebHeader("Content-Type", type)] + headers,
        body: Array(Self.text.utf8))
    }
  }

  @Test func `does not state the plain text's length, also if its head goes out first`() throws {
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandler(Compression.handler())
    let asked = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": "gzip"])
    try channel.writeInbound(HTTPServerRequestPart.head(asked))
    let head = HTTPResponseHead(
      version: .http1_1, status: .ok,
      headers: ["content-length": "\(Self.text.utf8.count)", "x-calcot-gzip": "1"])
    try channel.writeOutbound(HTTPServerResponsePart.head(head))
    let sent = try #require(try channel.readOutbound(as: HTTPServerResponsePart.self))
    guard case .head(let first) = sent else { return #expect(Bool(false), "\(sent)") }
    #expect(first.headers["content-encoding"] == ["gzip"])
    #expect(first.headers["content-length"] == [])
    let body = ByteBuffer(string: Self.text)
    try channel.writeOutbound(HTTPServerResponsePart.body(.byteBuffer(body)))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    _ = try channel.finish()
  }

  @Test(arguments: [
    "/text-html;charset=utf-8", "/text-css", "/application-manifest+json", "/image-svg+xml",
  ])
  func `is sent for every text of a page, if the browser accepts gzip`(_ path: String) async throws
  {
    try await withServer(site()) { port in
      let wire = try await Wire(port: port)
      wire.say("GET \(path) HTTP/1.1\r\nHost: a\r\n\(Self.accepting)\r\n\r\n")
      let zipped = try await wire.answerBytes()
      #expect(zipped.headers["content-encoding"] == "gzip")
      #expect(zipped.headers["vary"] == "Accept-Encoding")
      #expect(zipped.bytes.count < Self.text.utf8.count / 10)
      #expect(try Self.unzipped(zipped.bytes) == Self.text)
      for field in ["X: y", "Accept-Encoding: identity", "Accept-Encoding: gzip;q=0"] {
        let plain = try await wire.ask("GET", path, field)
        #expect(plain.headers["content-encoding"] == nil && plain.body == Self.text)
        #expect(plain.headers["vary"] == "Accept-Encoding")
        #expect(plain.headers["x-calcot-gzip"] == nil)
      }
    }
  }

  @Test func `is not sent to a client of HTTP/1.0, which knows no chunks`() async throws {
    let long = String(repeating: Self.text, count: 20)
    let site = StubSite { _ in
      let type = WebHeader("Content-Type", "text/html")
      return WebResponse(status: 200, headers: [type], body: Array(long.utf8))
    }
    try await withServer(site) { port in
      let wire = try await Wire(port: port)
      wire.say("GET / HTTP/1.0\r\nHost: a\r\n\(Self.accepting)\r\n\r\n")
      let plain = try await wire.answerBytes()
      #expect(plain.headers["transfer-encoding"] == nil)
      #expect(plain.headers["content-encoding"] == nil)
      #expect(plain.bytes.count == long.utf8.count)
    }
  }

  @Test func `of a file that all pages load is made once, and such a file is else sent as it is`()
    async throws
  {
    let tag = WebHeader("ETag", "W/\"a\"")
    try await withServer(site([tag])) { port in
      let wire = try await Wire(port: port)
      for _ in 1...2 {
        wire.say("GET /text-css HTTP/1.1\r\nHost: a\r\n\(Self.accepting)\r\n\r\n")
        let zipped = try await wire.answerBytes()
        #expect(zipped.headers["content-encoding"] == "gzip")
        #expect(zipped.headers["content-length"] == "\(zipped.bytes.count)")
        #expect(zipped.headers["vary"] == "Accept-Encoding")
        #expect(try Self.unzipped(zipped.bytes) == Self.text)
      }
      for field in ["X: y", "Accept-Encoding: gzip;q=0.9"] {
        let plain = try await wire.ask("GET", "/text-css", field)
        #expect(plain.headers["content-encoding"] == nil && plain.body == Self.text)
      }
    }
    let (files, answer) = (ZippedFiles(), WebResponse(status: 200, body: Array(Self.text.utf8)))
    let addresses = try (1...2).map { _ in
      try #require(files.body(of: answer, "W/\"a\"")).withUnsafeBufferPointer { $0.baseAddress }
    }
    #expect(addresses[0] == addresses[1])
  }

  @Test func `is not sent for a picture, a file that is handed out, or anything short`()
    async throws
  {
    let handedOut = [WebHeader("Content-Disposition", "attachment")]
    for (site, path) in [(site(), "/image-png"), (site(handedOut), "/text-csv")] {
      try await withServer(site) { port in
        let wire = try await Wire(port: port)
        let answer = try await wire.ask("GET", path, Self.accepting)
        #expect(answer.headers["content-encoding"] == nil && answer.body == Self.text)
      }
    }
    let short = StubSite { _ in
      WebResponse(status: 200, headers: [WebHeader("Content-Type", "text/html")], body: [97])
    }
    try await withServer(short) { port in
      let wire = try await Wire(port: port)
      #expect(try await wire.ask("GET", "/", Self.accepting).body == "a")
    }
  }

  @Test func `has no body in answer to HEAD, and the connection goes on`() async throws {
    try await withServer(site()) { port in
      let wire = try await Wire(port: port)
      for method in ["HEAD", "HEAD", "GET"] {
        let answer = try await wire.ask(method, "/text-html", "X: y")
        #expect(answer.status == 200)
        #expect(answer.headers["content-length"] == "\(Self.text.utf8.count)")
      }
      let head = try await wire.ask("HEAD", "/text-html", Self.accepting)
      #expect(head.status == 200 && head.headers["content-encoding"] == nil)
      #expect(try await wire.ask("GET", "/text-html", "X: y").body == Self.text)
    }
  }

  @Test func `keeps its place among the answers to requests sent in a row`() async throws {
    try await withServer(site()) { port in
      let wire = try await Wire(port: port)
      for field in [Self.accepting, "Expect: 100-continue", Self.accepting] {
        wire.say("GET /text-html HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\n")
      }
      for isZipped in [true, false, true] {
        var answer = try await wire.answerBytes()
        if answer.status == 100 { answer = try await wire.answerBytes() }
        #expect((answer.headers["content-encoding"] == "gzip") == isZipped)
        let text =
          isZipped ? try Self.unzipped(answer.bytes) : String(decoding: answer.bytes, as: UTF8.self)
        #expect(text == Self.text)
      }
    }
  }

  private static func unzipped(_ bytes: [UInt8]) throws -> String {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-d", "-c"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(bytes))
    try input.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    _ = process.awaitedStatus()
    return String(decoding: text, as: UTF8.self)
  }
}

extension Wire {
  fileprivate func ask(_ method: String, _ path: String, _ field: String) async throws -> Answer {
    say("\(method) \(path) HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\n")
    return try await answer(toHead: method == "HEAD")
  }
}
