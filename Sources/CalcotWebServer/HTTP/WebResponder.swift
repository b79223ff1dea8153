#if Web
  import CalcotWeb
  import HTTPTypes
  import HummingbirdCore
  import NIOCore
  import NIOHTTP1

  /// A responder that passes Hummingbird's requests to the site and returns its responses.
  struct WebResponder: Sendable {
    let context: WebConnection.Context

    func respond(
      to request: Request, writer: consuming ResponseWriter, channel: any Channel
    ) async throws {
      let start = ContinuousClock.now
      let address = context.address(behind: channel, request.head.forwardedFor)
      // NB: a connection that has the next request ready would keep the thread from all others.
      guard await context.requests.next(of: address) else {
        context.report.requestRefused(status: 429)
        throw ChannelError.ioOnClosedChannel
      }
      var body: [UInt8] = []
      for try await part in request.body { body.append(contentsOf: part.readableBytesView) }
      let mark = RequestMark(
        request.head, isTrusted: context.addresses.isProxy(channel))
      // NB: after the address, which a closed connection has no longer: without one no limit would hold.
      guard channel.isActive else { throw ChannelError.ioOnClosedChannel }
      var asked = WebRequest(request.head, body: body, from: address)
      mark.stamp(&asked)
      asked.isGone = { [weak channel] in channel?.isActive != true }
      var answer = await mark.traced { await context.site.respond(to: asked) }
      if let place = context.place.header(for: answer, to: asked) { answer.headers.append(place) }
      var head = HTTPResponse(answer)
      head.headerFields[RequestMark.field] = mark.identifier
      Compression.prepare(&head, of: &answer, for: request.head, context.zipped)
      context.requests.charge(
        asked: request.head.length, answered: answer.body.count, to: address)
      if head.status.mayHaveBody { head.headerFields[.contentLength] = "\(answer.body.count)" }
      head.headerFields[.date] = HTTPDate.now()
      if answer.body.isEmpty || request.method == .head || !head.status.mayHaveBody {
        try await writer.writeResponse(head)
      } else {
        try await writer.write(response: head, body: ResponseBody(inPiecesOf: answer.body))
      }
      withExtendedLifetime(answer.room) {}
      context.report.requestAnswered(
        mark.identifier, status: answer.status, took: ContinuousClock.now - start,
        isFailure: answer.status >= 500 && !OperationsSite.isAddress(asked.target))
    }
  }

  extension HTTPRequest {
    /// The number of bytes of the target and of the header fields.
    fileprivate var length: Int {
      headerFields.reduce(path?.utf8.count ?? 0) {
        $0 + $1.name.rawName.utf8.count + $1.value.utf8.count
      }
    }

    /// The addresses in the fields that proxies add.
    fileprivate var forwardedFor: [String] {
      headerFields.filter { $0.name.canonicalName == "x-forwarded-for" }.map(\.value)
    }
  }

  extension ResponseBody {
    private static let pieceSize = 16 * 1024

    /// Creates a body that is copied and written piece by piece, as fast as the browser takes it,
    /// so that long bodies do not wait in memory for each connection.
    fileprivate init(inPiecesOf bytes: [UInt8]) {
      guard bytes.count > Self.pieceSize else {
        self.init(byteBuffer: ByteBuffer(bytes: bytes))
        return
      }
      self.init(contentLength: bytes.count) { writer in
        for start in stride(from: 0, to: bytes.count, by: Self.pieceSize) {
          let end = min(start + Self.pieceSize, bytes.count)
          try await writer.write(ByteBuffer(bytes: bytes[start..<end]))
        }
        try await writer.finish(nil)
      }
    }
  }

  extension HTTPResponse.Status {
    fileprivate var mayHaveBody: Bool { code >= 200 && code != 204 && code != 304 }
  }

  extension HTTPResponse {
    fileprivate init(_ answer: WebResponse) {
      self.init(status: Status(code: answer.status))
      for header in answer.headers {
        guard let name = HTTPField.Name(header.name) else { continue }
        headerFields.append(HTTPField(name: name, value: header.value))
      }
    }
  }

  extension WebRequest {
    /// Creates a request from Hummingbird's, which has the host apart from the header fields.
    fileprivate init(_ head: HTTPRequest, body: [UInt8], from address: String) {
      var headers: [WebHeader] = []
      headers.reserveCapacity(head.headerFields.count + 1)
      if let host = head.authority { headers.append(WebHeader("Host", host)) }
      for field in head.headerFields {
        headers.append(WebHeader(field.name.rawName, field.value))
      }
      self.init(
        method: head.method.rawValue, target: head.path ?? "/", headers: headers, body: body,
        address: address)
    }

    /// Creates a request without a body from SwiftNIO's.
    init(_ head: HTTPRequestHead, from address: String) {
      self.init(
        method: head.method.rawValue, target: head.uri,
        headers: head.headers.map { WebHeader($0.name, $0.value) }, address: address)
    }
  }
#endif
