#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of the machine on which the app runs, as the user names them. Every call blocks.
package struct LocalFiles: Sendable {
  /// Where a path begins that does not begin with a slash; nil for where the process does.
  package let workingFolder: String?
  /// What `~` stands for.
  package let home: String?

  package init(workingFolder: String? = nil, home: String?) {
    self.workingFolder = workingFolder
    self.home = home
  }

  /// The path for the system, with `~` filled in.
  package func path(_ typed: String) -> String {
    if let home, typed == "~" || typed.hasPrefix("~/") { return home + typed.dropFirst() }
    guard let workingFolder, !typed.hasPrefix("/") else { return typed }
    return workingFolder + "/" + typed
  }

  /// What is in a folder and has a name that begins like this: folders and ordinary files, also those
  /// that a link leads to. Names that are no UTF-8 cannot be typed, and are left out. Nothing where
  /// the folder cannot be read.
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

/// What the system knows of a file without reading it. Links are followed.
struct FileStatus {
  enum Kind { case file, folder, other }

  let kind: Kind
  let bytes: Int
  let mode: mode_t

  /// Nil where there is none; `errno` says why.
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

  /// The system's own words for what went wrong last.
  static func lastError(_ code: Int32 = errno) -> String {
    strerror(code).map { String(cString: $0) } ?? "\(code)"
  }
}
