#if Web
  import CalcotWeb
  import HTTPTypes
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

    /// Marks a response that is to be compressed if the browser accepts it.
    static func prepare(_ head: inout HTTPResponse, of answer: WebResponse, isHead: Bool) {
      guard isText(answer), answer.body.count >= fewestBytes else { return }
      head.headerFields.append(HTTPField(name: .vary, value: "Accept-Encoding"))
      if !isHead, let mark = HTTPField.Name(mark) { head.headerFields[mark] = "1" }
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
#endif
