import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer

@MainActor @Suite("A connection that other workers have a part in")
struct ConnectionMoverTests {
  private let cookie = WorkerCookie(port: 80, isSecure: false)

  @Test func `bytes that another worker has read come first, and are answered here if homeless`()
    throws
  {
    let channel = try connection(
      first: "GET /1 HTTP/1.1\r\nHost: a\r\nCookie: calcot-worker-80=1\r\n\r\nGET /2 HT",
      isHomeless: true)
    #expect(try targets(channel) == ["/1"])
    answer(on: channel)
    #expect(try written(channel).contains("HTTP/1.1 200 OK"))
    try channel.writeInbound(ByteBuffer(string: "TP/1.1\r\nHost: a\r\n\r\n"))
    #expect(try targets(channel) == ["/2"])
    #expect(try written(channel).isEmpty)
  }

  @Test
  func `nothing is read after a head for another worker, and a browser that cannot move is told`()
    throws
  {
    let channel = try connection()
    let own = "GET /1 HTTP/1.1\r\nHost: a\r\nCookie: calcot-worker-80=0\r\n\r\n"
    let other = "GET /2 HTTP/1.1\r\nHost: a\r\nCookie: calcot-worker-80=1\r\n\r\n"
    try channel.writeInbound(ByteBuffer(string: own + other + own))
    #expect(try targets(channel) == ["/1"])
    #expect(try written(channel).isEmpty)
    // The answer to the first one comes before. NB: This channel has no socket to pass on.
    answer(on: channel)
    let text = try written(channel)
    #expect(text.contains("HTTP/1.1 200 OK"))
    #expect(text.contains("HTTP/1.1 503 Service Unavailable"))
    #expect(text.firstRange(of: "200")!.lowerBound < text.firstRange(of: "503")!.lowerBound)
    #expect(try targets(channel).isEmpty)
  }

  @Test
  func `a text of many empty lines may be sent, and nothing is read after the head behind it`()
    throws
  {
    let text = String(repeating: "A line of a poem\r\n\r\n", count: 10_000)
    let head = "POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: \(text.utf8.count)"
    let other = "GET /2 HTTP/1.1\r\nHost: a\r\nCookie: calcot-worker-80=1\r\n\r\n"
    let channel = try connection()
    try channel.writeInbound(ByteBuffer(string: "\(head)\r\n\r\n\(text)\(other)\(other)"))
    #expect(try targets(channel) == ["/upload"])
    #expect(try written(channel).isEmpty)
    answer(on: channel)
    // NB: this channel has no socket to pass on.
    #expect(try written(channel).contains("HTTP/1.1 503 Service Unavailable"))
    #expect(try targets(channel).isEmpty)
  }

  @Test func `of requests that are sent at once, one is worked on at a time`() throws {
    let channel = try connection()
    let requests = (1...200).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }
    try channel.writeInbound(ByteBuffer(string: requests.joined()))
    for number in 1...200 {
      #expect(try targets(channel) == ["/\(number)"])
      answer(on: channel)
    }
    #expect(try targets(channel).isEmpty)
  }

  @Test func `the last of them is answered though the browser has closed its side before`() throws {
    let channel = try connection()
    try channel.writeInbound(
      ByteBuffer(string: String(repeating: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", count: 2)))
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    for _ in 0..<2 {
      #expect(try targets(channel) == ["/"])
      answer(on: channel)
    }
    #expect(try written(channel).ranges(of: "HTTP/1.1 200 OK").count == 2)
  }

  @Test func `a few line ends before a request are skipped, and many end its connection`() throws {
    let request = "GET /1 HTTP/1.1\r\nHost: a\r\n\r\n"
    let channel = try connection(
      first: String(repeating: "\r\n", count: 10) + request
        + String(repeating: "\r\n", count: 10) + request)
    for _ in 0..<2 {
      #expect(try targets(channel) == ["/1"])
      answer(on: channel)
    }
    _ = try written(channel)
    for _ in 0..<100 { try channel.writeInbound(ByteBuffer(string: "\r\n")) }
    #expect(try written(channel).contains("HTTP/1.1 400 Bad Request"))
    try channel.writeInbound(ByteBuffer(string: request))
    #expect(try targets(channel).isEmpty)
  }

  @Test func `an address cannot have connections moved again and again`() throws {
    var answers: [String] = []
    let context = try context()
    for _ in 0..<1_000 {
      let channel = try connection(in: context)
      try channel.writeInbound(
        ByteBuffer(string: "GET /2 HTTP/1.1\r\nHost: a\r\nCookie: calcot-worker-80=1\r\n\r\n"))
      answers.append(try written(channel).prefix(12).description)
    }
    // NB: these channels have no socket to pass on.
    #expect(answers.first == "HTTP/1.1 503")
    #expect(answers.contains("HTTP/1.1 429"))
  }

  private func answer(on channel: EmbeddedChannel) {
    channel.write(
      HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)), promise: nil)
    channel.write(HTTPServerResponsePart.end(nil), promise: nil)
    channel.flush()
    channel.embeddedEventLoop.run()
  }

  private var place: WorkerPlace {
    WorkerPlace(number: 0, count: 2, cookie: cookie) { _, _, _ in .failed }
  }

  private func context() throws -> WebConnection.Context {
    try WebConnection.Context(
      site: StubSite(bodyLimit: 1_000_000), options: WebServerOptions(),
      report: WebServerReport(logger: silence), place: place)
  }

  private func connection(
    in context: WebConnection.Context? = nil, first: String = "", isHomeless: Bool = false
  ) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    let context = try context ?? self.context()
    let mover = ConnectionMover(
      place: place, first: ByteBuffer(string: first), isHomeless: isHomeless)
    let gate = HTTPGate(
      context: context, granted: NIOLoopBoundBox(nil, eventLoop: channel.eventLoop),
      pace: WritePace(period: .seconds(30), on: channel.eventLoop), mover: mover)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandlers([mover, HTTPResponseEncoder()])
    try pipeline.addHandlers([ByteToMessageHandler(HTTPRequestDecoder()), gate])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  /// Returns the targets of the requests that have passed.
  private func targets(_ channel: EmbeddedChannel) throws -> [String] {
    var targets: [String] = []
    while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
      if case .head(let head) = part { targets.append(head.uri) }
    }
    return targets
  }

  private func written(_ channel: EmbeddedChannel) throws -> String {
    var text = ""
    while let bytes = try channel.readOutbound(as: ByteBuffer.self) {
      text += String(buffer: bytes)
    }
    return text
  }
}
