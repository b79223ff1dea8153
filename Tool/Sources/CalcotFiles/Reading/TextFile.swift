#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads and writes files of the user as a whole.
public enum TextFile {
  /// The largest size in bytes.
  private static let limit = 1 << 30

  public static func exists(_ path: Path) -> Bool {
    (try? FileStatus(at: path)) != nil
  }

  /// Returns the bytes of a file. `shownPath` is its path in an error.
  public static func read(_ path: Path, shownPath: String) throws(FileProblem) -> [UInt8] {
    do {
      return try FileContent.read(path, limit: limit)
    } catch {
      let message =
        switch error {
        case .system(let failure): "cannot be read: \(failure.message)"
        case .notRegular: "cannot be read: it is not a regular file"
        case .tooLarge(let size): "cannot be read: it has \(size) bytes"
        }
      throw FileProblem(path: shownPath, message: message)
    }
  }

  /// Creates a folder and those around it, unless they are there.
  public static func makeFolder(_ path: Path, shownPath: String) throws(FileProblem) {
    guard StoredFile.makeFolder(path, mode: 0o777) else {
      throw FileProblem(path: shownPath, message: "is not a folder, and cannot be made")
    }
  }

  /// Creates or replaces a file atomically. The target of a link is replaced, not the link, and
  /// keeps its permissions. A pipe or device is written to.
  public static func write(
    _ bytes: [UInt8], to path: Path, shownPath: String
  ) throws(FileProblem) {
    do {
      var status = stat()
      guard path.withCString({ stat($0, &status) }) == 0 else {
        try StoredFile.replace(path, by: bytes, mode: 0o666)
        return
      }
      if status.st_mode & S_IFMT == S_IFREG {
        try StoredFile.replace(resolved(path), by: bytes, mode: status.st_mode & 0o777)
      } else {
        try StoredFile.append(bytes, to: path)
      }
    } catch {
      throw FileProblem(path: shownPath, message: "cannot be written: \(error.message)")
    }
  }

  /// Creates a file, which others may see before it is whole; replaces one that is there by now.
  public static func create(
    _ bytes: [UInt8], at path: Path, shownPath: String
  ) throws(FileProblem) {
    if (try? StoredFile.create(path, of: bytes, mode: 0o666)) == nil {
      try write(bytes, to: path, shownPath: shownPath)
    }
  }

  /// Appends bytes with a single write.
  public static func append(
    _ bytes: [UInt8], to path: Path, shownPath: String
  ) throws(FileProblem) {
    do {
      try StoredFile.append(bytes, to: path)
    } catch {
      throw FileProblem(path: shownPath, message: "cannot be written: \(error.message)")
    }
  }

  private static func resolved(_ path: Path) -> Path {
    path.withCString { path in
      guard let real = realpath(path, nil) else { return Path(String(cString: path)) }
      defer { free(real) }
      let bytes = UnsafeBufferPointer(start: real, count: strlen(real))
      return Path(bytes: bytes.map(UInt8.init(bitPattern:)))
    }
  }
}
