extension Wire {
  /// Opens a WebSocket by a request with additional header fields.
  static func live(
    port: Int, headers: [(name: String, value: String)], from address: String = usualAddress
  ) async throws -> Wire {
    let wire = try await Wire(port: port, from: address)
    let own = handshake.split(separator: "\r\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("Host:") && !$0.isEmpty }
    let given = headers.map { "\($0.name): \($0.value)" }
    wire.say((own.map(String.init) + given).joined(separator: "\r\n") + "\r\n\r\n")
    guard try await wire.answer().status == 101 else { throw Closed() }
    return wire
  }

  /// Reads a page as a new browser does, and starts a session.
  ///
  /// - Returns: The page's response, and the WebSocket on which the page has greeted the server.
  static func visit(_ path: String, port: Int) async throws -> (page: Answer, live: Wire) {
    let wire = try await Wire(port: port)
    wire.say("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let page = try await wire.answer()
    let headers = [
      ("Host", "localhost"), ("Origin", "http://localhost"), ("Cookie", page.cookies),
    ]
    let live = try await live(port: port, headers: headers)
    live.send(#"{"v":1,"s":null,"p":0,"u":"\#(path)","k":null,"i":null,"n":false,"f":[]}"#)
    return (page, live)
  }
}
