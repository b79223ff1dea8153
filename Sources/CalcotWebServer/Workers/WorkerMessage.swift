#if Web
  import CalcotWeb
  import NIOCore

  /// A message between the process that supervises the workers and one of them.
  struct WorkerMessage: Equatable, Sendable {
    /// The kinds of messages.
    enum Kind: UInt8, Sendable {
      /// To a worker: what it has to know before it serves. Its number is how often the worker before it
      /// has been replaced, its bytes are those of a ``WorkerStart``.
      case start
      /// To a worker: a connection, with the bytes that have been read of it.
      case connection
      /// To a worker: the same, and the next request is to be answered whatever its cookie says.
      case homelessConnection
      /// From a worker: it serves.
      case ready
      /// From a worker: it is about to end, and takes no more connections than it has been sent.
      case leaving
      /// From a worker: a connection whose next request belongs to the worker with the number.
      case move
    }

    var kind: Kind
    var number: UInt16 = 0
    var bytes = ByteBuffer()

    /// The bytes that a message has besides its own.
    static let overhead = 3

    /// Creates a message.
    init(_ kind: Kind, number: Int = 0, bytes: ByteBuffer = ByteBuffer()) {
      self.kind = kind
      self.number = UInt16(clamping: number)
      self.bytes = bytes
    }

    /// Reads a message; `nil` if the bytes are none.
    init?(_ bytes: ByteBuffer) {
      var bytes = bytes
      guard let kind = bytes.readInteger(as: UInt8.self).flatMap(Kind.init),
        let number = bytes.readInteger(as: UInt16.self)
      else { return nil }
      self.kind = kind
      self.number = number
      // NB: A copy, because the bytes may lie in a buffer for the longest message.
      self.bytes = ByteBuffer(bytes: bytes.readableBytesView)
    }

    /// The message as bytes.
    var encoded: ByteBuffer {
      var all = ByteBuffer()
      all.writeInteger(kind.rawValue)
      all.writeInteger(number)
      all.writeImmutableBuffer(bytes)
      return all
    }
  }

  /// What a worker has to know before it serves.
  struct WorkerStart: Equatable, Sendable {
    /// The port at which the supervisor listens.
    var port: Int
    /// The keys that sign cookies, which all workers share.
    var cookieKeys: [String]

    init(port: Int, cookieKeys: [String]) {
      self.port = port
      self.cookieKeys = cookieKeys
    }

    /// Reads the bytes of a message; `nil` if they are none.
    init?(_ bytes: ByteBuffer) {
      var bytes = bytes
      var texts: [String] = []
      while let length = bytes.readInteger(as: UInt32.self) {
        guard let text = bytes.readString(length: Int(length)) else { return nil }
        texts.append(text)
      }
      guard let port = texts.first.flatMap({ Int(outside: $0, in: 0...0xFFFF) }) else { return nil }
      self.init(port: port, cookieKeys: Array(texts.dropFirst()))
    }

    var encoded: ByteBuffer {
      var all = ByteBuffer()
      for text in ["\(port)"] + cookieKeys {
        all.writeInteger(UInt32(text.utf8.count))
        all.writeString(text)
      }
      return all
    }
  }
#endif
