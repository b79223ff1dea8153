import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer

@MainActor @Suite("The gate for requests", .timeLimit(.minutes(20)))
struct HTTPGateTests {
  /// A connection whose time the test advances.
  let channel = EmbeddedChannel()
  let site = StubSite(bodyLimit: 1024 * 1024)

  init() throws {
    var options = WebServerOptions()
    options.requestTimeout = .seconds(30)
    let granted = NIOLoopBoundBox<WebSocketUpgrader.Grant?>(nil, eventLoop: channel.eventLoop)
    let context = try WebConnection.Context(
      site: site, options: options, report: WebServerReport(logger: silence), place: .nowhere)
    let pace = WritePace(period: .seconds(30), on: channel.eventLoop)
    try channel.pipeline.syncOperations.addHandler(
      HTTPGate(context: context, granted: granted, pace: pace, mover: .nowhere))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  @Test func `a connection without a first request is closed when its time is over`() throws {
    channel.embeddedEventLoop.advanceTime(by: .seconds(29))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func `a body must come within its time, however often a piece of it comes`() throws {
    try receive(.head(head(.POST)))
    for _ in 0..<29 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      try receive(.body(ByteBuffer(string: "a")))
    }
    #expect(try answered() == [])
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(try answered() == [408])
    #expect(try passed() == 0)
    channel.embeddedEventLoop.advanceTime(by: .seconds(30))
    #expect(!channel.isActive)
  }

  @Test func `a body in very many small parts ends its connection`() throws {
    try receive(.head(head(.POST)))
    for _ in 0..<1_100 where channel.isActive { try receive(.body(ByteBuffer(string: "a"))) }
    #expect(try answered() == [400])
    #expect(!channel.isActive)
  }

  @Test func `a body may have as many parts of 64 bytes as it likes`() throws {
    try receive(.head(head(.POST)))
    for _ in 0..<10_000 { try receive(.body(ByteBuffer(repeating: 0x61, count: 64))) }
    #expect(try answered() == [])
    #expect(channel.isActive)
  }

  @Test func `a long body has more time for each part of it that has come`() throws {
    try receive(.head(head(.POST)))
    for _ in 0..<5 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(29))
      try receive(.body(ByteBuffer(repeating: 0x61, count: 64 * 1024)))
    }
    channel.embeddedEventLoop.advanceTime(by: .seconds(29))
    try receive(.body(ByteBuffer(repeating: 0x61, count: 64 * 1024 - 1)))
    #expect(try answered() == [])
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(try answered() == [408])
  }

  @Test func `a body takes up room until it has been answered`() throws {
    try receive(.head(head(.POST, "/upload")))
    try receive(.body(ByteBuffer(string: "a")))
    try receive(.end(nil))
    #expect(try passed() == 1)
    #expect(site.roomCount == 1)
    try channel.writeOutbound(HTTPServerResponsePart.head(.init(version: .http1_1, status: .ok)))
    #expect(site.roomCount == 1)
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    #expect(site.roomCount == 0)
  }

  @Test func `a body gives its room back with its own answer, also if others are always under way`()
    throws
  {
    for count in 0..<100 {
      try receive(.head(head(.POST, "/upload")))
      try receive(.body(ByteBuffer(string: "a")))
      try receive(.end(nil))
      guard count > 0 else { continue }
      #expect(site.roomCount == 2)
      try channel.writeOutbound(HTTPServerResponsePart.head(.init(version: .http1_1, status: .ok)))
      try channel.writeOutbound(HTTPServerResponsePart.end(nil))
      #expect(site.roomCount == 1)
    }
    #expect(channel.isActive)
  }

  @Test func `a body of many small parts is passed on in few`() throws {
    try receive(.head(head(.POST, "/upload")))
    for _ in 0..<1_000 { try receive(.body(ByteBuffer(repeating: 0x61, count: 9))) }
    try receive(.end(nil))
    var sizes: [Int] = []
    while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
      if case .body(let bytes) = part { sizes.append(bytes.readableBytes) }
    }
    #expect(sizes.reduce(0, +) == 9_000)
    #expect(sizes.count == 3)
  }

  @Test func `a body that is cut off gives its room back`() throws {
    try receive(.head(head(.POST, "/upload")))
    try receive(.body(ByteBuffer(string: "a")))
    channel.embeddedEventLoop.advanceTime(by: .seconds(30))
    #expect(try answered() == [408])
    #expect(site.roomCount == 0)
  }

  @Test func `a body that turns out to be too long gets the site's own answer to that`() throws {
    try receive(.head(head(.POST, "/upload")))
    try receive(.body(ByteBuffer(repeating: 0x61, count: 1024 * 1024)))
    try receive(.body(ByteBuffer(string: "a")))
    let parts = try written()
    #expect(parts.contains("413") && parts.contains("Less, please."))
    #expect(site.roomCount == 0)
    #expect(try passed() == 0)
  }

  @Test func `an answer may take any time, and the next request's time begins after it`() throws {
    try receive(.head(head(.GET)))
    try receive(.end(nil))
    #expect(try passed() == 1)
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    try channel.writeOutbound(HTTPServerResponsePart.head(.init(version: .http1_1, status: .ok)))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .seconds(29))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test
  func
    `an upgrade to an unknown protocol is answered as if it had not been asked for, and is the last`()
    throws
  {
    var asking = head(.GET)
    asking.headers.add(name: "connection", value: "upgrade")
    asking.headers.add(name: "upgrade", value: "other/1")
    try receive(.head(asking))
    try receive(.end(nil))
    let passed = try #require(try channel.readInbound(as: HTTPServerRequestPart.self))
    guard case .head(let head) = passed else {
      Issue.record("\(passed)")
      return
    }
    #expect(head.headers["connection"] == ["close"] && !head.headers.contains(name: "upgrade"))
    try channel.writeOutbound(HTTPServerResponsePart.head(.init(version: .http1_1, status: .ok)))
    guard case .head(let answer)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else {
      Issue.record("There is no answer.")
      return
    }
    #expect(answer.headers["connection"] == ["close"])
  }

  @Test(
    arguments: [
      ("http://b:81/x?y", "b:81", "/x?y"), ("http://b", "b", "/"), ("http://b?y", "b", "/?y"),
      ("/http://b", "a", "/http://b"),
    ])
  func `an absolute target names the host, whatever the field says`(
    _ target: String, _ host: String, _ path: String
  ) throws {
    try receive(.head(head(.GET, target)))
    try receive(.end(nil))
    guard case .head(let head)? = try channel.readInbound(as: HTTPServerRequestPart.self) else {
      Issue.record("It has not passed.")
      return
    }
    #expect(head.headers["host"] == [host] && head.uri == path)
  }

  private func head(_ method: HTTPMethod, _ target: String = "/") -> HTTPRequestHead {
    HTTPRequestHead(version: .http1_1, method: method, uri: target, headers: ["host": "a"])
  }

  private func receive(_ part: HTTPServerRequestPart) throws {
    try channel.writeInbound(part)
  }

  /// Returns the number of requests that have passed.
  private func passed() throws -> Int {
    var count = 0
    while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
      if case .head = part { count += 1 }
    }
    return count
  }

  /// Returns the statuses and bodies written so far.
  private func written() throws -> [String] {
    var texts: [String] = []
    while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
      switch part {
      case .head(let head): texts.append("\(head.status.code)")
      case .body(.byteBuffer(let bytes)): texts.append(String(buffer: bytes))
      default: break
      }
    }
    return texts
  }

  /// Returns the status of each response written so far.
  private func answered() throws -> [UInt] {
    var statuses: [UInt] = []
    while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
      if case .head(let head) = part { statuses.append(head.status.code) }
    }
    return statuses
  }
}
