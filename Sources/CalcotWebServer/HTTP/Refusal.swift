#if Web
  import CalcotTree
  import CalcotWeb
  import NIOHTTP1

  extension HTTPRequestHead {
    /// The head with stream-safe texts, and with the path as its target: that of an absolute target names the
    /// host instead of the field (RFC 9112, section 3.2.2).
    var normalized: HTTPRequestHead {
      var head = self
      head.uri = uri.streamSafe
      if !headers.allSatisfy({
        $0.name.utf8.allSatisfy(\.isASCII) && $0.value.utf8.allSatisfy(\.isASCII)
      }) {
        head.headers = HTTPHeaders(headers.map { ($0.name.streamSafe, $0.value.streamSafe) })
      }
      let start = head.uri.prefix(8).lowercased()
      let scheme = start.hasPrefix("http://") ? "http://" : "https://"
      guard start.hasPrefix(scheme),
        headers["host"].count < 2
      else { return head }
      let rest = head.uri.dropFirst(scheme.count)
      let host = rest.prefix { $0 != "/" && $0 != "?" }
      let path = rest.dropFirst(host.count)
      head.headers.replaceOrAdd(name: "host", value: String(host))
      head.uri = path.hasPrefix("/") ? String(path) : "/\(path)"
      return head
    }

    /// The response to a request that this server does not accept; `nil` if it does.
    var refusal: WebResponse? {
      let hosts = headers["host"].count
      if version.major != 1 { return WebResponse(status: 505) }
      if hosts > 1 || (hosts == 0 && version.minor > 0) { return WebResponse(status: 400) }
      guard [.GET, .HEAD, .POST].contains(method) else {
        return WebResponse(status: 405, headers: [WebHeader("Allow", "GET, HEAD, POST")])
      }
      return nil
    }
  }

  extension HTTPResponseHead {
    /// Creates the head of a response after which the connection closes.
    init(refusal response: WebResponse) {
      self.init(version: .http1_1, status: .init(statusCode: response.status))
      for header in response.headers { headers.add(name: header.name, value: header.value) }
      headers.replaceOrAdd(name: "content-length", value: String(response.body.count))
      headers.replaceOrAdd(name: "connection", value: "close")
      headers.replaceOrAdd(name: "date", value: HTTPDate.now())
    }
  }

  extension UInt8 {
    fileprivate var isASCII: Bool { self < 0x80 }
  }
#endif
