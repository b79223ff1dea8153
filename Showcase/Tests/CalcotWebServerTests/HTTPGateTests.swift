import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer

@MainActor @Suite("The gate for requests", .timeLimit(.minutes(20)))
struct HTTPGateTests {
  /// A connection whose time goes on when it is told to.
  let channel = EmbeddedChannel()

  init() throws {
    var options = WebServerOptions()
    options.requestTimeout = .seconds(30)
    let granted = NIOLoopBoundBox<WebSocketUpgrader.Connect?>(nil, eventLoop: channel.eventLoop)
    let context = WebConnection.Context(
      site: StubSite(), options: options, report: WebServerReport(logger: silence))
    try channel.pipeline.syncOperations.addHandler(HTTPGate(context: context, granted: granted))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  @Test func `the first request has its time`() throws {
    channel.embeddedEventLoop.advanceTime(by: .seconds(29))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func `a body has its time, however often a piece of it comes`() throws {
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

  @Test func `an answer takes its time, and the next request has its own after it`() throws {
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

  private func head(_ method: HTTPMethod) -> HTTPRequestHead {
    HTTPRequestHead(version: .http1_1, method: method, uri: "/", headers: ["host": "a"])
  }

  private func receive(_ part: HTTPServerRequestPart) throws {
    try channel.writeInbound(part)
  }

  /// How many requests have gone through.
  private func passed() throws -> Int {
    var count = 0
    while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
      if case .head = part { count += 1 }
    }
    return count
  }

  /// The status of each answer that has been written.
  private func answered() throws -> [UInt] {
    var statuses: [UInt] = []
    while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
      if case .head(let head) = part { statuses.append(head.status.code) }
    }
    return statuses
  }
}
