#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads and writes a file descriptor, handling the cases that the system calls leave to their
/// callers.
enum DescriptorIO {
  enum ReadResult: Equatable {
    case bytes([UInt8])
    case nothingNow
    case ended
    /// The read failed with this `errno`.
    case failed(Int32)
  }

  /// Reads the available bytes, 16 KiB at most. Waits only if the descriptor is blocking and has
  /// none.
  static func read(_ descriptor: Int32) -> ReadResult {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = buffer.withUnsafeMutableBytes { bytes in
      #if canImport(Darwin)
        Darwin.read(descriptor, bytes.baseAddress, bytes.count)
      #else
        Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    guard count < 0 else { return .ended }
    return errno == EINTR || errno == EAGAIN ? .nothingNow : .failed(errno)
  }

  /// Waits until a descriptor has bytes, or has none any more.
  static func awaitInput(of descriptor: Int32) {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&poller, 1, -1)
  }

  /// Writes all bytes, waiting for a slow reader; returns `false` if they can never be read.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      return write(base, count: bytes.count, to: descriptor)
    }
  }

  /// Writes bytes from memory. Safe in a signal handler: it allocates nothing and takes no lock.
  static func write(_ base: UnsafeRawPointer, count: Int, to descriptor: Int32) -> Bool {
    var done = 0
    while done < count {
      #if canImport(Darwin)
        let written = Darwin.write(descriptor, base + done, count - done)
      #else
        let written = Glibc.write(descriptor, base + done, count - done)
      #endif
      if written > 0 {
        done += written
      } else if written < 0, errno == EAGAIN {
        var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&poller, 1, 1_000)
        if poller.revents & Int16(POLLERR | POLLNVAL) != 0 { return false }
      } else if written == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
