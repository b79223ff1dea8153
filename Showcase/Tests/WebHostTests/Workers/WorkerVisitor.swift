import Foundation

@testable import WebWire

/// A browser without script that uses an app of a server with workers.
final class WorkerVisitor {
  let port: Int
  private(set) var cookies: String
  /// The process that has shown the last page.
  private(set) var server: Int32
  private(set) var count = -1
  private(set) var page: String
  private var target: String

  /// Reads a page for the first time.
  init(port: Int, at target: String = "/") async throws {
    self.port = port
    self.target = target
    let wire = try await Wire(port: port)
    wire.say("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = try await wire.answer()
    guard answer.status == 200 else {
      throw Unexpected(answer: "\(answer.status) \(answer.body)")
    }
    cookies = answer.cookies
    page = answer.body
    server = Self.server(in: answer.body)
    try await wire.leave()
  }

  /// The number of the worker that the visitor's cookie names.
  var worker: Int? {
    cookies.firstMatch(of: /calcot-worker-\d+=(\d+)/).flatMap { Int($0.1) }
  }

  /// Presses a button, on a connection, and reads the page to which that leads.
  func press(_ button: String, on wire: Wire) async throws {
    let token = page.firstMatch(of: /name="token" value="(\w+)"/).map { String($0.1) } ?? ""
    let session = page.firstMatch(of: /name="session" value="(\w+)"/).map { "&session=\($0.1)" }
    let buttons = page.matches(of: /<button[^>]*name="(do a [^"]+)"[^>]*>([^<]*)</)
    guard let action = buttons.first(where: { $0.2 == button })?.1 else {
      throw Unexpected(answer: page)
    }
    let form = "token=\(token)\(session ?? "")&\(Self.encoded(String(action)))="
    wire.say(
      """
      POST \(target) HTTP/1.1\r
      Host: localhost\r
      Origin: http://localhost\r
      Cookie: \(cookies)\r
      Content-Type: application/x-www-form-urlencoded\r
      Content-Length: \(form.utf8.count)\r
      \r
      \(form)
      """)
    let answer = try await wire.answer()
    guard answer.status == 303, let place = answer.headers["location"] else {
      throw Unexpected(answer: "\(answer.status) \(answer.body)")
    }
    note(answer)
    target = String(place.prefix { $0 != "#" })
    try await read(on: wire)
  }

  /// Reads the page again, on a connection.
  func read(on wire: Wire) async throws {
    wire.say("GET \(target) HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookies)\r\n\r\n")
    let answer = try await wire.answer()
    guard answer.status == 200 else {
      throw Unexpected(answer: "\(answer.status) \(answer.body)")
    }
    note(answer)
    page = answer.body
    server = Self.server(in: page)
    count = page.firstMatch(of: /Count: (\d+)/).flatMap { Int($0.1) } ?? -1
  }

  /// Reads the page again, on a connection of its own.
  func read() async throws {
    let wire = try await Wire(port: port)
    try await read(on: wire)
    try await wire.leave()
  }

  /// Opens a live page.
  func livePage() async throws -> Wire {
    let headers = [("Host", "localhost"), ("Origin", "http://localhost"), ("Cookie", cookies)]
    let wire = try await Wire.live(port: port, headers: headers)
    wire.send(#"{"v":1,"s":null,"p":0,"u":"\#(target)","k":null,"i":null,"n":false,"f":[]}"#)
    return wire
  }

  /// Takes over the cookies of an answer, as a browser does.
  private func note(_ answer: Wire.Answer) {
    for cookie in answer.cookies.split(separator: "; ") {
      let name = "\(cookie.prefix { $0 != "=" })="
      let others = cookies.split(separator: "; ").filter { !$0.hasPrefix(name) }
      cookies = (others + [cookie]).joined(separator: "; ")
    }
  }

  private static func server(in page: String) -> Int32 {
    page.firstMatch(of: /Server (\d+)/).flatMap { Int32($0.1) } ?? -1
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  struct Unexpected: Error {
    let answer: String
  }
}
