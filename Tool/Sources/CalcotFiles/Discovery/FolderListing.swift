#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The content of one folder: folders, links, and files of some kinds, sorted by the bytes of their
/// names.
struct FolderListing {
  struct Entry {
    enum Kind { case file, folder, link, other }

    let name: [UInt8]
    let kind: Kind
  }

  let identity: FileIdentity
  let entries: [Entry]

  /// - Parameter suffixes: The ends of the names of the files.
  init(of path: Path, suffixes: [[UInt8]] = [FolderListing.swift]) throws(SystemFailure) {
    guard let folder = path.withCString({ opendir($0) }) else { throw .last }
    defer { closedir(folder) }
    var status = stat()
    guard fstat(dirfd(folder), &status) == 0 else { throw .last }
    identity = FileIdentity(status)

    var entries: [Entry] = []
    errno = 0
    while let record = readdir(folder) {
      if let entry = Self.entry(record, in: path, suffixes) { entries.append(entry) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    self.entries = entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  static let swift = Array(".swift".utf8)

  /// Returns an entry; nil for other files, such as pictures, whose names are not even copied.
  private static func entry(
    _ record: UnsafeMutablePointer<dirent>, in folder: Path, _ suffixes: [[UInt8]]
  ) -> Entry? {
    // NB: the record is as long as its name, so it is shorter than `dirent` and cannot be copied.
    let start = UnsafeRawPointer(record) + nameOffset
    let length = strlen(start.assumingMemoryBound(to: CChar.self))
    let name = UnsafeRawBufferPointer(start: start, count: length)
    // NB: this skips hidden files, "." and "..".
    if name.first == UInt8(ascii: ".") { return nil }
    let isWanted = suffixes.contains {
      name.count >= $0.count && name.suffix($0.count).elementsEqual($0)
    }
    let kind = kind(record.pointee.d_type, of: name, in: folder)
    if kind == .file || kind == .other, !isWanted { return nil }
    return Entry(name: Array(name), kind: kind)
  }

  private static func kind(
    _ type: UInt8, of name: UnsafeRawBufferPointer, in folder: Path
  ) -> Entry.Kind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      // NB: some file systems do not give the type with the name.
      var status = stat()
      guard folder.appending(name).withCString({ lstat($0, &status) }) == 0 else { return .other }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return .file
      case S_IFDIR: return .folder
      case S_IFLNK: return .link
      default: return .other
      }
    default: return .other
    }
  }
}
