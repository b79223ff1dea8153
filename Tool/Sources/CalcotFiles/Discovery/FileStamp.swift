#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A value that changes when a file is written or replaced.
public struct FileStamp: Equatable, Sendable {
  private let version: StoredFile.Version

  /// Reads the stamp of a file; nil if it is not there.
  public init?(of path: Path) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    version = StoredFile.Version(status)
  }
}
