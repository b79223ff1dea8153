#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity of a file or folder, whatever path leads to it.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// The status of a path in the file system.
struct FileStatus {
  enum Kind { case file, folder, other }

  let identity: FileIdentity
  let kind: Kind
  let size: Int

  init(_ status: stat) {
    identity = FileIdentity(status)
    size = Int(status.st_size)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
  }

  /// Reads the status of a path. Links are followed.
  init(at path: Path) throws(SystemFailure) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw .last }
    self.init(status)
  }
}
