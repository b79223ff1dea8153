import NIOCore

@testable import WebWire

/// A browser at an address of its own, which speaks the protocol by hand.
final class WireVisitor {
  let port: Int
  let address: String
  let cookie: String
  let token: String

  /// Reads the first page and keeps its cookie.
  init(port: Int, from address: String) async throws {
    self.port = port
    self.address = address
    let wire = try await Wire(port: port, from: address)
    wire.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let page = try await wire.answer()
    cookie = String((page.headers["set-cookie"] ?? "").prefix { $0 != ";" })
    token = page.body.firstMatch(of: /name="token" value="(\w+)"/).map { String($0.1) } ?? ""
    try await wire.leave()
  }

  /// Opens a WebSocket that has not greeted.
  func socket() async throws -> Wire {
    let headers = [("Host", "localhost"), ("Origin", "http://localhost"), ("Cookie", cookie)]
    return try await Wire.live(port: port, headers: headers, from: address)
  }

  /// Opens a live page and reads its welcome.
  func livePage(fields: String = "") async throws -> Wire {
    let wire = try await socket()
    wire.send(#"{"v":1,"s":null,"p":0,"u":"/","k":null,"i":null,"n":false,"f":[\#(fields)]}"#)
    _ = try await wire.message()
    return wire
  }

  /// Returns the head of a form or an upload.
  func head(_ target: String, length: Int, cookie: String? = nil) -> String {
    """
    POST \(target) HTTP/1.1\r
    Host: localhost\r
    Origin: http://localhost\r
    Cookie: \(cookie ?? self.cookie)\r
    Content-Type: application/x-www-form-urlencoded\r
    Content-Length: \(length)\r
    \r

    """
  }

  /// Sends a form and returns the status of the response.
  func post(_ body: String, cookie: String? = nil) async throws -> Int {
    let wire = try await Wire(port: port, from: address)
    wire.say(head("/", length: body.utf8.count, cookie: cookie) + body)
    let status = try await wire.answer().status
    try await wire.leave()
    return status
  }
}

extension Wire {
  /// Returns the next text message.
  func message() async throws -> String {
    while true {
      let frame = try await frame()
      if frame.opcode == 1 { return frame.text }
      if frame.opcode == 8 { throw Closed() }
    }
  }
}
