/// An exchange of one request and response with a port of this machine, over its own connection.
enum HTTPExchange {
  /// Sends a request and waits for its response. Blocks the thread.
  static func run(
    _ method: String, _ path: String, body: [UInt8]?, port: UInt16,
    deadline: ContinuousClock.Instant
  ) throws(LoopbackSocket.Failure) -> HTTPResponse {
    let socket = try LoopbackSocket(port: port, deadline: deadline)
    try socket.send(request(method, path, body: body, port: port))
    var parser = HTTPResponseParser()
    while true {
      let bytes = try socket.receive()
      do throws(HTTPResponseParser.Malformed) {
        if bytes.isEmpty { try parser.end() } else { try parser.take(bytes) }
      } catch {
        throw .malformed(error)
      }
      if let response = parser.response { return response }
    }
  }

  private static func request(
    _ method: String, _ path: String, body: [UInt8]?, port: UInt16
  ) -> [UInt8] {
    var lines = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close",
      "Accept: application/json",
    ]
    if let body {
      lines += ["Content-Type: application/json; charset=utf-8", "Content-Length: \(body.count)"]
    }
    return Array((lines + ["", ""]).joined(separator: "\r\n").utf8) + (body ?? [])
  }
}
