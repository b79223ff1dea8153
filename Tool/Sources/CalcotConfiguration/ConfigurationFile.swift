#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The file of a configuration.
public enum ConfigurationFile {
  public static let name = ".calcot.yml"

  /// Returns the nearest configuration for a file or folder: in its folder, or in one above it, up
  /// to the one that has a `.git`.
  ///
  /// Nil if there is none, or if the path does not exist. The returned path is absolute.
  public static func nearest(to path: String) -> String? {
    guard var folder = absolute(path) else { return nil }
    if !isFolder(folder) { folder = parent(of: folder) }
    while true {
      let file = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if exists(file), !isFolder(file) { return file }
      if folder == "/" || exists("\(folder)/.git") { return nil }
      folder = parent(of: folder)
    }
  }

  /// Returns the folder that the globs and paths of a configuration are relative to.
  public static func folder(of file: String) -> String {
    file.contains("/") ? parent(of: file) : "."
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "/" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func absolute(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  private static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }
}
