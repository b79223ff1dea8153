#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// An open file, which closes with this object and stays in this process.
  final class Descriptor {
    let number: Int32

    /// Takes over an open file. NB: above the numbers that a started program gets.
    init(_ number: Int32) {
      self.number = fcntl(number, F_DUPFD_CLOEXEC, 10)
      close(number)
    }

    deinit { close(number) }

    func becomeNonblocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

    /// Returns the bytes that are there, or nil at the end.
    func read() -> [UInt8]? {
      var bytes: [UInt8] = []
      var room = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = system_read(number, &room, room.count)
        if count > 0 {
          bytes += room[..<count]
        } else if count < 0, errno == EINTR {
          continue
        } else {
          return count < 0 && errno == EAGAIN || !bytes.isEmpty ? bytes : nil
        }
      }
    }

    func write(_ text: String) { _ = text.withCString { system_write($0, strlen($0), number) } }
  }

  /// Calls the system's functions, which those of ``Descriptor`` hide.
  private func system_read(_ file: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, start, count)
  }

  private func system_write(_ start: UnsafeRawPointer, _ count: Int, _ file: Int32) -> Int {
    write(file, start, count)
  }

  extension Descriptor {
    /// Listens at a port of this machine, reachable from it alone.
    static func listening(at port: UInt16) throws -> Descriptor {
      #if canImport(Darwin) || canImport(Musl)
        let number = socket(AF_INET, SOCK_STREAM, 0)
      #else
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      guard number >= 0 else { throw DevFailure.system("a socket cannot be made") }
      let socket = Descriptor(number)
      var yes: Int32 = 1
      setsockopt(
        socket.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket.number, $0, size) } == 0
      }
      guard isBound, listen(socket.number, 128) == 0 else {
        if errno == EADDRINUSE {
          throw DevFailure.misuse(
            "calcot: error: another program listens at port \(port); end it, or choose another port "
              + "with --port")
        }
        throw DevFailure.system("port \(port) cannot be used")
      }
      socket.becomeNonblocking()
      return socket
    }

    /// The port of a socket that listens.
    var port: UInt16 {
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(number, $0, &size) }
      }
      return UInt16(bigEndian: address.sin_port)
    }

    /// Returns the two ends of a connection.
    static func pair() throws -> (Descriptor, Descriptor) {
      var ends: [Int32] = [0, 0]
      #if canImport(Darwin) || canImport(Musl)
        let result = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
      #else
        let result = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
      #endif
      guard result == 0 else { throw DevFailure.system("a socket cannot be made") }
      let pair = (Descriptor(ends[0]), Descriptor(ends[1]))
      pair.0.becomeNonblocking()
      return pair
    }
  }
#endif
