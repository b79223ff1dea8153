#if Web && os(Linux)
  import NIOCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// One end of a socket between the supervisor and a worker. It keeps the boundaries of messages,
  /// and a message may carry a file descriptor (`SCM_RIGHTS`, unix(7)).
  final class WorkerSocket: Sendable {
    /// The outcome of sending.
    enum Sent: Equatable {
      case sent
      /// The other end has not yet read the messages sent before.
      case full
      /// The message is longer than the system allows.
      case tooLong
      /// The other end is gone.
      case gone
    }

    /// A received message, and the descriptor that came with it, which the receiver now owns.
    struct Received: Sendable {
      var message: WorkerMessage
      var descriptor: Int32?
    }

    /// The outcome of receiving.
    enum Reception: Sendable {
      case received(Received)
      /// There is no message yet.
      case nothing
      /// The other end is gone, or has sent something that is not a message.
      case gone
    }

    let descriptor: Int32

    /// Takes over a descriptor.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Returns the two ends of a new socket, with room for messages up to a length.
    ///
    /// - Throws: The system's error.
    static func pair(room: Int) throws -> (WorkerSocket, WorkerSocket) {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
        throw IOError(errnoCode: errno, reason: "socketpair")
      }
      // NB: The system doubles this for its own needs.
      var size = Int32(clamping: max(room * 4, 256 * 1024))
      for end in ends {
        setsockopt(end, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
      }
      return (WorkerSocket(ends[0]), WorkerSocket(ends[1]))
    }

    /// Sends a message without waiting. A descriptor that is sent stays the sender's own.
    func send(_ message: WorkerMessage, with passed: Int32? = nil) -> Sent {
      var room = Self.emptyControl
      let sent = message.encoded.withUnsafeReadableBytes { bytes in
        room.withUnsafeMutableBytes { control in
          if let passed { Self.write(passed, to: control) }
          return Self.exchange(
            UnsafeMutableRawBufferPointer(mutating: bytes), passed == nil ? nil : control
          ) { sendmsg(descriptor, $0, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) }
        }
      }
      guard sent.count < 0 else { return .sent }
      switch sent.error {
      case EAGAIN, EWOULDBLOCK, ENOBUFS, ETOOMANYREFS: return .full
      case EMSGSIZE: return .tooLong
      default: return .gone
      }
    }

    /// Receives a message.
    ///
    /// - Parameter isWaiting: A Boolean value that indicates whether to block the thread until
    ///   there is a message.
    func receive(upTo length: Int, isWaiting: Bool) -> Reception {
      var room = Self.emptyControl
      var bytes = ByteBuffer()
      var passed: Int32?
      var error: Int32 = 0
      let flags =
        Int32(MSG_CMSG_CLOEXEC) | (isWaiting ? 0 : Int32(MSG_DONTWAIT))
      bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: length) { space in
        room.withUnsafeMutableBytes { control in
          let received = Self.exchange(space, control) { recvmsg(descriptor, $0, flags) }
          if received.hasControl { passed = Self.readDescriptor(in: control) }
          error = received.count < 0 ? received.error : 0
          return max(received.count, 0)
        }
      }
      if let message = WorkerMessage(bytes) {
        return .received(Received(message: message, descriptor: passed))
      }
      if let passed { close(passed) }
      return error == EAGAIN || error == EWOULDBLOCK ? .nothing : .gone
    }

    /// Lets ``receive(upTo:isWaiting:)``, even one that is waiting, return the messages that have
    /// arrived and then report that the other end is gone.
    func stopReceiving() { shutdown(descriptor, Int32(SHUT_RD)) }
  }

  // MARK: - The system's structures

  extension WorkerSocket {
    private struct Exchanged {
      var count: Int
      var error: Int32
      var hasControl: Bool
    }

    // NB: The macros of cmsg(3) are not there in Swift. The header of 64-bit Linux is a length of eight
    // bytes, the level and the type; a descriptor follows, and all is rounded up to eight bytes.
    private static let headerLength = MemoryLayout<cmsghdr>.size
    private static let controlLength = headerLength + 8
    private static var emptyControl: [UInt64] { [UInt64](repeating: 0, count: controlLength / 8) }

    private static func write(_ descriptor: Int32, to control: UnsafeMutableRawBufferPointer) {
      var header = cmsghdr()
      header.cmsg_len = .init(headerLength + MemoryLayout<Int32>.size)
      header.cmsg_level = SOL_SOCKET
      header.cmsg_type = Int32(SCM_RIGHTS)
      control.storeBytes(of: header, as: cmsghdr.self)
      control.storeBytes(of: descriptor, toByteOffset: headerLength, as: Int32.self)
    }

    private static func readDescriptor(in control: UnsafeMutableRawBufferPointer) -> Int32? {
      let header = control.load(as: cmsghdr.self)
      guard header.cmsg_level == SOL_SOCKET, header.cmsg_type == Int32(SCM_RIGHTS) else {
        return nil
      }
      return control.load(fromByteOffset: headerLength, as: Int32.self)
    }

    private static func exchange(
      _ bytes: UnsafeMutableRawBufferPointer, _ control: UnsafeMutableRawBufferPointer?,
      _ call: (UnsafeMutablePointer<msghdr>) -> Int
    ) -> Exchanged {
      var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
      return withUnsafeMutablePointer(to: &part) { part in
        var header = msghdr()
        header.msg_iov = part
        header.msg_iovlen = 1
        header.msg_control = control?.baseAddress
        header.msg_controllen = .init(control?.count ?? 0)
        while true {
          let count = call(&header)
          if count < 0, errno == EINTR { continue }
          return Exchanged(
            count: count, error: errno, hasControl: count >= 0 && header.msg_controllen > 0)
        }
      }
    }
  }
#endif
