#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The standard error of the process while an app has the terminal: what is written to it would
/// garble the screen and be lost with it, so it is kept in a file and shown when the terminal is
/// given back, after a crash too.
enum ErrorLog {
  private struct Record {
    /// The standard error before, or -1 while nothing is kept.
    var former: Int32 = -1
    var file: Int32 = -1
  }

  /// The number of bytes that are shown at the end.
  private static let most: off_t = 65_536
  /// The number of bytes at which all others are forgotten.
  private static let mostKept: off_t = 4_194_304
  private static let bufferSize = 4_096
  // NB: read by signal handlers. The memory is allocated before the first handler is installed and
  // never freed, and a pointer's target has no exclusivity checks.
  private nonisolated(unsafe) static let record = {
    let memory = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    memory.initialize(to: Record())
    return memory
  }()
  private nonisolated(unsafe) static let buffer =  // NB: as above.
    UnsafeMutableRawPointer.allocate(byteCount: bufferSize, alignment: 16)

  /// Keeps what is written from now on, if standard error is the terminal itself.
  static func begin(on terminal: Int32) {
    _ = buffer
    guard record.pointee.former < 0, isSame(STDERR_FILENO, terminal) else { return }
    var path = Array("/tmp/calcot.XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return }
    unlink(path)
    let former = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    // NB: to the end, also after `trim()` has moved it.
    guard former >= 0, fcntl(file, F_SETFD, FD_CLOEXEC) >= 0, fcntl(file, F_SETFL, O_APPEND) >= 0,
      dup2(file, STDERR_FILENO) >= 0
    else {
      close(file)
      close(former)
      return
    }
    record.pointee = Record(former: former, file: file)
  }

  /// Forgets all but the end of what was written, if it is much. To be called now and then.
  static func trim() {
    let file = record.pointee.file
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0, status.st_size > mostKept else { return }
    let end = [UInt8](unsafeUninitializedCapacity: Int(most)) { bytes, count in
      count = max(pread(file, bytes.baseAddress, bytes.count, status.st_size - most), 0)
    }
    if ftruncate(file, 0) == 0 { _ = DescriptorIO.write(end, to: file) }
  }

  /// Shows the end of what was written, and keeps nothing from now on. Safe in a signal handler.
  static func end() {
    let (former, file) = (record.pointee.former, record.pointee.file)
    guard former >= 0 else { return }
    record.pointee = Record()
    dup2(former, STDERR_FILENO)
    var place = max(lseek(file, 0, SEEK_END) - most, 0)
    while case let count = pread(file, buffer, bufferSize, place), count > 0 {
      guard DescriptorIO.write(buffer, count: count, to: STDERR_FILENO) else { break }
      place += off_t(count)
    }
    close(file)
    close(former)
  }

  private static func isSame(_ one: Int32, _ other: Int32) -> Bool {
    var (first, second) = (stat(), stat())
    return isatty(one) == 1 && fstat(one, &first) == 0 && fstat(other, &second) == 0
      && first.st_rdev == second.st_rdev
  }
}
