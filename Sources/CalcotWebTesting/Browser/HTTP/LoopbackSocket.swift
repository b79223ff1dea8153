import Foundation

/// A connection to a port of this machine that waits until a deadline at most.
///
/// It blocks its thread: use it on a dedicated queue, never on the cooperative pool.
final class LoopbackSocket {
  /// The reason why an exchange failed.
  enum Failure: Error, Equatable {
    case system(call: String, code: Int32)
    case late
    case malformed(HTTPResponseParser.Malformed)
  }

  private let descriptor: Int32
  /// The time until which the next call waits.
  var deadline: ContinuousClock.Instant

  /// Connects to a port.
  init(port: UInt16, deadline: ContinuousClock.Instant) throws(Failure) {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    self.deadline = deadline
    guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    var on: Int32 = 1
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    try connect(to: port)
  }

  deinit { close(descriptor) }

  /// Returns a free port of this machine.
  static func freePort() throws(BrowserError) -> UInt16 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { sockaddr in
        bind(descriptor, sockaddr, size) == 0 && getsockname(descriptor, sockaddr, &size) == 0
      }
    }
    guard isBound else { throw ChildProcess.failure("bind", code: errno) }
    return UInt16(bigEndian: address.sin_port)
  }

  private func connect(to port: UInt16) throws(Failure) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { sockaddr in
        #if canImport(Darwin)
          Darwin.connect(descriptor, sockaddr, size)
        #else
          Glibc.connect(descriptor, sockaddr, size)
        #endif
      }
    }
    if result == 0 { return }
    guard errno == EINPROGRESS || errno == EINTR else {
      throw .system(call: "connect", code: errno)
    }
    try waitUntilReady(for: POLLOUT)
    var code: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &length)
    guard code == 0 else { throw .system(call: "connect", code: code) }
  }

  /// Sends all bytes.
  func send(_ bytes: [UInt8]) throws(Failure) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        let rest = UnsafeRawBufferPointer(rebasing: all[sent...])
        #if canImport(Darwin)
          return Darwin.send(descriptor, rest.baseAddress, rest.count, 0)
        #else
          return Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        try waitUntilReady(for: POLLOUT)
      } else if errno != EINTR {
        throw .system(call: "send", code: errno)
      }
    }
  }

  /// Returns the received bytes, at least one; empty when the other side has closed the connection.
  func receive() throws(Failure) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count >= 0 { return Array(buffer[..<count]) }
      if errno == EAGAIN || errno == EWOULDBLOCK {
        try waitUntilReady(for: POLLIN)
      } else if errno != EINTR {
        throw .system(call: "recv", code: errno)
      }
    }
  }

  private func waitUntilReady(for event: some BinaryInteger) throws(Failure) {
    guard Descriptor.awaits(descriptor, Int16(event), until: deadline) else { throw .late }
  }
}
