import Foundation
import LaunchesArchive
import NIOCore
import NIOHTTP1

/// A handler of the requests of one connection.
final class LaunchesHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let archive: LaunchesArchive
  private let nextAnswer: () -> ServedAnswer
  private var head: HTTPRequestHead?

  init(archive: LaunchesArchive, nextAnswer: @escaping () -> ServedAnswer) {
    self.archive = archive
    self.nextAnswer = nextAnswer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, as: nextAnswer(), in: context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func answer(
    _ request: HTTPRequestHead, as answer: ServedAnswer, in context: ChannelHandlerContext
  ) {
    let reply = Reply(to: request, archive)
    switch answer {
    case .whole: send(reply, in: context)
    case .late(let duration):
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      context.eventLoop.scheduleTask(in: TimeAmount(duration)) {
        bound.value.0.send(reply, in: bound.value.1)
      }
    case .busy(let seconds):
      var reply = Reply(.serviceUnavailable)
      if let seconds { reply.headers.add(name: "Retry-After", value: "\(seconds)") }
      send(reply, in: context)
    case .status(let code): send(Reply(HTTPResponseStatus(statusCode: code)), in: context)
    case .stalled: sendHalf(reply, in: context)
    case .cut:
      sendHalf(reply, in: context)
      context.close(promise: nil)
    case .garbled:
      send(Reply(.ok, body: Data(#"{"launches": [{"id": "sputnik-1", oops"#.utf8)), in: context)
    }
  }

  private func send(_ reply: Reply, in context: ChannelHandlerContext) {
    write(reply, bytes: reply.body, in: context)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  private func sendHalf(_ reply: Reply, in context: ChannelHandlerContext) {
    write(reply, bytes: reply.body.prefix(reply.body.count / 2), in: context)
    context.flush()
  }

  private func write(_ reply: Reply, bytes: Data, in context: ChannelHandlerContext) {
    let head = HTTPResponseHead(version: .http1_1, status: reply.status, headers: reply.headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    guard !bytes.isEmpty else { return }
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
  }
}
