package import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LocalFiles {
  /// Reads the file that the first of these paths leads to.
  ///
  /// What it is, its kind and its size are looked at before anything of it is read, and no more is
  /// read than may be picked.
  ///
  /// - Throws: why it cannot be picked.
  package func read(
    anyOf paths: [String], for pick: FilePick
  ) throws(FileProblem) -> PickedFile {
    let found = paths.first { FileStatus(of: path($0)) != nil } ?? paths.first ?? ""
    // NB: the system never hears of such a path, so that `errno` would say what went wrong before.
    guard !found.utf8.contains(0) else { throw .noSuchFile(found) }
    let whole = path(found)
    let name = LocalFiles.lastName(of: found)
    guard let status = FileStatus(of: whole) else {
      switch errno {
      case ENOENT, ENOTDIR: throw .noSuchFile(found)
      default: throw .unreadable(found, reason: FileStatus.lastError())
      }
    }
    try LocalFiles.check(status, name, for: pick)
    // NB: it may have become a pipe meanwhile, which would be waited for.
    let descriptor = open(whole, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(name, reason: FileStatus.lastError()) }
    defer { close(descriptor) }
    guard let opened = FileStatus(of: descriptor) else {
      throw .unreadable(name, reason: FileStatus.lastError())
    }
    try LocalFiles.check(opened, name, for: pick)
    let content = try LocalFiles.content(of: descriptor, name, expecting: opened.bytes, for: pick)
    return PickedFile(name, content: content)
  }

  private static func check(
    _ status: FileStatus, _ name: String, for pick: FilePick
  ) throws(FileProblem) {
    switch status.kind {
    case .folder: throw .isFolder(name)
    case .other: throw .notOrdinary(name)
    case .file: break
    }
    guard pick.kinds.isEmpty || pick.kinds.contains(where: { $0.covers(name) }) else {
      throw .wrongKind(name, kinds: pick.kinds.flatMap(\.extensions))
    }
    guard status.bytes <= pick.mostBytes else {
      throw .tooLarge(name, bytes: status.bytes, most: pick.mostBytes)
    }
  }

  private static func content(
    of descriptor: Int32, _ name: String, expecting bytes: Int, for pick: FilePick
  ) throws(FileProblem) -> Data {
    var content = Data()
    content.reserveCapacity(min(max(bytes, 0), 1 << 20))
    while true {
      switch DescriptorIO.read(descriptor) {
      case .nothingNow: continue
      case .ended: return content
      case .failed(let code):
        throw .unreadable(name, reason: FileStatus.lastError(code))
      case .bytes(let more): content.append(contentsOf: more)
      }
      // NB: some files of the system say that they are empty, and others grow.
      guard content.count <= pick.mostBytes else {
        throw .tooLarge(name, bytes: content.count, most: pick.mostBytes)
      }
    }
  }

  static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
