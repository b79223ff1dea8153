#if Web
  import CalcotWeb
  import NIOCore

  /// A message between the process that supervises the workers and one of them.
  struct WorkerMessage: Equatable, Sendable {
    /// The kinds of messages.
    enum Kind: UInt8, Sendable {
      /// To a worker: the values that it needs before it serves. The number is the number of times
      /// that the worker has been replaced; the bytes are those of a ``WorkerStart``.
      case start
      /// To a worker: a connection, with the bytes that have been read from it.
      case connection
      /// To a worker: a connection as in ``connection``, but the worker answers the next request
      /// itself, whichever worker the request's cookie names.
      case homelessConnection
      /// From a worker: it has begun to serve.
      case ready
      /// From a worker: it is about to end, and takes no connections beyond those already sent.
      case leaving
      /// From a worker: a connection whose next request belongs to the worker with the number.
      case move
      /// From a worker: its main actor has time.
      case beat
      /// From a worker: what it has counted, the bytes of a ``WorkerLoad``.
      case load
    }

    var kind: Kind
    var number: UInt16 = 0
    var bytes = ByteBuffer()

    /// Creates a message.
    init(_ kind: Kind, number: Int = 0, bytes: ByteBuffer = ByteBuffer()) {
      self.kind = kind
      self.number = UInt16(clamping: number)
      self.bytes = bytes
    }

    /// Reads a message; `nil` if the bytes are not one.
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

  /// The values that a worker needs before it serves.
  struct WorkerStart: Equatable, Sendable {
    /// The port at which the supervisor listens.
    var port: Int
    /// The keys that sign cookies, which all workers share.
    var cookieKeys: [String]

    init(port: Int, cookieKeys: [String]) {
      self.port = port
      self.cookieKeys = cookieKeys
    }

    /// Reads the bytes of a message; `nil` if they are not those of a start.
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
