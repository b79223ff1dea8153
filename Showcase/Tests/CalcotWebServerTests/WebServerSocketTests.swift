import Synchronization
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor @Suite("The server's WebSockets", .timeLimit(.minutes(20)))
struct WebServerSocketTests {
  @Test func `a WebSocket that is granted carries text both ways`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      wire.say(Wire.handshake)
      let answer = try await wire.answer()
      #expect(answer.status == 101)
      // The example of RFC 6455, section 1.3.
      #expect(answer.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
      for count in [0, 1, 125, 126, 5000, 32 * 1024] {
        let text = String(repeating: "é", count: count / 2)
        wire.send(text)
        #expect(try await wire.frame() == .text(text))
      }
    }
  }

  @Test(arguments: [0, 1, 125, 126, 127, 128, 0xFFFF, 0x10000, 500_000])
  func `a message of any length goes out`(count: Int) async throws {
    let text = String(repeating: "x", count: count)
    try await withServer(StubSite(receive: { inlet, _ in inlet.outlet.send(text) })) { port in
      let wire = try await Wire.live(port: port)
      wire.send("go")
      #expect(try await wire.frame() == .text(text))
    }
  }

  @Test func `a message that is sent with the handshake is not lost`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      let frame = Wire.frame(opcode: 1, Array("first".utf8))
      wire.say(bytes: Array(Wire.handshake.utf8) + frame + frame)
      #expect(try await wire.answer().status == 101)
      #expect(try await wire.frame() == .text("first"))
      #expect(try await wire.frame() == .text("first"))
    }
  }

  @Test func `a WebSocket that is refused is answered as the site says`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      wire.say(Wire.handshake.replacing("/calcot/live", with: "/other"))
      let answer = try await wire.answer()
      #expect(answer.status == 403)
      #expect(answer.headers["x-why"] == "foreign")
      #expect(answer.body == "No.")
      #expect(await wire.isEnded())
    }
  }

  @Test(arguments: [
    ("Version: 13", "Version: 8", 426),
    ("Key: dGhlIHNhbXBsZSBub25jZQ==", "Key: short", 400),
    ("GET", "POST", 400),
    ("HTTP/1.1", "HTTP/1.0", 400),
    ("Host: localhost", "Host: localhost\r\nContent-Length: 3", 400),
  ])
  func `a handshake that is not right is refused`(
    right: String, wrong: String, status: Int
  ) async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      wire.say(Wire.handshake.replacing(right, with: wrong))
      #expect(try await wire.answer().status == status)
      #expect(await wire.isEnded())
    }
  }

  @Test(arguments: [1, 3])
  func `a WebSocket opens on a connection that has carried requests`(count: Int) async throws {
    let site = StubSite()
    try await withServer(site) { port in
      let wire = try await Wire(port: port)
      let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
      // All at once: the answers come first, and no byte of the first message is lost.
      let frame = Wire.frame(opcode: 1, Array("first".utf8))
      let all = String(repeating: request, count: count) + Wire.handshake
      wire.say(bytes: Array(all.utf8) + frame)
      for _ in 0..<count { #expect(try await wire.answer().status == 200) }
      #expect(try await wire.answer().status == 101)
      #expect(try await wire.frame() == .text("first"))
      wire.send("second")
      #expect(try await wire.frame() == .text("second"))
    }
    // The server, when it ends, tells this one as well.
    await site.inlets.first?.untilClosed()
  }

  @Test func `a WebSocket on a used connection is refused as the site says`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire(port: port)
      wire.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try await wire.answer().status == 200)
      wire.say(Wire.handshake.replacing("/calcot/live", with: "/other"))
      #expect(try await wire.answer().status == 403)
      #expect(await wire.isEnded())
    }
  }

  @Test func `a message in parts is put together, with a ping in between`() async throws {
    try await withServer(StubSite()) { port in
      let wire = try await Wire.live(port: port)
      wire.send(opcode: 1, Array("Calç".utf8).dropLast(), isLast: false)
      wire.send(opcode: 9, Array("still there?".utf8))
      wire.send(opcode: 0, [0xA7], isLast: false)
      wire.send(opcode: 0, Array("ot".utf8))
      #expect(try await wire.frame() == .pong("still there?"))
      #expect(try await wire.frame() == .text("Calçot"))
    }
  }

  @Test(arguments: mistakes)
  func `a frame that breaks the protocol or a limit closes the connection, with the reason`(
    mistake: Mistake
  ) async throws {
    let site = StubSite()
    try await withServer(site) { port in
      let wire = try await Wire.live(port: port)
      wire.send("before")
      #expect(try await wire.frame() == .text("before"))
      wire.say(bytes: mistake.bytes)
      wire.send("after")
      #expect(await wire.framesToTheEnd().map(\.closeCode) == [mistake.code])
      await site.inlets.first?.untilClosed()
    }
    #expect(site.inlets.first?.received.withLock { $0 } == ["before"])
  }

  @Test(arguments: [[], [3, 0xE8], [3, 0xE9, 0x62, 0x79, 0x65], [0x0F, 0xA1]] as [[UInt8]])
  func `when the browser closes, the server agrees with its code and ends the connection`(
    content: [UInt8]
  ) async throws {
    let site = StubSite()
    try await withServer(site) { port in
      let wire = try await Wire.live(port: port)
      for number in 0..<100 { wire.send("\(number)") }
      wire.send(opcode: 8, content)
      let last = await wire.framesToTheEnd().last
      #expect(last?.opcode == 8)
      #expect(last?.closeBytes == Array(content.prefix(2)))
      await site.inlets.first?.untilClosed()
    }
    #expect(site.inlets.first?.received.withLock { $0 } == (0..<100).map(String.init))
  }

  @Test func `when the session closes, what it sent before arrives, and the browser agrees`()
    async throws
  {
    let site = StubSite(receive: { inlet, _ in
      for number in 0..<1000 { inlet.outlet.send("\(number)") }
      inlet.outlet.close(code: 4001, reason: "superseded")
      inlet.outlet.send("too late")
    })
    try await withServer(site) { port in
      let wire = try await Wire.live(port: port)
      wire.send("go")
      for number in 0..<1000 { #expect(try await wire.frame() == .text("\(number)")) }
      let close = try await wire.frame()
      #expect(close.closeCode == 4001)
      #expect(String(decoding: close.closeBytes.dropFirst(2), as: UTF8.self) == "superseded")
      wire.sendClose(4001)
      #expect(await wire.isEnded())
      await site.inlets.first?.untilClosed()
    }
  }

  @Test func `a browser that never agrees is cut off`() async throws {
    let site = StubSite(receive: { inlet, _ in inlet.outlet.close(code: 4001, reason: "") })
    try await withServer(site, options: { $0.sockets.closeTimeout = .milliseconds(50) }) { port in
      let wire = try await Wire.live(port: port)
      wire.send("go")
      #expect(await wire.framesToTheEnd().map(\.closeCode) == [4001])
      await site.inlets.first?.untilClosed()
    }
  }

  @Test func `a browser that leaves without a word is reported gone`() async throws {
    let site = StubSite()
    try await withServer(site) { port in
      let wire = try await Wire.live(port: port)
      wire.send("last")
      #expect(try await wire.frame() == .text("last"))
      try await wire.leave()
      await site.inlets.first?.untilClosed()
    }
  }

  @Test func `10,000 messages keep their order in both directions`() async throws {
    let site = StubSite()
    try await withServer(site) { port in
      let wire = try await Wire.live(port: port)
      for number in 0..<10_000 { wire.send("\(number)") }
      for number in 0..<10_000 {
        let frame = try await wire.frame()
        try #require(frame == .text("\(number)"))
      }
    }
    #expect(site.inlets.first?.received.withLock { $0.count } == 10_000)
  }

  @Test func `messages of many threads arrive whole`() async throws {
    let site = StubSite(receive: { inlet, _ in
      await withTaskGroup { group in
        for task in 0..<8 {
          group.addTask {
            for number in 0..<500 { inlet.outlet.send("\(task) \(number)") }
          }
        }
      }
    })
    try await withServer(site) { port in
      let wire = try await Wire.live(port: port)
      wire.send("go")
      var next = Array(repeating: 0, count: 8)
      for _ in 0..<4000 {
        let numbers = try await wire.frame().text.split(separator: " ").compactMap { Int($0) }
        try #require(numbers.last == next[numbers[0]])
        next[numbers[0]] += 1
      }
    }
  }
}

/// Bytes that a browser may not send, and the resulting close code.
struct Mistake: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let code: Int

  init(_ name: String, _ code: Int, _ bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
    self.code = code
  }
}

private let mistakes = [
  Mistake("binary", 1003, Wire.frame(opcode: 2, [1, 2])),
  Mistake("not UTF-8", 1007, Wire.frame(opcode: 1, [0xFF])),
  Mistake("a byte too long", 1009, Wire.frame(opcode: 1, long)),
  Mistake("much too long", 1009, Wire.frame(opcode: 1, Array(repeating: 97, count: 1_000_000))),
  Mistake(
    "too long in parts", 1009,
    Wire.frame(opcode: 1, long.dropLast(), isLast: false) + Wire.frame(opcode: 0, [97])),
  Mistake("nothing to continue", 1002, Wire.frame(opcode: 0, [97])),
  Mistake(
    "a message inside a message", 1002,
    Wire.frame(opcode: 1, [97], isLast: false) + Wire.frame(opcode: 1, [97])),
  Mistake("an unknown kind", 1002, Wire.frame(opcode: 3, [])),
  Mistake("a long ping", 1002, Wire.frame(opcode: 9, Array(repeating: 97, count: 126))),
  Mistake("a ping in parts", 1002, Wire.frame(opcode: 9, [], isLast: false)),
  Mistake("half a close code", 1002, Wire.frame(opcode: 8, [3])),
  Mistake("a close code that is not sent", 1002, Wire.frame(opcode: 8, [3, 0xED])),
  Mistake("a reason not in UTF-8", 1007, Wire.frame(opcode: 8, [3, 0xE8, 0xFF])),
  Mistake("not masked", 1002, [0x81, 1, 97]),
  Mistake("a reserved bit", 1002, [0xC1] + Wire.frame(opcode: 1, [97]).dropFirst()),
]

private let long: [UInt8] = Array(repeating: 97, count: 32 * 1024 + 1)
