import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import CalcotWeb
@testable import CalcotWebServer
@testable import WebWire

@MainActor
struct LongBodyTests {
  /// Returns the best time of a few for a body that arrives in pieces of 1 KB.
  private func time(bytes: Int) throws -> Duration {
    try (0..<3).map { _ in
      let channel = EmbeddedChannel()
      let context = try WebConnection.Context(
        site: StubSite(bodyLimit: bytes), options: WebServerOptions(),
        report: WebServerReport(logger: silence), place: .nowhere)
      let granted = NIOLoopBoundBox<WebSocketUpgrader.Grant?>(nil, eventLoop: channel.eventLoop)
      let pace = WritePace(period: .seconds(30), on: channel.eventLoop)
      try channel.pipeline.syncOperations.addHandler(
        HTTPGate(context: context, granted: granted, pace: pace, mover: .nowhere))
      let head = HTTPRequestHead(
        version: .http1_1, method: .POST, uri: "/upload", headers: ["host": "a"])
      let piece = ByteBuffer(repeating: 0x61, count: 1024)
      return try ThreadTime.of {
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        for _ in 0..<bytes / 1024 { try channel.writeInbound(HTTPServerRequestPart.body(piece)) }
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
      }
    }.min() ?? .zero
  }

  @Test func `costs as much for each piece as a short one`() throws {
    let ratio = try time(bytes: 16 * 1024 * 1024) / time(bytes: 1024 * 1024)
    print("16 times as many bytes: \(ratio) times as long")
    #expect(ratio < 64, "copying all that has arrived for each piece makes it 256 times")
  }
}
