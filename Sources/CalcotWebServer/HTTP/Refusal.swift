#if Web
  import CalcotWeb
  import NIOHTTP1

  extension HTTPRequestHead {
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
#endif
