#if Web && os(Linux)
  import NIOCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The socket at which a supervisor listens for all its workers.
  final class ListeningSocket: Sendable {
    /// The outcome of accepting.
    enum Accepted {
      case connection(Int32)
      /// No connection is waiting.
      case nobody
      /// The process can have no more open files, or the system no more memory.
      case noRoom
    }

    let descriptor: Int32
    let port: Int

    /// Listens at an address.
    ///
    /// - Throws: ``WebServerProblem/cannotListen(address:reason:)``, or an error about the host's name.
    init(host: String, port: Int, backlog: Int) throws {
      let address = try SocketAddress.makeAddressResolvingHost(host, port: port)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
      let descriptor = socket(address.protocol == .inet6 ? AF_INET6 : AF_INET, kind, 0)
      func check(_ result: Int32) throws {
        guard result != 0 else { return }
        let error = errno
        close(descriptor)
        throw WebServerProblem.cannotListen(
          address: "\(host):\(port)", reason: String(cString: strerror(error)))
      }
      try check(descriptor < 0 ? -1 : 0)
      var yes: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
      try check(address.withSockAddr { bind(descriptor, $0, socklen_t($1)) })
      try check(listen(descriptor, Int32(clamping: backlog)))
      self.descriptor = descriptor
      self.port = Self.port(of: descriptor) ?? port
    }

    deinit { close(descriptor) }

    /// Returns the next connection, without waiting.
    func next() -> Accepted {
      while true {
        let connection = accept(descriptor, nil, nil)
        if connection >= 0 {
          _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
          return .connection(connection)
        }
        switch errno {
        case EINTR, ECONNABORTED, EPROTO: continue
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .noRoom
        default: return .nobody
        }
      }
    }

    private static func port(of descriptor: Int32) -> Int? {
      var address = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(descriptor, $0, &length) == 0
        }
      }
      guard isKnown else { return nil }
      // NB: The port is at the same place in the addresses of both versions.
      return withUnsafeBytes(of: &address) {
        Int(UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self)))
      }
    }
  }
#endif
