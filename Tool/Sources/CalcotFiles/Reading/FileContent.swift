#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the bytes of a file.
enum FileContent {
  /// The reason why a file was not read.
  enum Failure: Error {
    case system(SystemFailure)
    case notRegular
    /// The size of the file in bytes.
    case tooLarge(Int)
  }

  /// Reads a regular file of at most `limit` bytes. Neither waits for a pipe nor reads the zeros of
  /// a huge sparse file.
  static func read(_ path: Path, limit: Int) throws(Failure) -> [UInt8] {
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else { throw .system(.last) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(.last) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(size) }

    // NB: one byte more than the size tells whether the file grows while it is read.
    var room = size + 1
    var bytes: [UInt8] = []
    while true {
      let (more, failure) = chunk(of: file, room: room)
      if let failure { throw .system(failure) }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      if more.count < room { return bytes }
      guard bytes.count <= limit else { throw .tooLarge(bytes.count) }
      room = 64 * 1024
    }
  }

  private static func chunk(of file: Int32, room: Int) -> ([UInt8], SystemFailure?) {
    var failure: SystemFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      while filled < room {
        let count = system_read(file, buffer.baseAddress.map { $0 + filled }, room - filled)
        if count > 0 {
          filled += count
        } else if count == 0 {
          return
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    return (bytes, failure)
  }
}

/// The system's `read`, which ``FileContent/read(_:limit:)`` hides.
private func system_read(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int
{
  read(file, start, count)
}
