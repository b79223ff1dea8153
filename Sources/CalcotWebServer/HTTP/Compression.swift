#if Web
  import Calcot
  import CalcotWeb
  import HTTPTypes
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import NIOHTTPCompression

  /// The choice of the responses that are gzipped: texts that a page shows or runs, and that are
  /// long enough to gain by it. Files that users save are sent as they are.
  enum Compression {
    /// The minimum number of bytes of a compressed response: a shorter one fits into one packet.
    static let fewestBytes = 1_000

    /// The name of a mark that never leaves the server. NB: The compressor cannot tell a response to
    /// `HEAD` from another, and would give it a body.
    private static let mark = "x-calcot-gzip"

    /// Marks a response that is to be compressed if the browser accepts it, and compresses one of the files
    /// that all pages load, which have no rate, at once.
    static func prepare(
      _ head: inout HTTPResponse, of answer: inout WebResponse, for request: HTTPRequest,
      _ files: ZippedFiles
    ) {
      guard isText(answer), answer.body.count >= fewestBytes else { return }
      head.headerFields.append(HTTPField(name: .vary, value: "Accept-Encoding"))
      guard request.method != .head else { return }
      guard let tag = answer.header("ETag"), tag.hasPrefix("W/") else {
        if let mark = HTTPField.Name(mark) { head.headerFields[mark] = "1" }
        return
      }
      guard request.headerFields[.acceptEncoding] == "gzip",
        let zipped = files.body(of: answer, tag)
      else { return }
      answer.body = zipped
      head.headerFields[.contentEncoding] = "gzip"
    }

    /// Returns the handler of a connection that compresses marked responses.
    static func handler() -> HTTPResponseCompressor {
      HTTPResponseCompressor { head, isAccepted in
        guard head.headers.contains(name: mark) else { return .doNotCompress }
        head.headers.remove(name: mark)
        // NB: The compressor would leave the length of the plain text where the head goes out before
        // the body, and the browser would wait for the rest until the connection closes.
        if isAccepted { head.headers.remove(name: "content-length") }
        return .compressIfPossible
      }
    }

    /// Changes a request so that gzip is chosen if the browser accepts several encodings. NB: Of
    /// equals the compressor chooses deflate, which some browsers read in another way.
    static func preferGzip(_ head: inout HTTPRequestHead) {
      // NB: the compressor sends a long text in chunks, which HTTP/1.0 does not have.
      guard head.version == .http1_1 else { return head.headers.remove(name: "accept-encoding") }
      let accepted = head.headers[canonicalForm: "accept-encoding"]
      guard accepted.contains(where: { $0 == "gzip" }) else { return }
      head.headers.replaceOrAdd(name: "accept-encoding", value: "gzip")
    }

    private static func isText(_ answer: WebResponse) -> Bool {
      guard let type = answer.header("Content-Type"), answer.header("Content-Disposition") == nil
      else { return false }
      return type.hasPrefix("text/") || type.hasSuffix("json") || type.hasSuffix("svg+xml")
    }
  }

  /// The files that all pages load, compressed once for all browsers.
  final class ZippedFiles: Sendable {
    private let files = Locked<[String: [UInt8]]>([:])

    /// Returns the compressed body of a response with a tag; `nil` if it cannot be compressed.
    func body(of answer: WebResponse, _ tag: String) -> [UInt8]? {
      if let known = files.withLock({ $0[tag] }) { return known }
      guard let zipped = try? Self.zipped(answer.body) else { return nil }
      files.withLock { $0[tag] = zipped }
      return zipped
    }

    private static func zipped(_ bytes: [UInt8]) throws -> [UInt8] {
      let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
      let asked = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": "gzip"])
      try channel.writeInbound(HTTPServerRequestPart.head(asked))
      let head = HTTPResponseHead(version: .http1_1, status: .ok)
      let body = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes)))
      for part in [.head(head), body, .end(nil)] { try channel.writeOutbound(part) }
      var zipped: [UInt8] = []
      while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
        if case .body(.byteBuffer(let part)) = part { zipped += part.readableBytesView }
      }
      _ = try channel.finish(acceptAlreadyClosed: true)
      return zipped
    }
  }
#endif
