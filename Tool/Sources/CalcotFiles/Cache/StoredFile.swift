import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads and replaces files that several processes use at once.
enum StoredFile {
  /// A value that changes whenever the file is replaced.
  struct Version: Equatable, Sendable {
    var identity: FileIdentity
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    init(_ status: stat) {
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      identity = FileIdentity(status)
      size = Int(status.st_size)
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }
  }

  private static let limit = 1 << 31

  static func read(_ path: Path) -> (bytes: [UInt8], version: Version)? {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    guard let bytes = try? FileContent.read(path, limit: limit) else { return nil }
    return (bytes, Version(status))
  }

  /// Creates the folder and those around it, by default for this user only.
  static func makeFolder(_ path: Path, mode: mode_t = 0o700) -> Bool {
    var whole = path.isAbsolute ? Path("/") : Path(".")
    for part in path.parts {
      whole = whole.appending(part)
      _ = whole.withCString { mkdir($0, mode) }
    }
    return (try? FileStatus(at: path))?.kind == .folder
  }

  /// Replaces the file atomically: a reader sees the old bytes or the new ones.
  static func replace(
    _ path: Path, by bytes: [UInt8], mode: mode_t = 0o600
  ) throws(SystemFailure) {
    let number = counter.wrappingAdd(1, ordering: .relaxed).oldValue
    let temporary = Path(bytes: path.bytes + Array(".\(getpid())-\(number).tmp".utf8))
    try create(temporary, of: bytes, mode: mode)
    guard temporary.withCString({ from in path.withCString { rename(from, $0) } }) != 0 else {
      return
    }
    let failure = SystemFailure.last
    _ = temporary.withCString { unlink($0) }
    throw failure
  }

  /// Creates a file; throws if there is one. A reader may see a part of the bytes.
  static func create(_ path: Path, of bytes: [UInt8], mode: mode_t) throws(SystemFailure) {
    let file = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    guard file >= 0 else { throw .last }
    var failure = bytes.withUnsafeBytes { writeAll($0, to: file) }
    if close(file) != 0, failure == nil { failure = .last }
    guard let failure else { return }
    _ = path.withCString { unlink($0) }
    throw failure
  }

  static func append(_ bytes: [UInt8], to path: Path) throws(SystemFailure) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC
    let file = path.withCString { open($0, flags, 0o666) }
    guard file >= 0 else { throw .last }
    let failure = bytes.withUnsafeBytes { writeAll($0, to: file) }
    close(file)
    if let failure { throw failure }
  }

  private static let counter = Atomic(0)

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> SystemFailure? {
    var done = 0
    while done < bytes.count {
      let count = write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if count > 0 {
        done += count
      } else if errno != EINTR {
        return .last
      }
    }
    return nil
  }
}
