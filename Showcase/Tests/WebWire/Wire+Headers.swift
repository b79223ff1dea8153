extension Wire {
  /// Opens a WebSocket by a request with these header fields besides its own.
  static func live(port: Int, headers: [(name: String, value: String)]) async throws -> Wire {
    let wire = try await Wire(port: port)
    let own = handshake.split(separator: "\r\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("Host:") && !$0.isEmpty }
    let given = headers.map { "\($0.name): \($0.value)" }
    wire.say((own.map(String.init) + given).joined(separator: "\r\n") + "\r\n\r\n")
    guard try await wire.answer().status == 101 else { throw Closed() }
    return wire
  }
}
