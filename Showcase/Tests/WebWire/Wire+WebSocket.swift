extension Wire {
  static let handshake = """
    GET /calcot/live HTTP/1.1\r
    Host: localhost\r
    Upgrade: websocket\r
    Connection: keep-alive, Upgrade\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    Sec-WebSocket-Version: 13\r
    \r

    """

  /// Opens a WebSocket on a new connection.
  static func live(port: Int) async throws -> Wire {
    let wire = try await Wire(port: port)
    wire.say(handshake)
    let answer = try await wire.answer()
    guard answer.status == 101 else { throw Closed() }
    return wire
  }

  func send(_ text: String) {
    send(opcode: 1, Array(text.utf8))
  }

  func send(opcode: UInt8, _ content: some Collection<UInt8>, isLast: Bool = true) {
    say(bytes: Self.frame(opcode: opcode, content, isLast: isLast))
  }

  func sendClose(_ code: Int) {
    send(opcode: 8, [UInt8(code >> 8), UInt8(code & 0xFF)])
  }

  /// Returns a masked frame, as browsers send them.
  static func frame(opcode: UInt8, _ content: some Collection<UInt8>, isLast: Bool = true)
    -> [UInt8]
  {
    var bytes: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
    switch content.count {
    case 0...125: bytes.append(0x80 | UInt8(content.count))
    case 126...0xFFFF:
      bytes += [0x80 | 126, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
    default:
      bytes.append(0x80 | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: content.count >> shift))
      }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    bytes += mask
    for (index, byte) in content.enumerated() { bytes.append(byte ^ mask[index % 4]) }
    return bytes
  }
}
