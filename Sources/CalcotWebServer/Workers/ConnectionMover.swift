#if Web
  import CalcotWeb
  import NIOCore
  import NIOHTTP1

  /// A handler that gives the decoder one request of its connection at a time, and can pass the connection
  /// on between two: to another worker, or to this process as a new one.
  ///
  /// It stands before the decoder and passes it the received bytes in pieces, each of which ends
  /// where a head may end, or with a body. So when the gate looks at a head, the decoder has read
  /// nothing after it. The next owner needs only the head, written anew, and the bytes that this
  /// handler holds. Requests that are sent before the answer to the last one wait here as bytes.
  final class ConnectionMover: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let place: WorkerPlace
    /// The bytes that have not been passed to the decoder.
    private var unread: ByteBuffer
    private var line = LineScan()
    /// The number of bytes of a body that are still to come.
    private var bodyLeft = 0
    /// A Boolean value that indicates whether this worker answers the next request, whatever worker
    /// it names.
    private var isHomeless: Bool
    /// The head that is passed on with the connection, after which nothing more is read.
    private var leaving: (head: HTTPRequestHead, worker: Int)?
    private var isFeeding = false
    /// The part of a connection to which the next bytes belong.
    private var stage = Stage.head
    private var readIsDue = false
    /// A Boolean value that indicates whether the browser sends nothing after the requests that wait here.
    private var isInputClosed = false
    /// A Boolean value that indicates whether the first request has been seen.
    private var isSettled = false
    private var context: ChannelHandlerContext?

    private enum Stage {
      case head, body
      /// The next request, which waits until the present one is answered.
      case answer
      /// No more requests are taken: what still comes is dropped.
      case over
    }

    /// The pause before a worker without room is asked again, and the maximum number of tries.
    private static let pause = TimeAmount.milliseconds(5)
    private static let mostTries = 200

    /// Creates the handler of a connection.
    ///
    /// - Parameters:
    ///   - first: The bytes that have already been read from the connection.
    ///   - isHomeless: A Boolean value that indicates whether the worker to which its next request
    ///     belongs is away.
    init(place: WorkerPlace, first: ByteBuffer, isHomeless: Bool) {
      self.place = place
      unread = first
      self.isHomeless = isHomeless
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
      self.context = nil
      settle()
    }

    private func settle() {
      guard !isSettled else { return }
      isSettled = true
      place.note(WorkerLoad(settled: 1))
    }

    func removeHandler(
      context: ChannelHandlerContext, removalToken: ChannelHandlerContext.RemovalToken
    ) {
      // NB: The connection has become a WebSocket, whose first messages may be here.
      if unread.readableBytes > 0 {
        context.fireChannelRead(wrapInboundOut(unread))
        unread.clear()
      }
      context.leavePipeline(removalToken: removalToken)
    }

    func channelActive(context: ChannelHandlerContext) {
      context.fireChannelActive()
      guard unread.readableBytes > 0 else { return }
      feed(context)
      context.fireChannelReadComplete()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var bytes = unwrapInboundIn(data)
      if unread.readableBytes == 0 { unread = bytes } else { unread.writeBuffer(&bytes) }
      feed(context)
    }

    func read(context: ChannelHandlerContext) {
      // NB: what is read now would have to be passed on or to wait, too.
      readIsDue = true
      readAgain()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if case ChannelEvent.inputClosed = event, stage == .answer, unread.readableBytes > 0 {
        isInputClosed = true
      } else {
        context.fireUserInboundEventTriggered(event)
      }
    }

    /// Passes the bytes to the decoder, up to the end of a head that is passed on or of a request.
    private func feed(_ context: ChannelHandlerContext) {
      guard !isFeeding else { return }
      isFeeding = true
      defer { isFeeding = false }
      while leaving == nil, stage != .answer, unread.readableBytes > 0 {
        guard stage != .over else { return unread.clear() }
        if stage == .head {
          guard line.skipLineEnds(before: &unread) else {
            return context.fireErrorCaught(HTTPParserError.invalidMethod)
          }
          guard unread.readableBytes > 0 else { return }
        }
        let isBody = bodyLeft > 0
        let length =
          isBody
          ? min(bodyLeft, unread.readableBytes)
          : line.lengthToEndOfHead(in: unread) ?? unread.readableBytes
        if isBody { bodyLeft -= length }
        guard let piece = unread.readSlice(length: length) else { return }
        context.fireChannelRead(wrapInboundOut(piece))
      }
    }

    /// Passes on the body that follows an accepted head in the parts in which it arrives, however
    /// many of its lines are empty.
    func bodyComes(of head: HTTPRequestHead) {
      let length = head.headers.first(name: "content-length") ?? ""
      bodyLeft = Int(outside: length, in: 0...Int.wireRange.upperBound) ?? 0
      if stage != .over { stage = .body }
    }

    /// Keeps the next request until ``answered()``: whoever sends many at once has only one worked on.
    func passed() {
      if stage != .over { stage = .answer }
    }

    /// Goes on with the next request.
    func answered() {
      guard stage == .answer else { return }
      stage = .head
      guard unread.readableBytes > 0, let context else { return }
      // NB: after what is being written now, and after what others have for the thread.
      context.eventLoop.assumeIsolated().execute {
        guard self.context != nil else { return }
        self.feed(context)
        context.fireChannelReadComplete()
        self.readAgain()
      }
    }

    /// Drops all that still comes: no more requests are answered.
    func end() {
      (stage, leaving) = (.over, nil)
      unread.clear()
      readAgain()
    }

    private func readAgain() {
      guard let context, leaving == nil, stage != .answer || unread.readableBytes == 0 else {
        return
      }
      if isInputClosed {
        isInputClosed = false
        context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
      }
      guard readIsDue else { return }
      readIsDue = false
      context.read()
    }

    // MARK: Moving

    /// Stops reading if the connection has to be passed on with a head, so that ``move(failed:)`` can
    /// follow; returns `false` if this process answers it.
    ///
    /// NB: SwiftNIO opens a WebSocket by the first request of a connection only. One that is passed to this
    /// same process comes back as new.
    func takes(_ head: HTTPRequestHead, isFirst: Bool) -> Bool {
      defer { isHomeless = false }
      settle()
      let home = isHomeless ? nil : place.otherHome(of: head)
      let isLate = !isFirst && UpgradeRequest(head) == .webSocket
      guard let worker = home ?? (isLate ? place.number : nil) else { return false }
      leaving = (head, worker)
      return true
    }

    /// Passes the connection on after everything written to it has left, and closes it here.
    ///
    /// - Parameter failed: Called if the connection cannot be passed on; it is still open then.
    func move(failed: @escaping () -> Void) {
      guard let context, let (head, worker) = leaving else { return }
      var bytes = ByteBuffer()
      bytes.write(head)
      bytes.writeImmutableBuffer(unread)
      let promise = context.eventLoop.makePromise(of: Void.self)
      promise.futureResult.assumeIsolated().whenSuccess {
        self.send(bytes, to: worker, tries: 0, failed)
      }
      context.writeAndFlush(wrapOutboundOut(ByteBuffer()), promise: promise)
    }

    private func send(
      _ bytes: ByteBuffer, to worker: Int, tries: Int, _ failed: @escaping () -> Void
    ) {
      guard let context, context.channel.isActive else { return }
      let passed = try? context.channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(
        of: NIOBSDSocket.Handle.self
      ) { place.pass($0, bytes, worker) }
      switch passed ?? .failed {
      case .passed: context.close(promise: nil)
      case .full where tries < Self.mostTries:
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.pause) {
          self.send(bytes, to: worker, tries: tries + 1, failed)
        }
      case .full, .tooLong, .failed: failed()
      }
    }
  }

  /// A search for places where a head may end, in bytes that arrive in parts: after an empty line that
  /// follows enough bytes for a head.
  struct LineScan {
    /// The length of the shortest head: `G / HTTP/1.1` and two line ends.
    private static let shortestHead = 14

    /// The number of bytes of line ends that may stand before a request (RFC 9112, section 2.2).
    private static let mostLineEnds = 64

    private var isEmpty = false
    private var lineEnds = 0
    /// The number of bytes since the last end, without the line ends before them.
    private var length = 0

    /// Removes the line ends before a head; returns `false` if there are too many.
    mutating func skipLineEnds(before bytes: inout ByteBuffer) -> Bool {
      guard length == 0 else { return true }
      let count = bytes.readableBytesView.prefix { $0 == 0x0A || $0 == 0x0D }.count
      bytes.moveReaderIndex(forwardBy: count)
      lineEnds += count
      guard lineEnds <= Self.mostLineEnds else { return false }
      if bytes.readableBytes > 0 { lineEnds = 0 }
      return true
    }

    /// Returns the number of bytes up to the first place where a head may end; `nil` if there is none.
    ///
    /// NB: a body may have nothing but line ends, and each piece costs a walk through the pipeline.
    mutating func lengthToEndOfHead(in bytes: ByteBuffer) -> Int? {
      bytes.withUnsafeReadableBytes { bytes in
        for (place, byte) in bytes.enumerated() {
          let isLineEnd = byte == 0x0A || byte == 0x0D
          if length > 0 || !isLineEnd { length += 1 }
          if byte == 0x0A, isEmpty, length >= Self.shortestHead {
            (length, isEmpty) = (0, false)
            return place + 1
          }
          if byte != 0x0D { isEmpty = byte == 0x0A }
        }
        return nil
      }
    }
  }

  extension ByteBuffer {
    /// Writes the head of a request in the format of HTTP/1.1.
    fileprivate mutating func write(_ head: HTTPRequestHead) {
      writeString(
        "\(head.method.rawValue) \(head.uri) HTTP/\(head.version.major).\(head.version.minor)\r\n")
      for (name, value) in head.headers { writeString("\(name): \(value)\r\n") }
      writeString("\r\n")
    }
  }
#endif
