#if Web
  import CalcotTree
  import NIOCore
  import NIOWebSocket

  /// A validator that assembles text messages from a browser's frames and detects protocol errors.
  ///
  /// It implements RFC 6455, section 5, except what SwiftNIO's decoder checks: the lengths of
  /// single frames, and that control frames are unfragmented. The codes are those of section 7.4.1.
  struct WebSocketMessages {
    /// The outcome of a frame.
    enum Outcome: Equatable {
      /// A part of a message, or a pong: no action is needed.
      case nothing
      case text(String)
      case ping(ByteBuffer)
      /// The browser closes, with this code if it sent one.
      case close(code: Int?)
      /// The browser violated the protocol or a limit: close with this code.
      case wrong(code: Int, reason: String)
    }

    /// The maximum number of bytes of a message.
    let limit: Int
    /// The parts of the incomplete message.
    private var parts: ByteBuffer?

    init(limit: Int) {
      self.limit = limit
    }

    /// Processes the next frame.
    mutating func take(_ frame: WebSocketFrame) -> Outcome {
      if frame.rsv1 || frame.rsv2 || frame.rsv3 {
        return .wrong(code: 1002, reason: "reserved bit")
      }
      guard frame.maskKey != nil else { return .wrong(code: 1002, reason: "not masked") }
      switch frame.opcode {
      case .text: return begin(frame)
      case .continuation: return carryOn(frame)
      case .binary: return .wrong(code: 1003, reason: "text only")
      case .ping: return .ping(frame.unmaskedData)
      case .pong: return .nothing
      case .connectionClose: return close(frame.unmaskedData)
      default: return .wrong(code: 1002, reason: "unknown kind of frame")
      }
    }

    private mutating func begin(_ frame: WebSocketFrame) -> Outcome {
      guard parts == nil else { return .wrong(code: 1002, reason: "message inside a message") }
      guard frame.length <= limit else { return tooLong }
      if frame.fin { return text(frame.unmaskedData) }
      parts = frame.unmaskedData
      return .nothing
    }

    private mutating func carryOn(_ frame: WebSocketFrame) -> Outcome {
      guard var whole = parts else { return .wrong(code: 1002, reason: "nothing to continue") }
      guard whole.readableBytes + frame.length <= limit else { return tooLong }
      // NB: Without this, the bytes would be shared, and each appended part would copy them.
      parts = nil
      var part = frame.unmaskedData
      whole.writeBuffer(&part)
      if frame.fin { return text(whole) }
      parts = whole
      return .nothing
    }

    private func text(_ bytes: ByteBuffer) -> Outcome {
      guard let text = String(utf8: bytes.readableBytesView) else {
        return .wrong(code: 1007, reason: "not UTF-8")
      }
      return .text(text)
    }

    private func close(_ bytes: ByteBuffer) -> Outcome {
      var bytes = bytes
      if bytes.readableBytes == 0 { return .close(code: nil) }
      guard let code = bytes.readInteger(as: UInt16.self), Self.mayBeSent(code) else {
        return .wrong(code: 1002, reason: "no such code")
      }
      guard String(utf8: bytes.readableBytesView) != nil else {
        return .wrong(code: 1007, reason: "not UTF-8")
      }
      return .close(code: Int(code))
    }

    private var tooLong: Outcome { .wrong(code: 1009, reason: "more than \(limit) bytes") }

    /// Returns a Boolean value that indicates whether a close frame may contain a code: one
    /// registered for it, or a private one.
    private static func mayBeSent(_ code: UInt16) -> Bool {
      switch code {
      case 1000...1003, 1007...1014, 3000...4999: true
      default: false
      }
    }
  }
#endif
