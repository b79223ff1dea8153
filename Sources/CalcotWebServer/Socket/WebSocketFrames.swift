#if Web
  import NIOCore
  import NIOWebSocket

  extension ByteBuffer {
    /// Appends a frame with a text message, unfragmented and unmasked as from a server.
    mutating func writeText(_ text: String) {
      var text = text
      text.makeContiguousUTF8()
      let count = text.utf8.count
      reserveCapacity(minimumWritableBytes: count + 10)
      writeFrameHead(.text, count: count)
      writeString(text)
    }

    /// Appends a ping or a pong. Its payload may have at most 125 bytes.
    mutating func writeControl(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer = ByteBuffer()) {
      precondition(bytes.readableBytes <= 125, "a control frame has 125 bytes at most")
      writeFrameHead(opcode, count: bytes.readableBytes)
      writeImmutableBuffer(bytes)
    }

    /// Appends a close frame, with a code and a reason if there is a code. Truncates a reason that
    /// is too long.
    mutating func writeClose(code: Int?, reason: String = "") {
      guard let code, let code = UInt16(exactly: code) else {
        return writeFrameHead(.connectionClose, count: 0)
      }
      var reason = reason
      while reason.utf8.count > 123 { reason.removeLast() }
      writeFrameHead(.connectionClose, count: 2 + reason.utf8.count)
      writeInteger(code)
      writeString(reason)
    }

    private mutating func writeFrameHead(_ opcode: WebSocketOpcode, count: Int) {
      writeInteger(0x80 | UInt8(webSocketOpcode: opcode))
      switch count {
      case 0...125:
        writeInteger(UInt8(count))
      case 126...0xFFFF:
        writeInteger(126 as UInt8)
        writeInteger(UInt16(count))
      default:
        writeInteger(127 as UInt8)
        writeInteger(UInt64(count))
      }
    }
  }
#endif
