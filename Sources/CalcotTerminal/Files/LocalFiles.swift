#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of the machine on which the app runs, by the paths that the user types. Every call
/// blocks.
package struct LocalFiles: Sendable {
  /// The folder for relative paths, or `nil` for the working directory of the process.
  package let workingFolder: String?
  /// The folder that `~` stands for.
  package let home: String?

  package init(workingFolder: String? = nil, home: String?) {
    self.workingFolder = workingFolder
    self.home = home
  }

  /// Returns the path for the system, with `~` expanded.
  package func path(_ typed: String) -> String {
    // NB: scalars, because a slash and a mark after it are one character.
    let scalars = typed.unicodeScalars
    if let home, typed == "~" || scalars.starts(with: "~/".unicodeScalars) {
      return home + typed.dropFirst()
    }
    guard let workingFolder, scalars.first != "/" else { return typed }
    return workingFolder + "/" + typed
  }

  /// Returns the entries of a folder whose names have this prefix: folders and regular files,
  /// including those behind links. Names that are not UTF-8 are omitted because they cannot be
  /// typed. Empty if the folder cannot be read.
  package func entries(of folder: String, beginning: String) -> [PathCandidate] {
    let folder = path(folder)
    guard !folder.utf8.contains(0), let stream = opendir(folder.isEmpty ? "." : folder) else {
      return []
    }
    defer { closedir(stream) }
    var found: [PathCandidate] = []
    while let entry = readdir(stream) {
      guard let name = LocalFiles.name(of: entry), name != ".", name != "..",
        name.starts(with: beginning)
      else { continue }
      let kind = FileStatus(of: folder.isEmpty ? name : folder + "/" + name)?.kind
      guard kind == .folder || kind == .file else { continue }
      found.append(PathCandidate(name, isFolder: kind == .folder))
    }
    return found
  }

  static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let start = UnsafeRawPointer(entry) + offset
    return String(validatingCString: start.assumingMemoryBound(to: CChar.self))
  }
}

/// The status of a file, read without opening it. Links are followed.
struct FileStatus {
  enum Kind { case file, folder, other }

  let kind: Kind
  let bytes: Int
  let mode: mode_t

  /// Creates the status of the file at a path, or returns `nil` and leaves the reason in `errno`.
  init?(of path: String) {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    bytes = Int(status.st_size)
    mode = status.st_mode & 0o777
  }

  /// Returns the system's description of the last error.
  static func lastError(_ code: Int32 = errno) -> String {
    strerror(code).map { String(cString: $0) } ?? "\(code)"
  }
}
