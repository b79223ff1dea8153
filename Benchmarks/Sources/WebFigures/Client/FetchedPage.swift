import NIOCore
import NIOPosix

/// A page as a browser first receives it.
struct FetchedPage: Sendable {
  let head: String
  let body: String

  /// The cookies that the server has set.
  var cookies: String {
    head.split(separator: "\r\n").compactMap { line in
      guard line.lowercased().hasPrefix("set-cookie: ") else { return nil }
      return String(line.dropFirst(12).prefix { $0 != ";" })
    }
    .joined(separator: "; ")
  }

  /// Returns each text between an occurrence of `start` and the next `end`.
  func all(between start: String, and end: String) -> [String] {
    body.components(after: start).map { part in
      String(part[..<(part.firstRange(of: end)?.lowerBound ?? part.endIndex)])
    }
  }

  static func get(_ path: String, port: Int, on loop: any EventLoop) -> EventLoopFuture<FetchedPage>
  {
    ClientBootstrap(group: loop).connect(host: "127.0.0.1", port: port).flatMap { channel in
      let reader = Reader(loop.makePromise())
      return channel.pipeline.addHandler(reader).flatMap {
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n"
        channel.writeAndFlush(ByteBuffer(string: request), promise: nil)
        return reader.done.futureResult
      }
    }
  }

  // NB: unchecked, because everything happens on one event loop.
  private final class Reader: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer

    let done: EventLoopPromise<FetchedPage>
    private var bytes = ByteBuffer()

    init(_ done: EventLoopPromise<FetchedPage>) { self.done = done }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var part = unwrapInboundIn(data)
      bytes.writeBuffer(&part)
    }

    func channelInactive(context: ChannelHandlerContext) {
      let text = String(buffer: bytes)
      let end = text.firstRange(of: "\r\n\r\n") ?? text.endIndex..<text.endIndex
      done.succeed(
        FetchedPage(head: String(text[..<end.lowerBound]), body: String(text[end.upperBound...])))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { done.fail(error) }
  }
}

extension String {
  fileprivate func components(after separator: String) -> [Substring] {
    var (parts, rest) = ([Substring](), self[...])
    while let found = rest.firstRange(of: separator) {
      rest = rest[found.upperBound...]
      parts.append(rest)
    }
    return parts
  }
}
